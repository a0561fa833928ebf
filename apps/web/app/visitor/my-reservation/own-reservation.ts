import type { MyReservation } from '@nelly/contract/public-site/my-reservation'
import { siteContext } from '../../site-context.ts'
import { inLanguageOfAddress, type Lost, lostOf } from '../secret-pages/lost.ts'
import type { PageArgs } from '../visited-landing.ts'
import { readOwnAddress } from './own-address.ts'

/** The result for a secret: a reservation, or none. */
export type Opened = { readonly reservation: MyReservation } | (Lost & { readonly reservation?: undefined })

/** Loads the reservation of the secret in the address. Throws a redirect to its landing's current address. */
export async function openReservation(args: PageArgs): Promise<Opened> {
  const { secret } = readOwnAddress(args.request.url)
  const visit = await args.context.get(siteContext).site.myReservation(args.params.name ?? '', secret)
  if (visit.kind !== 'found') return lostOf(args, visit)
  const { landing, ...reservation } = visit.reservation
  return { reservation: { ...reservation, landing: inLanguageOfAddress(args, landing) } }
}
