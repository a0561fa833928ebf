import type { BlockId, VehicleId } from '../ids.ts'
import type { RentalPeriod } from '../rental-period.ts'
import { ok, type Result, refuse } from '../result.ts'
import {
  type CalendarDate,
  type ClockTime,
  minutesBetween,
  type WallClock,
  wallClock,
} from '../wall-clock.ts'

/** Why units can't be rented for a time, as far as a person chooses it. */
export const CHOSEN_BLOCK_REASONS = ['maintenance', 'breakdown', 'own_use', 'stop_sell'] as const

/** Why units can't be rented for a time; `quote` is the hold of a quote. */
export const BLOCK_REASONS = [...CHOSEN_BLOCK_REASONS, 'off_fleet', 'quote'] as const
export type BlockReason = (typeof BLOCK_REASONS)[number]

/** The longest block, in days: three years. */
export const MAX_BLOCK_DAYS = 3 * 365 + 1

/** The beginning of what has none: a unit is not on the fleet before its first day. No date is earlier. */
export const ALWAYS = '1900-01-01T00:00' as WallClock

/** The end of what has none: a unit is out of service until somebody says that it is back. */
export const NEVER = '9999-12-31T00:00' as WallClock

/** A time in which a unit of a vehicle, or all of them, can't be rented. Source: rules.md, "Blocks". */
export interface Block {
  readonly id: BlockId
  readonly vehicleId: VehicleId
  /** From 1; null for all units, also those that the vehicle gets later. */
  readonly unit: number | null
  /** Wall clock at the rental place; the end is not part of it. `ALWAYS` and `NEVER` only where it is of a unit's own. */
  readonly from: WallClock
  readonly to: WallClock
  readonly reason: BlockReason
  readonly note: string | null
  /** The name of the calendar of another channel that it comes from; null for one that a person made. */
  readonly feed: string | null
  /** How often it was changed. */
  readonly revision: number
}

/**
 * The period of a block: its end is after its beginning, and no more than three years later. It may begin in the past.
 *
 * Source: rules.md, "Blocks".
 */
export function blockPeriod(
  from: WallClock,
  to: WallClock,
): Result<RentalPeriod, 'block-ends-before-it-begins' | 'block-too-long'> {
  if (to <= from) return refuse('block-ends-before-it-begins')
  if (minutesBetween(from, to) > MAX_BLOCK_DAYS * 24 * 60) return refuse('block-too-long')
  return ok({ pickup: from, return: to })
}

/**
 * The period in which a unit that is out of service from a day on can't be rented: it has no end.
 *
 * Source: rules.md, "Units".
 */
export function outOfServiceFrom(day: CalendarDate): Result<RentalPeriod, 'date-invalid'> {
  const from = wallClock(day, '00:00' as ClockTime)
  return from < NEVER ? ok({ pickup: from, return: NEVER }) : refuse('date-invalid')
}

/** Whether a block is of a unit that is out of service. */
export const isOutOfService = ({ to, reason }: Pick<Block, 'to' | 'reason'>): boolean =>
  to === NEVER && reason !== 'off_fleet'

/** Whether a block is of what is said of its unit: that it is out of service, or not on the fleet. */
export const isOfUnit = ({ to, reason }: Pick<Block, 'to' | 'reason'>): boolean =>
  to === NEVER || reason === 'off_fleet'

/** Whether a block is changed where it is: not one of a feed or a quote, and not one that changes with its unit. */
export const isOwn = (block: Pick<Block, 'feed' | 'to' | 'reason'>): boolean =>
  block.feed === null && block.reason !== 'quote' && !isOfUnit(block)

/** The units that a block holds of a vehicle with so many. */
export const unitsBlocked = ({ unit }: Pick<Block, 'unit'>, units: number): number[] =>
  unit === null ? Array.from({ length: units }, (_, index) => index + 1) : [unit]
