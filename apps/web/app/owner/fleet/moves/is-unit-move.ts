import type { Slot } from '@nelly/domain/calendar/slots'

/** Whether a move is to another unit of the same vehicle at the same time: that has no price and no mail. */
export const isUnitMove = (from: Slot, to: Slot): to is Slot & { unit: number } =>
  to.unit !== null &&
  to.unit !== from.unit &&
  to.vehicleId === from.vehicleId &&
  to.from === from.from &&
  to.to === from.to
