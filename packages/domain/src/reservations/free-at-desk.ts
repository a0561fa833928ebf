import { nearestFree, peakUse, unitUse } from '../availability/availability.ts'
import type { Booked } from '../availability/booked.ts'
import { withTurnaround } from '../availability/turnaround.ts'
import { overlaps, type RentalPeriod } from '../rental-period.ts'
import type { WallClock } from '../wall-clock.ts'
import { outHold } from './overdue.ts'
import { unitForChange } from './unit-for-change.ts'

/** A time for which somebody wants to rent at the desk. */
export interface DeskPeriod {
  readonly period: RentalPeriod
  readonly turnaroundMinutes: number
  /** Whether its vehicle is with the customer already. */
  readonly isOut: boolean
}

/**
 * The time in which a reservation at the desk holds its unit: as any, and where its vehicle is out already, as long as that is.
 *
 * Source: rules.md, "Reservations at the desk".
 */
export function heldAtDesk({ period, turnaroundMinutes, isOut }: DeskPeriod, now: WallClock): RentalPeriod {
  const held = withTurnaround(period, turnaroundMinutes)
  return isOut ? outHold({ period, held, outAt: period.pickup }, now) : held
}

/** What a pool has for a wish at the desk. */
export interface FreeAtDesk {
  /** How many more rentals of that time it has room for; 0 where it is taken. */
  readonly left: number
  /** The units that nothing holds then, by their numbers. */
  readonly freeUnits: readonly number[]
  /** Of a taken one: when a unit comes free before the wished return, for the rest of the time; null where none does. */
  readonly takenUntil: WallClock | null
  /** Of a taken one: the rest of the time, else the nearest other days of the same length; null where rules allow neither. */
  readonly nearest: RentalPeriod | null
}

interface Pool {
  /** What holds its units in that time and in those around it. */
  readonly booked: readonly Booked[]
  readonly units: number
}

/**
 * Whether a reservation at the desk gets a unit, and what can be had instead.
 *
 * Source: rules.md, "Reservations at the desk".
 */
export function freeAtDesk(
  { booked, units }: Pool,
  wanted: DeskPeriod,
  now: WallClock,
  isAllowed: (period: RentalPeriod) => boolean,
): FreeAtDesk {
  const { turnaroundMinutes } = wanted
  const held = (period: RentalPeriod) => heldAtDesk({ ...wanted, period }, now)
  const isFree = (period: RentalPeriod) =>
    unitForChange(booked, { held: held(period), unit: null, isFixed: false }, units, now) !== undefined
  const { pickup, return: back } = wanted.period
  const during = booked.filter((other) => overlaps(other.period, held(wanted.period)))
  const taken = new Set(during.map(({ unit }) => unit))
  const freeUnits = Array.from({ length: units }, (_, n) => n + 1).filter((unit) => !taken.has(unit))
  if (isFree(wanted.period)) {
    const used = peakUse(unitUse(booked, units), held(wanted.period))
    return { left: Math.max(1, units - used), freeUnits, takenUntil: null, nearest: null }
  }
  const ends = booked
    .map(({ period }) => period.return)
    .filter((end) => end > pickup && end < back)
    .toSorted()
  const takenUntil = ends.find((end) => isFree({ pickup: end, return: back })) ?? null
  const rest = takenUntil && { pickup: takenUntil, return: back }
  const others = () =>
    nearestFree(booked, wanted.period, units, now, { isAllowed, turnaroundMinutes, limit: 1 })[0] ?? null
  return { left: 0, freeUnits: [], takenUntil, nearest: rest && isAllowed(rest) ? rest : others() }
}
