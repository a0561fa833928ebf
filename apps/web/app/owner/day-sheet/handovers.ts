import type { UnitElsewhere } from '@nelly/contract/reservations/desk'
import type { ListedReservation, RentalEnd, ReservationGroup } from '@nelly/contract/reservations/reservation'

/** A vehicle that changes hands. */
export interface Handover {
  at: RentalEnd
  reservation: ListedReservation
  /** Of a pickup: where its unit is, where that is another place. */
  unitElsewhere?: UnitElsewhere | undefined
}

/** The pickups and the returns of a day, each in order of time; and what is still out from earlier days. */
export interface DayOfHandovers {
  overdue: readonly Handover[]
  pickups: readonly Handover[]
  returns: readonly Handover[]
}

/** What the list of the day's reservations does not say. */
interface KnownOfDay {
  /** What is out past its return. */
  readonly overdue?: readonly ListedReservation[] | undefined
  readonly elsewhere?: readonly UnitElsewhere[] | undefined
}

/**
 * The day's pickups and returns, without those of cancelled reservations. Of what is out past its return, that of the day itself is first
 * among its returns.
 */
export function handoversOn(
  day: string,
  groups: readonly ReservationGroup[],
  { overdue = [], elsewhere = [] }: KnownOfDay = {},
): DayOfHandovers {
  const standing = groups.flatMap(({ reservations }) => reservations.filter(({ cancelled }) => !cancelled))
  const ends = (end: 'pickup' | 'return'): Handover[] =>
    standing
      .map((reservation) => ({ reservation, at: reservation[end] }))
      .filter(({ at }) => at.date === day)
      .sort((a, b) => a.at.time.localeCompare(b.at.time))
  const returns = ends('return')
  const places = new Map(elsewhere.map((one) => [one.reservationId, one]))
  return {
    overdue: overdue
      .filter((reservation) => reservation.return.date < day)
      .map((reservation) => ({ reservation, at: reservation.return })),
    pickups: ends('pickup').map((one) => ({ ...one, unitElsewhere: places.get(one.reservation.id) })),
    returns: [
      ...returns.filter(({ reservation }) => reservation.isOverdue),
      ...returns.filter(({ reservation }) => !reservation.isOverdue),
    ],
  }
}
