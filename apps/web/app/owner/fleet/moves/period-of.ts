import type { FleetBar } from '@nelly/contract/fleet'
import type { Slot } from '@nelly/domain/calendar/slots'
import { momentOf } from '../fleet-window.ts'

/** When a rental begins and ends. */
export const periodOf = (rental: Pick<FleetBar, 'pickup' | 'return'>): Pick<Slot, 'from' | 'to'> => ({
  from: momentOf(rental.pickup),
  to: momentOf(rental.return),
})
