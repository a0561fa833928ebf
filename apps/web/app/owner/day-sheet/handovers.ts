import type { OwnedReservation, RentalEnd, ReservationGroup } from '@nelly/contract/owned-reservation'

/** A vehicle that changes hands. */
export interface Handover {
  at: RentalEnd
  reservation: OwnedReservation
  landingName: string
}

/** The pickups and the returns of a day, each in order of time. */
export interface DayOfHandovers {
  pickups: readonly Handover[]
  returns: readonly Handover[]
}

/** The day's pickups and returns, without those of cancelled reservations. */
export function handoversOn(day: string, groups: readonly ReservationGroup[]): DayOfHandovers {
  const standing = groups.flatMap(({ landingName, reservations }) =>
    reservations.filter(({ cancelled }) => !cancelled).map((reservation) => ({ reservation, landingName })),
  )
  const ends = (end: 'pickup' | 'return'): Handover[] =>
    standing
      .map((one) => ({ ...one, at: one.reservation[end] }))
      .filter(({ at }) => at.date === day)
      .sort((a, b) => a.at.time.localeCompare(b.at.time))
  return { pickups: ends('pickup'), returns: ends('return') }
}
