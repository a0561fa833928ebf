import { fraction, minorUnits } from '../money.ts'
import type { PricedVehicle } from '../priced-vehicle.ts'
import { type UnitPrice, unitPrice } from '../rates/unit-price.ts'
import { isBookableLength } from './bookable-length.ts'
import { longestRuns, pickupOn, type SeasonRun } from './days-ahead.ts'
import { cellBehind, keyOf, withAmount } from './priced-cell.ts'
import type { CheckedRates, PriceKey, RatesWarning } from './rates-warning.ts'
import { pair, witness } from './witness.ts'

/**
 * Tiers at which the rental becomes cheaper with a day more, by more than the price of that day: a little less is what
 * tiers are for, and visitors are told of it. Prices that are out of line are left out, which are the cause then.
 *
 * Source: rules.md, "Warnings".
 */
export function cliffs(checked: CheckedRates, outOfLine: readonly PriceKey[]): RatesWarning[] {
  const { compiled, vehicles } = checked
  const runs = [...longestRuns(compiled, checked.now)].sort(outsideFirst)
  const known = new Set(outOfLine.map(keyOf))
  return vehicles.flatMap((vehicle) =>
    runs.flatMap(([season, run]) =>
      compiled.rates.tiers
        .filter((from) => from > 1)
        .flatMap((from) => {
          const warning = cliffAt(checked, { vehicle, season, run, from }, known)
          if (!warning) return []
          known.add(keyOf(warning))
          return [warning]
        }),
    ),
  )
}

/** A price outside of seasons is behind those of seasons by percent, and mended there. */
const outsideFirst = ([one]: [string | null, SeasonRun], [other]: [string | null, SeasonRun]): number =>
  Number(one !== null) - Number(other !== null)

function cliffAt(
  checked: CheckedRates,
  about: { vehicle: PricedVehicle; season: string | null; run: SeasonRun; from: number },
  known: ReadonlySet<string>,
): (RatesWarning & PriceKey) | undefined {
  const { compiled, now } = checked
  const { vehicle, season, run, from } = about
  const found = compiled.rates.seasons.find(({ id }) => id === season) ?? null
  const short = rentalOf(unitPrice(compiled, vehicle, found, from - 1), from - 1)
  const price = unitPrice(compiled, vehicle, found, from)
  const long = rentalOf(price, from)
  if (short - long <= rentalOf(price, 1)) return undefined

  const cell = cellBehind(compiled, vehicle.id, season, from)
  const before = cellBehind(compiled, vehicle.id, season, from - 1)
  if (!cell || known.has(keyOf(cell)) || (before && known.has(keyOf(before)))) return undefined
  const pickup = pickupOn(now, run.first)
  const isWhole = run.days >= from || compiled.rates.days.seasonBy === 'pickup'
  if (!isWhole || ![from - 1, from].every((days) => isBookableLength(compiled, vehicle.id, pickup, days)))
    return undefined
  const witnesses = pair(
    witness(checked, { vehicle, pickup, days: from - 1 }),
    witness(checked, { vehicle, pickup, days: from }),
  )
  if (!witnesses || witnesses[0].quote.total <= witnesses[1].quote.total) return undefined
  // As much for the longer rental as for the shorter, to the next minor unit.
  const amount = long > 0 ? Math.ceil((cell.amount * short) / long) : Math.ceil((short * cell.perDays) / from)
  return {
    kind: 'cliff',
    vehicleId: vehicle.id,
    season: cell.season,
    fromDays: cell.fromDays,
    witnesses,
    mend: (rates) => withAmount(rates, cell, minorUnits(amount)),
  }
}

const rentalOf = ({ amount, perDays }: UnitPrice, days: number): number => fraction(amount, days, perDays)
