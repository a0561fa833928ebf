import type { VehicleId } from '@nelly/domain/ids'
import type { Rates } from '@nelly/domain/rates/rates'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { ReplayOutcome } from '@nelly/domain/replay/replay-summary'
import { z } from 'zod'
import { call } from '../call.ts'
import { currencyAnswer, idAnswer, LARGEST_ID, written } from '../wire.ts'
import { checkedRates } from './checks.ts'
import { RATES_BODY_BYTES } from './document.ts'
import { ownId } from './schemas/fields.ts'
import { basePrices, checkBasePrices, unsavedRates } from './unsaved.ts'

const id = idAnswer.max(LARGEST_ID)

const cursor = z
  .strictObject({
    through: id.meta({ description: 'The newest reservation of the replay' }),
    after: id.meta({ description: 'The last one that was replayed' }),
    uses: z
      .array(z.strictObject({ offer: ownId, count: z.number().int().min(0).max(1_000_000) }))
      .max(20)
      .meta({ description: 'How often each offer with a number of uses was given up to there' }),
  })
  .meta({ id: 'ReplayCursor' })

/** Where a replay goes on. */
export type ReplayCursor = z.infer<typeof cursor>

/** A reservation of a replay as its operator knows it. */
export interface ReplayedReservation {
  readonly id: number
  readonly reference: string
  readonly vehicle: { readonly id: VehicleId; readonly name: string }
  readonly period: RentalPeriod
}

/** A part of a replay, with its amounts in minor units of a currency. */
export interface ReplayPart {
  readonly currency: Rates['currency']
  readonly of: number
  readonly done: number
  readonly reservations: readonly (ReplayedReservation & ReplayOutcome)[]
  readonly next: ReplayCursor | null
}

const shownFields = {
  id: idAnswer,
  reference: z.string(),
  vehicle: z.object({ id: idAnswer, name: z.string() }),
  period: z.object({
    pickup: z.string().meta({ description: '`yyyy-mm-ddTHH:mm` at the rental place' }),
    return: z.string(),
  }),
}
const amount = z.number().int()

const replayedReservation = z
  .discriminatedUnion('kind', [
    z.object({
      ...shownFields,
      kind: z.literal('priced'),
      before: amount.meta({ description: 'What it costs' }),
      after: amount.meta({ description: 'What it would cost' }),
    }),
    z.object({
      ...shownFields,
      kind: z.literal('refused'),
      rule: z.string().meta({ description: 'The code of the rule that would refuse it' }),
    }),
    z.object({
      ...shownFields,
      kind: z.literal('omitted'),
      why: z.enum(['vehicle-deleted', 'other-currency']),
    }),
  ])
  .meta({ id: 'ReplayedReservation' })

const replayAnswer = written<ReplayPart>(
  z.object({
    currency: currencyAnswer,
    of: z.number().int().meta({ description: 'How many reservations the whole replay has' }),
    done: z.number().int().meta({ description: 'How many are replayed with this answer' }),
    reservations: z.array(replayedReservation),
    next: cursor.nullable().meta({ description: 'To be sent for the following ones; `null` at the end' }),
  }),
).meta({ id: 'RatesReplay' })

export const replayRates = call({
  method: 'POST',
  url: '/landings/:landingId/rates/replay',
  bodyBytes: RATES_BODY_BYTES,
  nestedErrors: true,
  summary: 'Replay reservations by other rates',
  description:
    'What the last 500 reservations that stand would have cost by a document that is not saved, or by the saved one, each at the moment it was booked, the oldest first. Fifty are answered at a time: send the same body with `next` for the following ones until it is `null`; who stops asking stops the replay. Base prices are those that each was booked at, unless `prices` has another. Those whose vehicle was deleted, or that are in another currency than the document, are left out.',
  body: z
    .strictObject({ rates: checkedRates.nullish(), prices: basePrices, next: cursor.nullish() })
    .superRefine(checkBasePrices)
    .transform(({ rates, prices, next }) => ({ unsaved: unsavedRates(rates, prices), cursor: next ?? null })),
  refusals: ['landing-not-found'],
  answer: replayAnswer,
})
