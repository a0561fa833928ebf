import { changeableIn } from '../reservations/changed-fields.ts'
import type { ReservationStatus } from '../reservations/reservation-status.ts'

/** How a reservation may be moved in the calendar of the fleet. */
export interface PossibleMoves {
  /** Whether its pickup may be at another time, which moving all of it needs too. */
  readonly pickup: boolean
  readonly return: boolean
  /** Which units it may change to: any, those of its vehicle, or none. */
  readonly units: 'any' | 'of-vehicle' | 'none'
  /** The other vehicles whose units those are; all without it. */
  readonly vehicles?: ReadonlySet<number>
}

/**
 * How a reservation may be moved in a status: what may be changed of it, and the unit of a rental under way, which may have
 * left with another one.
 *
 * Source: rules.md, "Changes" and "Units".
 */
export function possibleMoves(status: ReservationStatus): PossibleMoves {
  const changeable = changeableIn(status)
  return {
    pickup: changeable.includes('pickup'),
    return: changeable.includes('return'),
    units: changeable.includes('vehicle') ? 'any' : status === 'out' ? 'of-vehicle' : 'none',
  }
}
