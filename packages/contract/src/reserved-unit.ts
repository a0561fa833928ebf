import type { z } from 'zod'
import type { ReservedUnit, unitOfReservation } from './units.ts'

/** Parses the unit of a reservation's answer. */
export const reservedUnit = ({ pinned, ...unit }: z.infer<typeof unitOfReservation>): ReservedUnit => ({
  ...unit,
  isPinned: pinned,
})
