import { overlaps, type RentalPeriod, rentalPeriod } from './rental-period.ts'
import { addDays, dateOf, timeOf, type WallClock, wallClock } from './wall-clock.ts'

/** A reservation as far as availability needs it: its unit of the vehicle (numbered from 1), and its period. */
export type Booked = { id: number; unit: number; period: RentalPeriod }

/** How far alternative dates may be from the requested ones, in days. */
export const NEAREST_WITHIN_DAYS = 60

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
 * Whether one more can be booked: the peak within the period leaves a unit. List, page and write all use this.
 *
 * Source: rules.md, "Availability".
 */
export const isFree = (booked: readonly RentalPeriod[], within: RentalPeriod, units: number): boolean =>
  peakUse(booked, within) < units

/** The lowest unit that is free for the whole period, if the vehicle is available and there is one. */
export function freeUnit(booked: readonly Booked[], period: RentalPeriod, units: number): number | undefined {
  const overlapping = booked.filter((other) => overlaps(other.period, period))
  if (!isFree(periodsOf(overlapping), period, units)) return undefined
  const taken = new Set(overlapping.map(({ unit }) => unit))
  return unitsOf(units).find((unit) => !taken.has(unit))
}

/**
 * The unit for a new reservation and the reservations that change their unit to make room, or undefined where the peak
 * leaves none. A reservation that has begun keeps its unit; the new one has not begun (its pickup is not before `now`).
 *
 * This succeeds whenever the peak allows. Reservations that have begun were picked up before `now`, so they come first
 * in the order of pickup. One that begins at a moment t only competes with reservations that are out at t. The peak
 * counts the new one too, so without it one unit is free at t, and stays free: no reservation assigned so far starts
 * after t.
 *
 * Source: rules.md, "Availability".
 */
export function assignUnit(
  booked: readonly Booked[],
  requested: RentalPeriod,
  units: number,
  now: WallClock,
): { unit: number; moved: { id: number; unit: number }[] } | undefined {
  if (!isFree(periodsOf(booked), requested, units)) return undefined
  const unit = freeUnit(booked, requested, units)
  return unit === undefined ? reassign(booked, requested, units, now) : { unit, moved: [] }
}

function reassign(booked: readonly Booked[], requested: RentalPeriod, units: number, now: WallClock) {
  const outUntil = new Map<number, string>(unitsOf(units).map((unit) => [unit, '']))
  const occupy = (unit: number, period: RentalPeriod) => {
    if (period.return > (outUntil.get(unit) ?? '')) outUntil.set(unit, period.return)
  }
  const isBack = (unit: number, at: WallClock) => (outUntil.get(unit) ?? '~') <= at

  for (const { unit, period } of booked) if (period.pickup < now && outUntil.has(unit)) occupy(unit, period)
  const added = { id: undefined, unit: undefined, period: requested }
  const toAssign = [...booked.filter(({ period }) => period.pickup >= now), added]
  toAssign.sort((a, b) => inOrder(a.period.pickup, b.period.pickup))

  const moved: { id: number; unit: number }[] = []
  let assigned: number | undefined
  for (const { id, unit: current, period } of toAssign) {
    const canStay = current !== undefined && isBack(current, period.pickup)
    const next = canStay ? current : unitsOf(units).find((unit) => isBack(unit, period.pickup))
    if (next === undefined) return undefined
    occupy(next, period)
    if (id === undefined) assigned = next
    else if (next !== current) moved.push({ id, unit: next })
  }
  return assigned === undefined ? undefined : { unit: assigned, moved }
}

/**
 * Other periods of the same length and clock times that are free, nearest day first (of two as near, the earlier),
 * within 60 days and within what may be booked at `now`.
 *
 * Source: rules.md, "Availability".
 */
export function nearestFree(
  booked: readonly RentalPeriod[],
  requested: RentalPeriod,
  units: number,
  now: WallClock,
  limit = 3,
): RentalPeriod[] {
  const found: RentalPeriod[] = []
  for (let away = 1; away <= NEAREST_WITHIN_DAYS; away++) {
    for (const shift of [-away, away]) {
      if (found.length >= limit) return found
      const period = rentalPeriod(shifted(requested.pickup, shift), shifted(requested.return, shift), now)
      if (period.ok && isFree(booked, period.value, units)) found.push(period.value)
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
const periodsOf = (booked: readonly Booked[]): RentalPeriod[] => booked.map(({ period }) => period)
const unitsOf = (units: number): number[] => Array.from({ length: units }, (_, index) => index + 1)
const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
