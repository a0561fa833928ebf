import type { VehicleId } from '../ids.ts'
import { type MinorUnits, minorUnits, toMajorUnits, toMinorUnits } from '../money.ts'
import type { ChosenRate } from './chosen-extras.ts'
import type { Quote } from './quote.ts'
import { type Rates, shareOf } from './rates.ts'

/**
 * What is to be paid before the pickup, never more than the total, and what remains.
 *
 * Source: rules.md, "Prepayment and deposit".
 */
export function paymentOf(
  total: MinorUnits,
  prepayment: Rates['prepayment'],
): Pick<Quote, 'prepayment' | 'dueAtPickup'> {
  if (!prepayment) return { prepayment: null, dueAtPickup: total }
  const wanted = prepayment.percent === null ? (prepayment.amount ?? 0) : shareOf(total, prepayment.percent)
  const paid = Math.min(wanted, total)
  return { prepayment: minorUnits(paid), dueAtPickup: minorUnits(total - paid) }
}

/**
 * The hold at the pickup: that of the first extra of the rental that sets one, else that of the vehicle, else that of all.
 *
 * Source: rules.md, "Prepayment and deposit".
 */
export function depositOf(
  deposit: Rates['deposit'],
  vehicle: VehicleId,
  chosen: readonly ChosenRate[],
): MinorUnits | null {
  const ofExtra = chosen.find(({ extra }) => extra.deposit !== null)?.extra.deposit
  return ofExtra ?? mostExact(deposit, vehicle)?.amount ?? null
}

/** The entry of the vehicle, else the one for all vehicles. */
export const mostExact = <T extends { readonly vehicleId: VehicleId | null }>(
  entries: readonly T[],
  vehicle: VehicleId,
): T | undefined =>
  entries.find(({ vehicleId }) => vehicleId === vehicle) ??
  entries.find(({ vehicleId }) => vehicleId === null)

/** A total, or a part of it, in the currency that is shown beside it and never charged. Source: rules.md, "Currencies". */
export function displayed(
  total: MinorUnits,
  {
    currency,
    display,
  }: Pick<Rates, 'currency'> & {
    readonly display: Omit<NonNullable<Quote['display']>, 'amount'> | null
  },
): Quote['display'] {
  if (!display) return null
  const amount = toMinorUnits(toMajorUnits({ minor: total, currency }) * display.rate, display.currency)
  return { ...display, amount }
}
