import { landingIn } from '@nelly/contract/landing-language'
import type { MyReservation } from '@nelly/contract/my-reservation'
import { redirect } from 'react-router'
import { siteContext } from '../../site-context.ts'
import { movedPath, type PageArgs } from '../visited-landing.ts'
import { readOwnAddress } from './own-address.ts'

/** The result for a secret: a reservation, none (404), or no look-up after too many wrong ones (429). */
export type Opened =
  | { readonly reservation: MyReservation }
  | { readonly reservation?: undefined; readonly status: 404 }
  | { readonly reservation?: undefined; readonly status: 429; readonly retryAfter: number }

/** Loads the reservation of the secret in the address. Throws a redirect to its landing's current address. */
export async function openReservation({ request, params, context }: PageArgs): Promise<Opened> {
  const { secret } = readOwnAddress(request.url)
  const { site, language } = context.get(siteContext)
  const visit = await site.myReservation(params.name ?? '', secret)
  if (visit.kind === 'found') {
    const { landing } = visit.reservation
    // The link in a mail works after its language is not offered any more.
    const read = (language && landingIn(landing, language)) ?? landing
    return { reservation: { ...visit.reservation, landing: read } }
  }
  if (visit.kind === 'too-many-tries') return { status: 429, retryAfter: visit.retryAfter }
  if (visit.kind === 'not-found') return { status: 404 }
  const { pathname, search } = new URL(request.url)
  throw redirect(movedPath(pathname, visit.to, language) + search, 308)
}
