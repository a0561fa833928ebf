import { pickupOn } from './days-ahead.ts'
import type { CheckedRates, RatesWarning } from './rates-warning.ts'
import { pair, witness } from './witness.ts'

/**
 * Fees of places that name no place of the landing: nobody pays them. Mended by removing them, which changes no price.
 *
 * Source: rules.md, "Warnings".
 */
export function feesWithoutPlace(checked: CheckedRates): RatesWarning[] {
  const { compiled, places, now } = checked
  const known = new Set(places.map(({ id }) => id))
  return compiled.rates.fees
    .filter((fee) => fee.when === 'place' && !fee.places.some((place) => known.has(place)))
    .flatMap(({ code, vehicles: only }) => {
      const vehicle = checked.vehicles.find(({ id }) => only === null || only.includes(id))
      const [one = { id: null }, other = one] = places
      const at = (place: typeof one.id, days: number) =>
        vehicle &&
        witness(checked, { vehicle, pickup: pickupOn(now, 0), days, pickupPlace: place, returnPlace: place })
      const witnesses = pair(at(one.id, 1), at(other.id, 7))
      if (!witnesses) return []
      return [
        {
          kind: 'fee_without_place' as const,
          fee: code,
          witnesses,
          mend: (rates) => ({ ...rates, fees: rates.fees.filter((fee) => fee.code !== code) }),
        },
      ]
    })
}
