import { currency } from '@nelly/domain/currency'
import { type Money, toMajorUnits, toMinorUnits } from '@nelly/domain/money'
import type { FiguresAnswer } from './figures.ts'
import type { RentalEnd } from './owned-reservation.ts'

/** A week of business, by pickup. */
export interface WeekFigures {
  /** By ISO 8601, `2027-W09`. */
  week: string
  /** Its Monday, `yyyy-mm-dd`. */
  from: string
  reservations: number
  /** In each currency that any of the weeks has, in the same order; at least one. */
  revenues: readonly [Money, ...Money[]]
  /** From 0 to 1; null where nothing was on offer. */
  occupancy: number | null
}

/** The next pickup or return. */
export interface NextHandover {
  reservationId: number
  landingId: number
  landingName: string
  vehicleName: string
  firstName: string
  lastName: string
  at: RentalEnd
}

/** How an owner's business goes. */
export interface Figures {
  /** The oldest first; the last is the current week. */
  weeks: readonly WeekFigures[]
  /** From 0 to 1; null where nothing is on offer. */
  occupancy: { next7Days: number | null; next30Days: number | null }
  nextPickups: readonly NextHandover[]
  nextReturns: readonly NextHandover[]
  landings: { published: number; draft: number }
}

export const toFiguresAnswer = ({
  weeks,
  occupancy,
  nextPickups,
  nextReturns,
  landings,
}: Figures): FiguresAnswer => ({
  weeks: weeks.map(({ revenues, ...week }) => ({
    ...week,
    revenue: toMajorUnits(revenues[0]),
    currency: revenues[0].currency,
    revenues: revenues.map((money) => ({ currency: money.currency, revenue: toMajorUnits(money) })),
    occupancy: share(week.occupancy),
  })),
  occupancy: { next_7_days: share(occupancy.next7Days), next_30_days: share(occupancy.next30Days) },
  next_pickups: nextPickups.map(toHandoverAnswer),
  next_returns: nextReturns.map(toHandoverAnswer),
  landings,
})

/** To four decimals: hundredths of a percent. */
const share = (of: number | null): number | null => of && Math.round(of * 10_000) / 10_000

const toHandoverAnswer = ({ at, ...handover }: NextHandover): HandoverAnswer => ({
  id: handover.reservationId,
  id_landing: handover.landingId,
  display_name: handover.landingName,
  vehicle: { name: handover.vehicleName },
  name: handover.firstName,
  last_name: handover.lastName,
  ...at,
})

/** Parses the figures of an answer. */
export const ownedFigures = (answer: FiguresAnswer): Figures => ({
  weeks: answer.weeks.map(({ week, from, reservations, occupancy, revenues }) => ({
    week,
    from,
    reservations,
    occupancy,
    revenues: revenues.map(moneyOf) as [Money, ...Money[]],
  })),
  occupancy: {
    next7Days: answer.occupancy.next_7_days,
    next30Days: answer.occupancy.next_30_days,
  },
  nextPickups: answer.next_pickups.map(handover),
  nextReturns: answer.next_returns.map(handover),
  landings: answer.landings,
})

const moneyOf = (answer: { currency: string; revenue: number }): Money => ({
  minor: toMinorUnits(answer.revenue, currency(answer.currency)),
  currency: currency(answer.currency),
})

type HandoverAnswer = FiguresAnswer['next_pickups'][number]

const handover = (answer: HandoverAnswer): NextHandover => ({
  reservationId: answer.id,
  landingId: answer.id_landing,
  landingName: answer.display_name,
  vehicleName: answer.vehicle.name,
  firstName: answer.name,
  lastName: answer.last_name,
  at: { place: answer.place, date: answer.date, time: answer.time },
})
