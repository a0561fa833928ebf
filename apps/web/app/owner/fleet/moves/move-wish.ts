import type { Slot } from '@nelly/domain/calendar/slots'

/** A reservation that an operator wants to be elsewhere: where the calendar showed it, and where it should be. */
export interface MoveWish {
  readonly id: number
  readonly read: Slot
  readonly to: Slot
}
