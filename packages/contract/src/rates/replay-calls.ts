import type { VehicleId } from '@nelly/domain/ids'
import type { Rates } from '@nelly/domain/rates/rates'
import type { ReplayOutcome } from '@nelly/domain/rates/replay-summary'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import { z } from 'zod'
import { call } from '../call.ts'
import { idAnswer, LARGEST_ID, landingId } from '../wire.ts'
import { checkedRates } from './checks.ts'
import { RATES_BODY_BYTES, ratesAnswer } from './document.ts'
import { amountsIn, orNull } from './fields.ts'
import { ownId } from './schemas/fields.ts'
import { type BasePrice, basePrices, checkBasePrices, unsavedRates } from './unsaved.ts'

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

const replayedReservation = z
  .object({
    id: idAnswer,
    reference: z.string(),
    vehicle_id: idAnswer,
    vehicle_name: z.string(),
    from: z.string().meta({ description: 'The pickup, `yyyy-mm-ddTHH:mm` at the rental place' }),
    to: z.string(),
    outcome: z.enum(['priced', 'refused', 'left_out']),
    before: z.number().nullable().meta({ description: 'What it costs, where both prices are known' }),
    after: z.number().nullable().meta({ description: 'What it would cost' }),
    refused: z.string().nullable().meta({ description: 'The code of the rule that would refuse it' }),
    left_out: z.enum(['vehicle-deleted', 'other-currency']).nullable(),
  })
  .meta({ id: 'ReplayedReservation' })

const replayAnswer = z
  .object({
    of: z.number().int().meta({ description: 'How many reservations the whole replay has' }),
    done: z.number().int().meta({ description: 'How many are replayed with this answer' }),
    reservations: z.array(replayedReservation),
    next: cursor.nullable().meta({ description: 'To be sent for the following ones; `null` at the end' }),
  })
  .meta({ id: 'RatesReplay' })

export const replayRates = call({
  method: 'POST',
  url: '/landings/:landingId/rates/replay',
  access: 'owner',
  apiOnly: true,
  bodyBytes: RATES_BODY_BYTES,
  nestedErrors: true,
  summary: 'Replay reservations by other rates',
  description:
    'What the last 500 reservations that stand would have cost by a document that is not saved, or by the saved one, each at the moment it was booked, the oldest first. Fifty are answered at a time: send the same body with `next` for the following ones until it is `null`; who stops asking stops the replay. Base prices are those that each was booked at, unless `prices` has another. Those whose vehicle was deleted, or that are in another currency than the document, are left out.',
  params: z.object({ landingId }),
  body: z
    .strictObject({ rates: checkedRates.nullish(), prices: basePrices, next: cursor.nullish() })
    .superRefine(checkBasePrices)
    .transform(({ rates, prices, next }) => ({
      unsaved: orNull(rates, (document) => unsavedRates(document, prices)),
      cursor: next ?? null,
    })),
  refusals: ['landing-not-found'],
  status: 200,
  answer: replayAnswer,
})

/** Where a replay goes on. */
export type ReplayCursor = z.infer<typeof cursor>

/** A reservation of a replay as its operator knows it. */
export interface ReplayedReservation {
  readonly id: number
  readonly reference: string
  readonly vehicle: { readonly id: VehicleId; readonly name: string }
  readonly period: RentalPeriod
}

/** A part of a replay. */
export interface ReplayPart {
  readonly of: number
  readonly done: number
  readonly reservations: readonly (ReplayedReservation & ReplayOutcome)[]
  readonly next: ReplayCursor | null
}

export function toReplayAnswer(
  part: ReplayPart & { readonly currency: Rates['currency'] },
): z.infer<typeof replayAnswer> {
  const { write } = amountsIn(part.currency)
  return {
    of: part.of,
    done: part.done,
    reservations: part.reservations.map((one) => ({
      id: one.id,
      reference: one.reference,
      vehicle_id: one.vehicle.id,
      vehicle_name: one.vehicle.name,
      from: one.period.pickup,
      to: one.period.return,
      outcome: one.kind === 'omitted' ? 'left_out' : one.kind,
      before: one.kind === 'priced' ? write(one.before) : null,
      after: one.kind === 'priced' ? write(one.after) : null,
      refused: one.kind === 'refused' ? one.rule : null,
      left_out: one.kind === 'omitted' ? one.why : null,
    })),
    next: part.next,
  }
}

/** The body that replays reservations by edited rates, from a cursor on. */
export function replayBody(
  rates: Rates,
  prices: readonly BasePrice[],
  next: ReplayCursor | null,
): z.input<typeof replayRates.body> {
  const { write } = amountsIn(rates.currency)
  return {
    rates: ratesAnswer(rates),
    prices: prices.map((one) => ({ vehicle_id: one.vehicleId, price_per_day: write(one.pricePerDay) })),
    next,
  }
}
