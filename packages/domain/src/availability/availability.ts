import { NEAREST_WITHIN_DAYS } from '../places/nearest-days.ts'
import { overlaps, type RentalPeriod } from '../rental-period.ts'
import { addDays, dateOf, timeOf, type WallClock, wallClock } from '../wall-clock.ts'
import type { Booked } from './booked.ts'
import { isOnRemovedUnit, reassign } from './reassign-units.ts'
import { withTurnaround } from './turnaround.ts'

/**
 * The peak use: the most units out at one moment within the period. A reservation that began before the period and
 * overlaps it counts from its first moment, so nothing has to be cut off at the edges.
 *
 * Source: rules.md, "Availability".
 */
export function peakUse(booked: readonly RentalPeriod[], within: RentalPeriod): number {
  const overlapping = booked.filter((period) => overlaps(period, within))
  const moves = overlapping
    .flatMap((period) => [
      { at: period.pickup, change: 1 },
      { at: period.return, change: -1 },
    ])
    .sort((a, b) => inOrder(a.at, b.at) || a.change - b.change)
  let out = 0
  let peak = 0
  for (const { change } of moves) {
    out += change
    peak = Math.max(peak, out)
  }
  return peak
}

/**
 * When units are in use: the periods of reservations and, where a vehicle has so many units, of blocks. Blocks of a unit
 * that overlap count once, and blocks of removed units not at all.
 */
export function unitUse(booked: readonly Booked[], units: number): RentalPeriod[] {
  const blocks = booked.filter(({ isBlock, unit }) => isBlock && unit <= units)
  const byUnit = Map.groupBy(blocks, ({ unit }) => unit)
  return [
    ...booked.filter(({ isBlock }) => !isBlock).map(({ period }) => period),
    ...[...byUnit.values()].flatMap((ofUnit) => united(ofUnit.map(({ period }) => period))),
  ]
}

/**
 * Whether one more can be booked: `assignUnit` finds a unit. List, page, call and nearest dates all use this. Where no
 * block is to come, that is whether the peak within the period leaves a unit.
 *
 * Source: rules.md, "Availability".
 */
export function isFree(
  booked: readonly Booked[],
  requested: RentalPeriod,
  units: number,
  now: WallClock,
): boolean {
  const hasBlocksToCome = booked.some(({ isBlock, period }) => isBlock && period.pickup >= now)
  return hasBlocksToCome
    ? assignUnit(booked, requested, units, now) !== undefined
    : leavesUnit(booked, requested, units)
}

/** The same once so many more are booked for that time. */
export function isFreeBesides(
  booked: readonly Booked[],
  requested: RentalPeriod,
  besides: number,
  units: number,
  now: WallClock,
): boolean {
  if (besides === 0) return isFree(booked, requested, units, now)
  const assigned = assignUnit(booked, requested, units, now)
  if (!assigned) return false
  const next = new Map(assigned.moved.map(({ id, unit }) => [id, unit]))
  const moved = booked.map((one) => ({ ...one, unit: next.get(one.id) ?? one.unit }))
  const added = { id: -besides, unit: assigned.unit, period: requested, isBlock: false }
  return isFreeBesides([...moved, added], requested, besides - 1, units, now)
}

const leavesUnit = (booked: readonly Booked[], within: RentalPeriod, units: number): boolean =>
  peakUse(unitUse(booked, units), within) < units

/** The lowest unit that is free for the whole period, if the peak leaves one and there is one. */
export function freeUnit(booked: readonly Booked[], period: RentalPeriod, units: number): number | undefined {
  const overlapping = booked.filter((other) => overlaps(other.period, period))
  if (!leavesUnit(overlapping, period, units)) return undefined
  const taken = new Set(overlapping.map(({ unit }) => unit))
  return unitsOf(units).find((unit) => !taken.has(unit))
}

/**
 * The unit for a new reservation and the reservations that change their unit to make room, or undefined where there is
 * none. A reservation that has begun keeps its unit, and so does a block; the new one has not begun (its pickup is not
 * before `now`).
 *
 * Where no block is to come, this succeeds whenever the peak allows. What has begun came before `now`, so it is first
 * in the order of pickup. A reservation that begins at a moment t only competes with what is out at t. The peak
 * counts the new one too, so without it one unit is free at t, and stays free: no reservation assigned so far starts
 * after t. With blocks to come, assignments are tried in turn (decision 0084).
 *
 * Source: rules.md, "Availability".
 */
export function assignUnit(
  booked: readonly Booked[],
  requested: RentalPeriod,
  units: number,
  now: WallClock,
): { unit: number; moved: { id: number; unit: number }[] } | undefined {
  if (!leavesUnit(booked, requested, units)) return undefined
  // What stands on a removed unit needs one of the others: the lowest free one may not be the right one.
  const isAnyRemoved = booked.some((one) => isOnRemovedUnit(one, units, now))
  const unit = isAnyRemoved ? undefined : freeUnit(booked, requested, units)
  return unit === undefined ? reassign(booked, requested, units, now) : { unit, moved: [] }
}

/**
 * Other periods of the same length and clock times that are free, nearest day first (of two as near, the earlier),
 * within 60 days, that rules allow.
 *
 * Source: rules.md, "Availability".
 */
export function nearestFree(
  booked: readonly Booked[],
  requested: RentalPeriod,
  units: number,
  now: WallClock,
  {
    isAllowed,
    turnaroundMinutes = 0,
    limit = 3,
  }: {
    /** Whether rules allow it. */
    readonly isAllowed: (period: RentalPeriod) => boolean
    readonly turnaroundMinutes?: number
    readonly limit?: number
  },
): RentalPeriod[] {
  const found: RentalPeriod[] = []
  for (let away = 1; away <= NEAREST_WITHIN_DAYS; away++) {
    for (const shift of [-away, away]) {
      if (found.length >= limit) return found
      const period = {
        pickup: shifted(requested.pickup, shift),
        return: shifted(requested.return, shift),
      }
      const held = withTurnaround(period, turnaroundMinutes)
      if (isFree(booked, held, units, now) && isAllowed(period)) found.push(period)
    }
  }
  return found
}

/** The range of time in which all periods of `nearestFree` lie: reservations outside of it do not matter. */
export const nearestWithin = (requested: RentalPeriod): RentalPeriod => ({
  pickup: shifted(requested.pickup, -NEAREST_WITHIN_DAYS),
  return: shifted(requested.return, NEAREST_WITHIN_DAYS),
})

const shifted = (at: WallClock, byDays: number): WallClock =>
  wallClock(addDays(dateOf(at), byDays), timeOf(at))
const unitsOf = (units: number): number[] => Array.from({ length: units }, (_, index) => index + 1)

/** Periods that cover the same time, without overlaps. */
function united(periods: readonly RentalPeriod[]): RentalPeriod[] {
  const covered: RentalPeriod[] = []
  for (const { pickup, return: end } of periods.toSorted((a, b) => inOrder(a.pickup, b.pickup))) {
    const last = covered.at(-1)
    if (last && pickup <= last.return) {
      if (end > last.return) last.return = end
    } else covered.push({ pickup, return: end })
  }
  return covered
}

const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
