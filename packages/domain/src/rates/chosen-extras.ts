import type { VehicleId } from '../ids.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { ExtraRate } from './rates.ts'
import type { RentalWish } from './rental-wish.ts'

/** An extra of a rental, and how many pieces. */
export interface ChosenRate {
  readonly extra: ExtraRate
  readonly quantity: number
}

/**
 * The extras of a rental in the landing's order: those chosen, and the included and mandatory ones. One of a group that is
 * included or mandatory gives way to another that was chosen of it.
 *
 * Source: rules.md, "Extras of a landing". Two of one group, or one extra twice, is an invalid quantity.
 */
export function chosenExtras(
  extras: readonly ExtraRate[],
  vehicle: VehicleId,
  wished: RentalWish['extras'],
): Result<ChosenRate[], 'extra-unknown' | 'extra-quantity-invalid'> {
  const offered = extrasOf(extras, vehicle)
  const byCode = new Map(offered.map((extra) => [extra.code, extra]))
  const quantities = new Map(wished.map(({ code, quantity }) => [code, quantity]))
  const groups = new Set<string>()
  for (const { code, quantity } of wished) {
    const extra = byCode.get(code)
    if (!extra) return refuse('extra-unknown')
    if (!isQuantity(quantity, extra) || (extra.group !== null && groups.has(extra.group))) {
      return refuse('extra-quantity-invalid')
    }
    if (extra.group !== null) groups.add(extra.group)
  }
  if (quantities.size < wished.length) return refuse('extra-quantity-invalid')
  return ok(
    offered.flatMap((extra) => {
      const quantity = quantities.get(extra.code)
      if (quantity !== undefined) return [{ extra, quantity }]
      if (extra.offer === 'optional' || (extra.group !== null && groups.has(extra.group))) return []
      if (extra.group !== null) groups.add(extra.group)
      return [{ extra, quantity: 1 }]
    }),
  )
}

/** The extras that a vehicle has, in the landing's order. */
export const extrasOf = (extras: readonly ExtraRate[], vehicle: VehicleId): ExtraRate[] =>
  extras.filter(({ vehicles }) => vehicles === null || vehicles.includes(vehicle))

const isQuantity = (n: number, { maxQuantity }: ExtraRate): boolean =>
  Number.isInteger(n) && n >= 1 && n <= maxQuantity
