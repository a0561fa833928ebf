import { fraction, type MinorUnits } from '../money.ts'
import type { PricedVehicle } from '../priced-vehicle.ts'
import type { CompiledRates } from '../rates/compile-rates.ts'
import type { PriceCell, Season } from '../rates/rates.ts'
import { unitPrice } from '../rates/unit-price.ts'
import { isBookableLength } from './bookable-length.ts'
import { longestRuns, pickupOn, type SeasonRun } from './days-ahead.ts'
import { isSamePrice } from './priced-cell.ts'
import type { CheckedRates, RatesWarning } from './rates-warning.ts'
import { pair, witness } from './witness.ts'

/**
 * Seasons with prices of their own for a vehicle, but none in the longest tier in which it has one outside of them: long
 * rentals lose their lower price there. A season that is shorter than the tier is left out.
 *
 * Source: rules.md, "Warnings".
 */
export function missingLongTiers(checked: CheckedRates): RatesWarning[] {
  const runs = longestRuns(checked.compiled, checked.now)
  return checked.vehicles.flatMap((vehicle) =>
    checked.compiled.rates.seasons.flatMap((season) => {
      const run = runs.get(season.id)
      return (run && missingTier(checked, { vehicle, season, run })) ?? []
    }),
  )
}

function missingTier(
  checked: CheckedRates,
  { vehicle, season, run }: { vehicle: PricedVehicle; season: Season; run: SeasonRun },
): RatesWarning | undefined {
  const { compiled, now } = checked
  const [longest] = compiled.cellsOf(vehicle.id, null)
  const [own] = compiled.cellsOf(vehicle.id, season.id)
  if (!longest || !own || own.fromDays >= longest.fromDays) return undefined
  const { fromDays } = longest
  const pickup = pickupOn(now, run.first)
  const isWhole = run.days >= fromDays || compiled.rates.days.seasonBy === 'pickup'
  const shorter = fromDays - 1
  if (!isWhole || ![shorter, fromDays].every((days) => isBookableLength(compiled, vehicle.id, pickup, days)))
    return undefined
  const witnesses = pair(
    witness(checked, { vehicle, pickup, days: shorter }),
    witness(checked, { vehicle, pickup, days: fromDays }),
  )
  if (!witnesses) return undefined
  const cell: PriceCell = {
    ...own,
    fromDays,
    amount: asOutside(compiled, vehicle, own, longest),
  }
  return {
    kind: 'season_without_long_tier',
    vehicleId: vehicle.id,
    season: season.id,
    fromDays,
    witnesses,
    // Pressed twice, it adds one price; one that was typed meanwhile stays.
    mend: (rates) =>
      rates.prices.some((one) => isSamePrice(one, cell))
        ? rates
        : { ...rates, prices: [...rates.prices, cell] },
  }
}

/** The season's price, lowered from its last tier to the longest as outside of seasons. */
function asOutside(
  compiled: CompiledRates,
  vehicle: PricedVehicle,
  own: PriceCell,
  longest: PriceCell,
): MinorUnits {
  const before = unitPrice(compiled, vehicle, null, own.fromDays)
  const numerator = longest.amount * before.perDays
  const denominator = longest.perDays * before.amount
  return numerator < denominator ? fraction(own.amount, numerator, denominator) : own.amount
}
