import type { MyReservation } from '@nelly/contract/my-reservation'
import { redirect } from 'react-router'
import { siteContext } from '../../site-context.ts'
import type { PageArgs } from '../visited-landing.ts'
import { readOwnAddress } from './own-address.ts'

/** The result for a secret: a reservation, none (404), or no look-up after too many wrong ones (429). */
export type Opened =
  | { readonly reservation: MyReservation }
  | { readonly reservation?: undefined; readonly status: 404 }
  | { readonly reservation?: undefined; readonly status: 429; readonly retryAfter: number }

/** Loads the reservation of the secret in the address. Throws a redirect to its landing's current address. */
export async function openReservation({ request, params, context }: PageArgs): Promise<Opened> {
  const { secret } = readOwnAddress(request.url)
  const visit = await context.get(siteContext).site.myReservation(params.name ?? '', secret)
  if (visit.kind === 'found') return { reservation: visit.reservation }
  if (visit.kind === 'too-many-tries') return { status: 429, retryAfter: visit.retryAfter }
  if (visit.kind === 'not-found') return { status: 404 }
  const { pathname, search } = new URL(request.url)
  throw redirect(pathname.replace(/^\/[^/]*/, `/${visit.to}`) + search, 308)
}
