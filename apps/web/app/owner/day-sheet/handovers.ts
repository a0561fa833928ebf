import type { ListedReservation, RentalEnd, ReservationGroup } from '@nelly/contract/reservations/reservation'

/** A vehicle that changes hands. */
export interface Handover {
  at: RentalEnd
  reservation: ListedReservation
}

/** The pickups and the returns of a day, each in order of time; and what is still out from earlier days. */
export interface DayOfHandovers {
  overdue: readonly Handover[]
  pickups: readonly Handover[]
  returns: readonly Handover[]
}

/**
 * The day's pickups and returns, without those of cancelled reservations. `overdue` are the reservations that are out past
 * their return: those of the day itself are first among its returns.
 */
export function handoversOn(
  day: string,
  groups: readonly ReservationGroup[],
  overdue: readonly ListedReservation[] = [],
): DayOfHandovers {
  const standing = groups.flatMap(({ reservations }) => reservations.filter(({ cancelled }) => !cancelled))
  const ends = (end: 'pickup' | 'return'): Handover[] =>
    standing
      .map((reservation) => ({ reservation, at: reservation[end] }))
      .filter(({ at }) => at.date === day)
      .sort((a, b) => a.at.time.localeCompare(b.at.time))
  const returns = ends('return')
  return {
    overdue: overdue
      .filter((reservation) => reservation.return.date < day)
      .map((reservation) => ({ reservation, at: reservation.return })),
    pickups: ends('pickup'),
    returns: [
      ...returns.filter(({ reservation }) => reservation.isOverdue),
      ...returns.filter(({ reservation }) => !reservation.isOverdue),
    ],
  }
}
