import type { DeskPreview } from '@nelly/contract/reservations/desk-preview'
import { type BookingDraft, type OtherVehicle, withLastOther } from './booking-draft.ts'

/** What the server says of one vehicle of a booking. */
export type PreviewedVehicle = { readonly vehicle: string } & Pick<DeskPreview, 'quote' | 'isFree'>

/** One of the vehicles that are reserved together with the chosen one, with its price for the trip of the form. */
export interface PricedOther extends OtherVehicle {
  /** In minor units; undefined where it has no price, or is asked for. */
  readonly total: number | undefined
  readonly isFree: boolean
}

/** The form as its price is asked for: while one more vehicle is chosen, of those that were chosen before. */
export const asPriced = (draft: BookingDraft): BookingDraft =>
  draft.desk.vehicle === '' ? withLastOther(draft) : draft

/** The others with their prices; `all` are those of the form as it is priced, or was a moment ago. */
export function pricedOthers(
  { others, desk }: BookingDraft,
  all: readonly PreviewedVehicle[] = [],
): PricedOther[] {
  const [first, ...more] = all
  const prices = desk.vehicle === '' ? [...more, first] : more
  return others.map((other, index) => {
    const priced = prices[index]
    const own = priced?.vehicle === other.vehicle ? priced : undefined
    return { ...other, total: own?.quote?.total, isFree: own?.isFree ?? true }
  })
}
