import type { OwnedReservation, RentalEnd, ReservationGroup } from '@nelly/contract/owned-reservation'

/** A vehicle that changes hands. */
export interface Handover {
  at: RentalEnd
  reservation: OwnedReservation
  landingName: string
}

/** What a day holds: the vehicles that are picked up and those that come back, each by the clock. */
export interface DayOfHandovers {
  pickups: readonly Handover[]
  returns: readonly Handover[]
}

/** The day's pickups and returns of the reservations that stand; those cancelled bring nobody. */
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
