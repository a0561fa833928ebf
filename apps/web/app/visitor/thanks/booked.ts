import type { MyReservation } from '@nelly/contract/public-site/my-reservation'
import type { VisitedLanding } from '@nelly/contract/public-site/public-site'
import { redirect } from 'react-router'
import { siteContext } from '../../site-context.ts'
import { bookedSecret, referenceOf } from '../checkout/booked-cookie.ts'
import { type PageArgs, visitedLanding } from '../visited-landing.ts'

type Booked = {
  readonly landing: VisitedLanding
  readonly params: URLSearchParams
} & (
  | { readonly reservation: MyReservation; readonly secret: string }
  | { readonly reservation?: undefined; readonly secret?: undefined }
)

/**
 * The reservation of the address, only for the browser that booked it. Throws a redirect to the home page where the
 * address has none. Decision 0044.
 */
export async function readBooked(args: PageArgs): Promise<Booked> {
  const landing = await visitedLanding(args)
  const reference = referenceOf(args.request)
  if (!reference) throw redirect(`/${landing.localAddress}`, 303)
  const params = new URL(args.request.url).searchParams
  const secret = bookedSecret(args.request, reference)
  if (!secret) return { landing, params }
  const visit = await args.context.get(siteContext).site.myReservation(landing.address, secret)
  const isIt = visit.kind === 'found' && visit.reservation.reference === reference
  if (!isIt) return { landing, params }
  // Links of the page lead on in the language of its address.
  return { landing, params, reservation: { ...visit.reservation, landing }, secret }
}
