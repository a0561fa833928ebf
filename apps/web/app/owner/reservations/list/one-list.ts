import type { ListedReservation, ReservationGroup } from '@nelly/contract/reservations/reservation'
import type { ReservationOrder } from '@nelly/contract/reservations/reservation-list'

/** The reservations of all groups of a page as one list, in the order that each group has. */
export function oneList(groups: readonly ReservationGroup[], sort: ReservationOrder): ListedReservation[] {
  const [by, way] = sort.startsWith('-') ? [sort.slice(1), -1] : [sort, 1]
  const compare = (one: ListedReservation, other: ListedReservation): number => {
    if (by === 'pickup') return pickupOf(one).localeCompare(pickupOf(other))
    return by === 'total' ? one.total - other.total : 0
  }
  // Ids are in the order in which reservations were made.
  return groups
    .flatMap(({ reservations }) => reservations)
    .sort((one, other) => way * (compare(one, other) || one.id - other.id))
}

const pickupOf = ({ pickup: { date, time } }: ListedReservation): string => `${date}T${time}`
