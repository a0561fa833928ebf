import type { PlaceId, VehicleId } from '../ids.ts'
import type { MinorUnits } from '../money.ts'
import type { PlaceHours } from '../places/opening-hours.ts'
import type { FeeRate, Rates } from './rates.ts'

/** The least and the most of an amount that depends on places. */
export interface AmountRange {
  readonly least: MinorUnits
  readonly most: MinorUnits
}

/** What may come on top of a rental's price, by who drives and by where and when. */
export interface PossibleFees {
  readonly fees: readonly FeeRate[]
  /** For a return at another place; null where none costs anything. */
  readonly oneWay: AmountRange | null
  /** For a pickup or a return outside of the hours; null where no place has such a fee. */
  readonly outOfHours: AmountRange | null
}

/**
 * The fees that a rental of a vehicle may have, or of any vehicle for null, beside those that it always has. With a trip,
 * whose price has the fees of its places, only those of its drivers.
 *
 * Source: rules.md, "Fees".
 */
export function possibleFees(
  { fees, oneWay }: Pick<Rates, 'fees' | 'oneWay'>,
  about: {
    readonly vehicle: VehicleId | null
    readonly places: readonly ({ readonly id: PlaceId } & Pick<PlaceHours, 'outside'>)[]
    readonly hasTrip: boolean
  },
): PossibleFees {
  const { vehicle, places, hasTrip } = about
  const isHere = (fee: FeeRate) => fee.places.some((id) => places.some((place) => place.id === id))
  const possible = fees.filter(
    (fee) =>
      fee.when !== 'always' &&
      (fee.when !== 'place' || (!hasTrip && isHere(fee))) &&
      (vehicle === null || fee.vehicles === null || fee.vehicles.includes(vehicle)),
  )
  if (hasTrip) return { fees: possible, oneWay: null, outOfHours: null }
  const pairs = oneWay.pairs.filter(({ forbidden }) => !forbidden)
  const windows = places.flatMap(({ outside }) => [...outside.pickup, ...outside.return])
  return {
    fees: possible,
    oneWay:
      places.length === 1 ? null : rangeOf([oneWay.amount, ...pairs.flatMap(({ amount }) => amount ?? [])]),
    outOfHours: rangeOf(windows.map(({ amount }) => amount)),
  }
}

function rangeOf(amounts: readonly MinorUnits[]): AmountRange | null {
  const charged = amounts.filter((amount) => amount > 0).toSorted((one, other) => one - other)
  const [least, most] = [charged[0], charged.at(-1)]
  return least === undefined || most === undefined ? null : { least, most }
}
