import type { Quote, QuoteLine } from '@nelly/domain/rates/quote'
import { z } from 'zod'
import { localizedAnswer } from '../wire.ts'
import { amountsIn, percentAnswer } from './fields.ts'

const amountAnswer = z.number().meta({ description: "In the quote's currency" })

/** Why a line is charged, for programs; pages have words for each kind. */
const lineReason = z
  .object({
    kind: z.enum([
      'vehicle_price',
      'tier',
      'season',
      'part_day',
      'offer',
      'per_day',
      'per_rental',
      'percent',
      'included',
      'one_way',
      'out_of_hours',
      'adjustment',
    ]),
    season: z.string().optional().meta({ description: "A season's id" }),
    name: localizedAnswer.optional().meta({ description: "A season's name" }),
    from_days: z.number().int().nullable().optional().meta({ description: 'The price from so many days on' }),
    percent: z.number().nullable().optional(),
    of: amountAnswer.optional().meta({ description: 'What the percent is of' }),
    hours: z.number().int().optional().meta({ description: 'Begun hours beyond whole days' }),
    at: z.enum(['pickup', 'return']).optional(),
    limited: z.boolean().optional().meta({ description: 'Whether a largest amount applied' }),
  })
  .meta({ id: 'LineReason' })

/** One line of a price. */
export const quoteLineAnswer = z
  .object({
    code: z.string().meta({ description: 'Of an extra or fee, the id of a season or offer, else the kind' }),
    kind: z.enum(['rental', 'part_day', 'offer', 'extra', 'fee', 'one_way', 'out_of_hours', 'adjustment']),
    name: localizedAnswer.nullable().meta({ description: "The operator's name for it, if there is one" }),
    quantity: z.number().int(),
    days: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'The days charged; `null` where they do not count' }),
    unit_amount: amountAnswer.nullable(),
    per_days: z.literal([1, 7, 30]).meta({ description: 'The days that a unit amount is for' }),
    amount: amountAnswer.meta({ description: 'Negative for an offer; an adjustment may be either' }),
    taxable: z.boolean(),
    reason: lineReason,
    excess: amountAnswer.optional().meta({
      description: 'Of a cover that says one: what its customer pays of a damage at most',
    }),
  })
  .meta({ id: 'QuoteLine' })
type QuoteLineAnswer = z.infer<typeof quoteLineAnswer>

export function toLineAnswer(line: QuoteLine, currency: Quote['currency']): QuoteLineAnswer {
  const { write, writeOrNull } = amountsIn(currency)
  const { reason } = line
  return {
    code: line.code,
    kind: line.kind,
    name: line.name,
    quantity: line.quantity,
    days: line.days,
    unit_amount: writeOrNull(line.unitAmount),
    per_days: line.perDays,
    amount: write(line.amount),
    taxable: line.taxable,
    reason: {
      kind: reason.kind,
      ...('season' in reason && { season: reason.season, name: reason.name }),
      ...('fromDays' in reason && { from_days: reason.fromDays }),
      ...('percent' in reason && { percent: reason.percent === null ? null : percentAnswer(reason.percent) }),
      ...('of' in reason && { of: write(reason.of) }),
      ...('hours' in reason && { hours: reason.hours }),
      ...('at' in reason && { at: reason.at }),
      ...('limited' in reason && { limited: reason.limited }),
    },
    ...(line.excess !== undefined && { excess: write(line.excess) }),
  }
}
