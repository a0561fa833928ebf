import { assignUnit, freeUnit, peakUse, unitUse } from '../availability/availability.ts'
import { type Booked, hasBegun } from '../availability/booked.ts'
import { type Move, roomForBlocks } from '../availability/reassign-units.ts'
import { overlaps, type RentalPeriod } from '../rental-period.ts'
import type { WallClock } from '../wall-clock.ts'

/** The unit that a changed reservation needs. */
export interface WantedUnit {
  /** Until the end of its turnaround. */
  readonly held: RentalPeriod
  /** Its unit now, or the one that was asked for; null for any. */
  readonly unit: number | null
  /** Whether it has to be that one: the customer has it, or the operator asked for it. */
  readonly isFixed: boolean
}

/**
 * The unit of a changed reservation, and those that change theirs to make room for it; undefined where it is not free.
 * `booked` is what else holds the vehicle's units in that time and later. It stays on its unit where it can.
 *
 * Source: rules.md, "Changes".
 */
export function unitForChange(
  booked: readonly Booked[],
  { held, unit, isFixed }: WantedUnit,
  units: number,
  now: WallClock,
): { unit: number; moved: Move[] } | undefined {
  if (peakUse(unitUse(booked, units), held) >= units) return undefined
  const inWay = booked.filter((other) => other.unit === unit && overlaps(other.period, held))
  if (unit !== null && inWay.length === 0 && (isFixed || unit <= units)) return { unit, moved: [] }
  if (unit === null || !isFixed) return anyUnit(booked, held, units, now)
  if (inWay.some((one) => one.isBlock || hasBegun(one, now))) return undefined
  const moved = roomForBlocks(booked, [{ unit, period: held }], units, now)
  return moved && { unit, moved }
}

/** Of one that begins in the past, only a unit that has been free since: others are reassigned from `now` on. */
function anyUnit(
  booked: readonly Booked[],
  held: RentalPeriod,
  units: number,
  now: WallClock,
): { unit: number; moved: Move[] } | undefined {
  if (held.pickup >= now) return assignUnit(booked, held, units, now)
  const unit = freeUnit(booked, held, units)
  return unit === undefined ? undefined : { unit, moved: [] }
}
