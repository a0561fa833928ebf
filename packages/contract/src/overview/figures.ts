import type { Money } from '@nelly/domain/money'
import { z } from 'zod'
import { rootCall } from '../call.ts'
import { answerOf, currencyAnswer, idAnswer, numeric, written } from '../wire.ts'

/** The default, the lowest and the highest number of weeks. */
export const DEFAULT_WEEKS = 12
export const FEWEST_WEEKS = 4
export const MOST_WEEKS = 52

const share = z
  .number()
  .min(0)
  .max(1)
  .nullable()
  .meta({ description: 'From 0 to 1; null where nothing is on offer' })

const inEachCurrency = (description: string) =>
  written<readonly [Money, ...Money[]]>(
    z.array(
      z.object({
        minor: z.number().int().meta({ description: 'In minor units' }),
        currency: currencyAnswer,
      }),
    ),
  ).meta({ description })

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

const figuresAnswer = answerOf(
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
          revenues: inEachCurrency('Their total in each currency that any week has, in the same order'),
          paid: inEachCurrency(
            'What was paid or kept of deposits in this week, less what was paid back, in the currencies of the money itself; in the same order',
          ),
          occupancy: share,
        }),
      )
      .meta({ description: 'The oldest first; the last one is this week, with what is still to come of it' }),
    sources: z
      .array(
        z.object({
          name: z
            .string()
            .nullable()
            .meta({ description: 'As the address of the booking said; `null` for those it said nothing of' }),
          reservations: z.number().int(),
          booked: inEachCurrency('Their total, as `revenues`'),
        }),
      )
      .meta({
        description: 'Where the reservations of these weeks came from, most first; empty where none is known',
      }),
    occupancy: z.object({ next7Days: share, next30Days: share }),
    nextPickups: z.array(nextHandover).meta({ description: 'Five at most' }),
    nextReturns: z
      .array(nextHandover)
      .meta({ description: 'Five at most, also of vehicles that are picked up before' }),
    landings: z.object({ published: z.number().int(), draft: z.number().int() }),
  }),
).meta({ id: 'Figures' })
/** How an owner's business goes. */
export type Figures = z.infer<typeof figuresAnswer>
/** A week of business, by pickup. */
export type WeekFigures = Figures['weeks'][number]
/** The next pickup or return. */
export type NextHandover = Figures['nextPickups'][number]

export const readFigures = rootCall({
  method: 'GET',
  url: '/figures/:userId',
  summary: 'Read the figures',
  description:
    "Reservations, revenue and occupancy by week of pickup, what was paid by its own week, the occupancy of the coming days, and the next handovers, over all of the owner's landings that are not deleted. Days are those at the rental place; the coming ones include today.",
  query: z.object({
    weeks: numeric(z.number().int().min(FEWEST_WEEKS).max(MOST_WEEKS)).default(DEFAULT_WEEKS).meta({
      description: 'How many weeks, up to the current one',
    }),
  }),
  refusals: ['not-your-account'],
  answer: figuresAnswer,
})
