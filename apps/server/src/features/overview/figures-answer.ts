import type { FiguresAnswer } from '@nelly/contract/figures'
import { moneyAnswer } from '@nelly/contract/wire'
import { dateOf, timeOf } from '@nelly/domain/wall-clock'
import type { Reservation } from '../reservations/reservation.ts'
import type { Figures } from './figures.ts'

/** How business goes, as the wire spells it. */
export const figuresAnswer = ({ weeks, next7Days, next30Days, ...figures }: Figures): FiguresAnswer => ({
  weeks: weeks.map(({ name, monday, reservations, revenue, occupancy }) => ({
    week: name,
    from: monday,
    reservations,
    revenue: moneyAnswer(revenue),
    occupancy: share(occupancy),
  })),
  occupancy: { next_7_days: share(next7Days), next_30_days: share(next30Days) },
  next_pickups: figures.pickups.map((reservation) => handover(reservation, 'pickup')),
  next_returns: figures.returns.map((reservation) => handover(reservation, 'return')),
  landings: figures.landings,
})

/** To four decimals: hundredths of a percent. */
const share = (of: number | undefined): number | null =>
  of === undefined ? null : Math.round(of * 10_000) / 10_000

const handover = (
  reservation: Reservation,
  end: 'pickup' | 'return',
): FiguresAnswer['next_pickups'][number] => ({
  id: reservation.id,
  id_landing: reservation.landingId,
  display_name: reservation.landing.displayName,
  vehicle: { name: reservation.vehicleName },
  name: reservation.firstName,
  last_name: reservation.lastName,
  place: end === 'pickup' ? reservation.pickupPlace : reservation.returnPlace,
  date: dateOf(reservation.during[end]),
  time: timeOf(reservation.during[end]),
})
