import type { Money } from '@nelly/domain/money'
import { z } from 'zod'
import { rootCall } from '../call.ts'
import { currencyAnswer, idAnswer, numeric, written } from '../wire.ts'

/** The default, the lowest and the highest number of weeks. */
export const DEFAULT_WEEKS = 12
export const FEWEST_WEEKS = 4
export const MOST_WEEKS = 52

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
  /** The place, the day `yyyy-mm-dd` and the time of day `HH:mm` there. */
  at: { place: string; date: string; time: string }
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

const share = z
  .number()
  .min(0)
  .max(1)
  .nullable()
  .meta({ description: 'From 0 to 1; null where nothing is on offer' })

const nextHandover = z
  .object({
    reservationId: idAnswer,
    landingId: idAnswer,
    landingName: z.string(),
    vehicleName: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    at: z.object({ place: z.string(), date: z.iso.date(), time: z.string() }),
  })
  .meta({ id: 'NextHandover' })

const figuresAnswer = written<Figures>(
  z.object({
    weeks: z
      .array(
        z.object({
          week: z.string().meta({ description: 'By ISO 8601, as `2027-W09`' }),
          from: z.iso.date().meta({ description: 'Its Monday' }),
          reservations: z
            .number()
            .int()
            .meta({ description: 'Picked up in this week, without cancelled ones' }),
          revenues: z
            .array(
              z.object({
                minor: z.number().int().meta({ description: 'In minor units' }),
                currency: currencyAnswer,
              }),
            )
            .meta({ description: 'Their total in each currency that any week has, in the same order' }),
          occupancy: share,
        }),
      )
      .meta({ description: 'The oldest first; the last one is this week, with what is still to come of it' }),
    occupancy: z.object({ next7Days: share, next30Days: share }),
    nextPickups: z.array(nextHandover).meta({ description: 'Five at most' }),
    nextReturns: z
      .array(nextHandover)
      .meta({ description: 'Five at most, also of vehicles that are picked up before' }),
    landings: z.object({ published: z.number().int(), draft: z.number().int() }),
  }),
).meta({ id: 'Figures' })

export const readFigures = rootCall({
  method: 'GET',
  url: '/figures/:userId',
  summary: 'Read the figures',
  description:
    "Reservations, revenue and occupancy by week of pickup, the occupancy of the coming days, and the next handovers, over all of the owner's landings that are not deleted. Days are those at the rental place; the coming ones include today.",
  query: z.object({
    weeks: numeric(z.number().int().min(FEWEST_WEEKS).max(MOST_WEEKS)).default(DEFAULT_WEEKS).meta({
      description: 'How many weeks, up to the current one',
    }),
  }),
  refusals: ['not-your-account'],
  answer: figuresAnswer,
})
