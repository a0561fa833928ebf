import type { MyReservation } from '@nelly/contract/my-reservation'
import type { VisitedLanding } from '@nelly/contract/public-site'
import { type RouterContextProvider, redirect } from 'react-router'
import { siteContext } from '../../site-context.ts'
import { visitedLanding } from '../visited-landing.ts'
import { bookedSecret, referenceOf } from './booked-cookie.ts'

export interface Asked {
  readonly request: Request
  readonly params: { readonly name?: string | undefined }
  readonly context: Readonly<RouterContextProvider>
}

type Booked = {
  readonly landing: VisitedLanding
  readonly params: URLSearchParams
} & (
  | { readonly reservation: MyReservation; readonly secret: string }
  | { readonly reservation?: undefined; readonly secret?: undefined }
)

/**
 * The reservation that the address names, for the browser that booked it alone. Throws the way to the home page where the address
 * names none. Decision 0044.
 */
export async function readBooked(asked: Asked): Promise<Booked> {
  const landing = await visitedLanding(asked)
  const reference = referenceOf(asked.request)
  if (!reference) throw redirect(`/${landing.address}`, 303)
  const params = new URL(asked.request.url).searchParams
  const secret = bookedSecret(asked.request, reference)
  if (!secret) return { landing, params }
  const visit = await asked.context.get(siteContext).site.myReservation(landing.address, secret)
  const isIt = visit.kind === 'found' && visit.reservation.reference === reference
  return isIt ? { landing, params, reservation: visit.reservation, secret } : { landing, params }
}
