import type { WantedCharge } from '@nelly/domain/charges/charged-line'
import { CHARGE_KINDS, type ProposedCharge } from '@nelly/domain/charges/proposed-charge'
import type { Currency } from '@nelly/domain/currency'
import { MOST_OF_ENTRY } from '@nelly/domain/ledger/converted'
import type { MinorUnits } from '@nelly/domain/money'
import type { ListedPrice, Rates } from '@nelly/domain/rates/rates'
import { z } from 'zod'
import { call } from '../call.ts'
import {
  currencyAnswer,
  localizedAnswer,
  minorAnswer,
  numeric,
  photographId,
  text,
  written,
} from '../wire.ts'
import { proposedCharge } from './charge-lines.ts'
import { changedLedger, MAX_LEDGER_NOTE } from './ledger.ts'

/** What a customer may be charged beside the price, in minor units of the reservation's currency. */
export interface ProposedCharges {
  readonly currency: Currency
  /** The tax that the reservation was made with. */
  readonly tax: Rates['tax']
  readonly charges: readonly ProposedCharge[]
  readonly priceList: readonly ListedPrice[]
  /** Whether damages are charged with tax. */
  readonly damagesTaxed: boolean
  /** How many charges at the return there are already. */
  readonly chargesMade: number
}

export const readProposedCharges = call({
  method: 'GET',
  url: '/reservations/:reservationId/proposed-charges',
  summary: 'Propose charges for a vehicle that came back',
  description:
    'Kilometres beyond those included, missing fuel, lateness, a return outside of the opening hours or at another place, each with its arithmetic, and the list of prices, by the rates that the reservation was made at. Amounts are without the tax where that comes on top. Nothing is proposed for what was not read, or was charged and not reversed.',
  refusals: ['reservation-not-found', 'reservation-not-returned'],
  answer: written<ProposedCharges>(
    z.object({
      currency: currencyAnswer,
      tax: z.object({
        name: localizedAnswer,
        percent: z.number().int().meta({ description: 'In hundredths of a percent' }),
        included: z.boolean(),
      }),
      charges: z.array(proposedCharge),
      priceList: z.array(
        z.object({ code: z.string(), name: localizedAnswer, amount: minorAnswer, taxable: z.boolean() }),
      ),
      damagesTaxed: z.boolean().meta({ description: 'Whether damages are charged with tax' }),
      chargesMade: z.number().int().meta({ description: 'How many charges at the return there are already' }),
    }),
  ).meta({ id: 'ProposedCharges' }),
})

/** How many of one item of the list of prices may be charged. */
export const MOST_OF_ITEM = 100

const amount = written<MinorUnits>(numeric(z.number().int().min(0).max(MOST_OF_ENTRY)))
const note = text(MAX_LEDGER_NOTE)

const wantedCharge = written<WantedCharge>(
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.enum(CHARGE_KINDS),
      amount: amount
        .optional()
        .meta({ description: 'Less than is proposed, 0 to strike it; all of it without' }),
      note: note.optional().meta({ description: 'Why it is less' }),
    }),
    z.object({
      kind: z.literal('listed'),
      code: text(60),
      count: numeric(z.number().int().min(1).max(MOST_OF_ITEM)),
    }),
    z.object({
      kind: z.literal('damage'),
      amount,
      note: note.meta({ description: 'What was damaged' }),
      photographId: photographId.optional(),
    }),
  ]),
)

export const chargeAtReturn = call({
  method: 'POST',
  url: '/reservations/:reservationId/proposed-charges',
  idempotencyKey: true,
  nestedErrors: true,
  summary: 'Charge for a vehicle that came back',
  description:
    'Writes one charge into the ledger: of what is proposed, of the list of prices, and of damages, with their tax. Less than is proposed wants a `note`, more is refused. With another number of `chargesMade` than there are, somebody else charged meanwhile.',
  body: z.object({
    charges: z.array(wantedCharge).min(1).max(50),
    chargesMade: numeric(z.number().int().min(0)),
  }),
  refusals: [
    'reservation-not-found',
    'reservation-not-returned',
    'photograph-not-found',
    'charges-changed',
    'charge-above-proposed',
    'charge-reason-missing',
    'price-not-listed',
    'nothing-charged',
  ],
  status: 201,
  answer: changedLedger,
})
export type NewCharges = z.output<typeof chargeAtReturn.body>
