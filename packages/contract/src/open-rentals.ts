import type { OpenRentals } from '@nelly/domain/reservation-state'
import type { z } from 'zod'
import type { countOpenRentals } from './deleted-landings.ts'

/** Parses the open rentals of an answer. */
export const openRentals = ({
  under_way,
  to_come,
}: z.infer<typeof countOpenRentals.answer>): OpenRentals => ({ underWay: under_way, toCome: to_come })
