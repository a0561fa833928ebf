import { fraction, type MinorUnits } from '../money.ts'
import type { PricedVehicle } from '../priced-vehicle.ts'
import type { CompiledRates } from './compile-rates.ts'
import type { LineReason } from './quote.ts'
import { ONE_HUNDRED_PERCENT, type PriceCell, type Season } from './rates.ts'

/** What one day costs: `amount` for `perDays` days. */
export interface UnitPrice {
  readonly amount: MinorUnits
  readonly perDays: PriceCell['perDays']
  readonly reason: LineReason
}

/**
 * The price of a vehicle's day in a season, for a rental of so many days: the season's own price of the tier or the
 * next lower one, else its percent on the base price, else the base price.
 *
 * Source: rules.md, "Price of a day".
 */
export function unitPrice(
  compiled: CompiledRates,
  vehicle: PricedVehicle,
  season: Season | null,
  days: number,
): UnitPrice {
  const base = basePrice(compiled, vehicle, days)
  if (!season) return base
  const reason = { kind: 'season', season: season.id, name: season.name } as const
  const own = cellOf(compiled.cellsOf(vehicle.id, season.id), days)
  if (own) {
    const { amount, perDays, fromDays } = own
    return { amount, perDays, reason: { ...reason, fromDays, percent: null } }
  }
  const { percent } = season
  const fromDays = base.reason.kind === 'tier' ? base.reason.fromDays : null
  const amount =
    percent === null ? base.amount : fraction(base.amount, ONE_HUNDRED_PERCENT + percent, ONE_HUNDRED_PERCENT)
  return { amount, perDays: base.perDays, reason: { ...reason, fromDays, percent } }
}

function basePrice(compiled: CompiledRates, vehicle: PricedVehicle, days: number): UnitPrice {
  const cell = cellOf(compiled.cellsOf(vehicle.id, null), days)
  return cell
    ? { amount: cell.amount, perDays: cell.perDays, reason: { kind: 'tier', fromDays: cell.fromDays } }
    : ownUnitPrice(vehicle)
}

/** What one day costs by the vehicle's own price. */
export const ownUnitPrice = ({
  pricePerDay: amount,
}: Pick<PricedVehicle, 'pricePerDay'>): UnitPrice & {
  readonly perDays: 1
} => ({ amount, perDays: 1, reason: { kind: 'vehicle_price' } })

/** The cell of the longest tier that is not longer than the rental. */
const cellOf = (cells: readonly PriceCell[], days: number): PriceCell | undefined =>
  cells.find(({ fromDays }) => fromDays <= days)
