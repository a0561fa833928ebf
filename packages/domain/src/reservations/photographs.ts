import type { ReservationStatus } from './reservation-status.ts'
import type { RentalChecks } from './vehicle-check.ts'

/** The ends of a rental at which its vehicle is photographed: as it goes out, and as it comes back. */
export const RENTAL_ENDS = ['out', 'back'] as const satisfies readonly (keyof RentalChecks)[]
export type RentalEnd = (typeof RENTAL_ENDS)[number]

/** Photographs of a reservation at each end. */
export const MOST_PHOTOGRAPHS = 12

/** The longest side in pixels of a photograph, and of the small one that stands for it in a list. */
export const PHOTOGRAPH_SIDES = { large: 2000, small: 400 } as const
export type PhotographSize = keyof typeof PHOTOGRAPH_SIDES

/** Where a reservation stands while photographs of an end are added: from just before its step until the reservation is closed. */
const ADDED_AT: Readonly<Record<RentalEnd, readonly ReservationStatus[]>> = {
  out: ['confirmed', 'out', 'returned'],
  back: ['out', 'returned'],
}

/** The ends of which photographs may be added now. Source: rules.md, "The life of a reservation". */
export const photographedEnds = (status: ReservationStatus): RentalEnd[] =>
  RENTAL_ENDS.filter((end) => ADDED_AT[end].includes(status))

/** Whether a photograph may be removed: what a closed rental rests on stays. Source: rules.md, "The life of a reservation". */
export const mayRemovePhotograph = (status: ReservationStatus): boolean => status !== 'closed'
