import { z } from 'zod'
import { call } from './call.ts'
import { currencyAnswer, idAnswer, money, numeric, personId } from './wire.ts'

/** The default, the lowest and the highest number of weeks. */
export const DEFAULT_WEEKS = 12
export const FEWEST_WEEKS = 4
export const MOST_WEEKS = 52

const share = z
  .number()
  .min(0)
  .max(1)
  .nullable()
  .meta({ description: 'From 0 to 1, with four decimals at most; null where nothing is on offer' })

/** The next pickup or return. */
export const nextHandover = z
  .object({
    id: idAnswer,
    id_landing: idAnswer,
    display_name: z.string(),
    vehicle: z.object({ name: z.string() }),
    name: z.string(),
    last_name: z.string(),
    place: z.string(),
    date: z.iso.date(),
    time: z.string(),
  })
  .meta({ id: 'NextHandover' })

export const figuresAnswer = z
  .object({
    weeks: z
      .array(
        z.object({
          week: z.string().meta({ description: 'By ISO 8601, as `2027-W09`' }),
          from: z.iso.date().meta({ description: 'Its Monday' }),
          reservations: z
            .number()
            .int()
            .meta({ description: 'Picked up in this week, without cancelled ones' }),
          revenue: money.meta({ description: 'Their total in `currency`' }),
          currency: currencyAnswer,
          revenues: z
            .array(z.object({ currency: currencyAnswer, revenue: money }))
            .meta({ description: 'Their total in each currency that any week has, in the same order' }),
          occupancy: share,
        }),
      )
      .meta({ description: 'The oldest first; the last one is this week, with what is still to come of it' }),
    occupancy: z.object({ next_7_days: share, next_30_days: share }),
    next_pickups: z.array(nextHandover).meta({ description: 'Five at most' }),
    next_returns: z
      .array(nextHandover)
      .meta({ description: 'Five at most, also of vehicles that are picked up before' }),
    landings: z.object({ published: z.number().int(), draft: z.number().int() }),
  })
  .meta({ id: 'Figures' })
export type FiguresAnswer = z.infer<typeof figuresAnswer>

export const readFigures = call({
  method: 'GET',
  url: '/figures/:userId',
  access: 'owner',
  summary: 'Read the figures',
  description:
    "Reservations, revenue and occupancy by week of pickup, the occupancy of the coming days, and the next handovers, over all of the owner's landings that are not deleted. Days are those at the rental place; the coming ones include today.",
  params: z.object({ userId: personId }),
  query: z.object({
    weeks: numeric(z.number().int().min(FEWEST_WEEKS).max(MOST_WEEKS)).default(DEFAULT_WEEKS).meta({
      description: 'How many weeks, up to the current one',
    }),
  }),
  refusals: ['not-your-account'],
  status: 200,
  answer: figuresAnswer,
})
