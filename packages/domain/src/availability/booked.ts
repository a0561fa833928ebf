import type { RentalPeriod } from '../rental-period.ts'
import type { WallClock } from '../wall-clock.ts'

/**
 * What holds a unit of a vehicle (numbered from 1): a reservation, until the end of its turnaround, or a block of the
 * unit. Blocks of one unit may overlap each other.
 */
export interface Booked {
  readonly id: number
  readonly unit: number
  readonly period: RentalPeriod
  readonly isBlock: boolean
  /** Whether its vehicle has been handed over and is not back: it keeps its unit, whatever the clock says. */
  readonly isOut?: boolean
  /** Whether its operator chose the unit: it changes only where nothing else makes room. */
  readonly isPinned?: boolean
}

/** Whether a rental keeps its unit as it has begun: by the clock, where in the minute of pickup it has not, or by a handover. */
export const hasBegun = ({ isOut, period }: Pick<Booked, 'isOut' | 'period'>, now: WallClock): boolean =>
  isOut === true || period.pickup < now
