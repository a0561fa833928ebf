import type { ProposedCharge } from '@nelly/domain/charges/proposed-charge'
import type { Currency } from '@nelly/domain/currency'
import { z } from 'zod'
import { call } from '../call.ts'
import { currencyAnswer, minorAnswer, written } from '../wire.ts'

/** What a customer may be charged beside the price, in minor units of the reservation's currency. */
export interface ProposedCharges {
  readonly currency: Currency
  readonly charges: readonly ProposedCharge[]
}

const count = z.number().int()
const share = count.meta({ description: 'In hundredths of a percent' })
const charged = { amount: minorAnswer, taxable: z.boolean() }

const charge = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('kilometres'),
    reckoned: z.object({
      driven: count,
      days: count.meta({ description: 'Rental days with those it came back late' }),
      perDay: count.meta({ description: 'Kilometres that each of them includes' }),
      over: count,
      perKm: minorAnswer,
    }),
    ...charged,
  }),
  z.object({
    kind: z.literal('fuel'),
    reckoned: z.object({
      missing: count.meta({ description: 'Eighths of the tank' }),
      perEighth: minorAnswer,
      serviceFee: minorAnswer,
    }),
    ...charged,
  }),
  z.object({
    kind: z.literal('lateness'),
    reckoned: z.object({
      minutes: count,
      days: count.meta({ description: 'Whole days more than were booked, at `price` for `perDays`' }),
      price: minorAnswer,
      perDays: z.literal([1, 7, 30]),
      partDay: z
        .object({ hours: count, percent: share })
        .nullable()
        .meta({ description: 'The begun hours beyond them, at a share of a day' }),
      booked: share.meta({ description: 'The share of a day that was booked, which is taken off' }),
    }),
    ...charged,
  }),
  z.object({
    kind: z.literal('outside-hours'),
    reckoned: z.object({
      at: z.string().meta({ description: 'By the clock at the rental place' }),
      fee: minorAnswer,
      booked: minorAnswer.meta({ description: 'What of it the price had already' }),
    }),
    ...charged,
  }),
  z.object({
    kind: z.literal('place'),
    reckoned: z.object({
      place: z.string(),
      fee: minorAnswer,
      booked: minorAnswer.meta({ description: 'What of it the price had already' }),
      isForbidden: z.boolean().meta({
        description: 'Between these places nothing is rented: its operator decides, 0 is proposed',
      }),
    }),
    ...charged,
  }),
])

export const readProposedCharges = call({
  method: 'GET',
  url: '/reservations/:reservationId/proposed-charges',
  summary: 'Propose charges for a vehicle that came back',
  description:
    'Kilometres beyond those included, missing fuel, lateness, a return outside of the opening hours or at another place, each with its arithmetic, by the rates that the reservation was made at. Amounts are without the tax where that comes on top. Nothing is proposed for what was not read.',
  refusals: ['reservation-not-found', 'reservation-not-returned'],
  answer: written<ProposedCharges>(
    z.object({
      currency: currencyAnswer,
      charges: z.array(charge.meta({ id: 'ProposedCharge' })),
    }),
  ).meta({ id: 'ProposedCharges' }),
})
