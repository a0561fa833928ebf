import { BLOCK_REASONS } from '@nelly/domain/blocks/blocks'
import type { Currency } from '@nelly/domain/currency'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { BrokenRule } from '@nelly/domain/rules/broken-rule'
import type { WallClock } from '@nelly/domain/wall-clock'
import { z } from 'zod'
import { call } from '../call.ts'
import { brokenRule, toBrokenRule } from '../rates/test-call.ts'
import { RULE_REFUSALS } from '../refusals/rule-refusals.ts'
import {
  answerOf,
  currencyAnswer,
  idAnswer,
  type Language,
  landingId,
  minorAnswer,
  written,
} from '../wire.ts'
import { tripFields } from './desk-input.ts'
import { type PreviewRefusal, previewFields, refusalInWords } from './desk-preview.ts'
import { isOut } from './desk-reservations.ts'

const { pickupDate, pickupTime, returnDate, returnTime, pickupPlace, returnPlace } = tripFields
const place = { description: 'By default the first of the places' }
const question = z.object({
  landingId: landingId.nullish().meta({ description: 'All by default' }),
  pickupDate,
  pickupTime,
  returnDate,
  returnTime,
  pickupPlace: pickupPlace.nullish().meta(place),
  returnPlace: returnPlace.nullish().meta(place),
  isOut,
})
export type DeskQuestion = z.output<typeof question>
export type DeskQuestionInput = z.input<typeof question>

const deskOffer = answerOf(
  z.object({
    landingId: idAnswer,
    landingName: z.string(),
    vehicleId: idAnswer,
    vehicleName: z.string(),
    units: z.number().int(),
    left: z.number().int().meta({ description: 'How many more can be rented then; 0 where it is taken' }),
    freeUnits: z
      .array(z.object({ number: z.number().int(), plate: z.string().nullable() }))
      .meta({ description: 'That nothing holds then' }),
    total: minorAnswer.nullable().meta({ description: 'Without extras that are chosen' }),
    currency: written<Currency>(currencyAnswer),
    refusal: previewFields.refusal,
    rules: z.array(brokenRule).meta({ description: 'The rules that it breaks, which a reason may override' }),
    takenUntil: written<WallClock>(z.string())
      .nullable()
      .meta({ description: 'Of a taken one: when a unit comes free for the rest of the time' }),
    nearest: written<RentalPeriod>(z.object({ pickup: z.string(), return: z.string() }))
      .nullable()
      .meta({
        description: 'Of a taken one: the rest of the time, else the nearest days of the same length',
      }),
    blocked: z.enum(BLOCK_REASONS).nullable().meta({ description: 'Of a taken one that blocks alone hold' }),
  }),
).meta({ id: 'DeskOffer' })
/** A vehicle for a wish at the desk. */
export type DeskOffer = z.infer<typeof deskOffer>

/** The same before it is put into words. */
export interface OfferedAtDesk extends Omit<DeskOffer, 'refusal' | 'rules'> {
  readonly refusal: PreviewRefusal | null
  readonly rules: readonly BrokenRule[]
}

const names = z.array(z.string()).meta({ description: 'Of these landings, each once' })

const deskOffers = answerOf(
  z.object({ pickupPlaces: names, returnPlaces: names, offers: z.array(deskOffer) }),
).meta({ id: 'DeskOffers' })
/** What there is for a wish at the desk. */
export type DeskOffers = z.infer<typeof deskOffers>

export const offerAtDesk = call({
  method: 'POST',
  url: '/desk-reservations/offers',
  summary: 'List what is free at the desk',
  description:
    'The vehicles of a landing, or of all, for a time and places: what each costs, how many are left, and why it can’t be had. Vehicles that offer the same units are listed once, as the one that was added first. Nothing is stored.',
  body: question,
  refusals: ['landing-not-found', ...RULE_REFUSALS],
  answer: deskOffers,
})

/** A vehicle for a wish, with what is refused and broken in words. */
export const toDeskOffer = (offered: OfferedAtDesk, language: Language): DeskOffer => ({
  ...offered,
  refusal: offered.refusal && refusalInWords(offered.refusal, language),
  rules: offered.rules.map(toBrokenRule),
})
