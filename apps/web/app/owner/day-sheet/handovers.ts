import type { DeskReservation } from '@nelly/contract/reservations/desk'
import type { ListedReservation, RentalEnd, ReservationGroup } from '@nelly/contract/reservations/reservation'

/** A vehicle that changes hands. */
export interface Handover {
  at: RentalEnd
  reservation: ListedReservation
  /** Of a pickup of today: where its unit is, where that is another place. */
  unitElsewhere?: DeskReservation['unitElsewhere'] | undefined
}

/** The pickups and the returns of a day, each in order of time; and what is still out from earlier days. */
export interface DayOfHandovers {
  overdue: readonly Handover[]
  pickups: readonly Handover[]
  returns: readonly Handover[]
}

/** What there is to do today, as far as the sheet shows it. */
interface DeskToday {
  readonly overdue: readonly ListedReservation[]
  readonly dueOut: readonly Pick<DeskReservation, 'id' | 'unitElsewhere'>[]
  readonly lateOut: readonly Pick<DeskReservation, 'id' | 'unitElsewhere'>[]
}

/**
 * The day's pickups and returns, without those of cancelled reservations. `desk` is what there is to do today: it has those that are
 * out past their return, of which those of the day itself are first among its returns, and where units are.
 */
export function handoversOn(
  day: string,
  groups: readonly ReservationGroup[],
  desk?: DeskToday,
): DayOfHandovers {
  const standing = groups.flatMap(({ reservations }) => reservations.filter(({ cancelled }) => !cancelled))
  const ends = (end: 'pickup' | 'return'): Handover[] =>
    standing
      .map((reservation) => ({ reservation, at: reservation[end] }))
      .filter(({ at }) => at.date === day)
      .sort((a, b) => a.at.time.localeCompare(b.at.time))
  const returns = ends('return')
  const waiting = new Map([...(desk?.dueOut ?? []), ...(desk?.lateOut ?? [])].map((one) => [one.id, one]))
  return {
    overdue: (desk?.overdue ?? [])
      .filter((reservation) => reservation.return.date < day)
      .map((reservation) => ({ reservation, at: reservation.return })),
    pickups: ends('pickup').map((one) => ({
      ...one,
      unitElsewhere: waiting.get(one.reservation.id)?.unitElsewhere,
    })),
    returns: [
      ...returns.filter(({ reservation }) => reservation.isOverdue),
      ...returns.filter(({ reservation }) => !reservation.isOverdue),
    ],
  }
}
