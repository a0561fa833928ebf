import type { AdjustmentRefusal } from '@nelly/domain/rates/adjusted-quote'
import type { QuoteRefusal } from '@nelly/domain/rates/quote-rental'
import type { BrokenRule } from '@nelly/domain/rules/broken-rule'
import { z } from 'zod'
import { priceAnswer } from '../rates/price.ts'
import { brokenRule, takenUnit, toBrokenRule } from '../rates/test-call.ts'
import type { Refused } from '../refusal-details.ts'
import { refusalWords } from '../refusals/refusal-words.ts'
import { answerOf, type Language } from '../wire.ts'
import { extraOutWords } from './extra-out-words.ts'

export const previewFields = {
  quote: priceAnswer.nullable().meta({ description: 'The price; `null` where it is refused' }),
  refusal: z
    .object({ code: z.string(), message: z.string() })
    .nullable()
    .meta({ description: 'Why it can’t be saved, where no rule and no other rental is the cause' }),
  rules: z.array(brokenRule).meta({ description: 'The rules that it breaks' }),
  isOverridable: z.boolean().meta({ description: 'Whether these may be overridden with a reason' }),
  isFree: z.boolean().meta({ description: 'Whether the vehicle is free' }),
  taken: z.array(takenUnit).meta({ description: 'What holds its units then' }),
}

export const deskPreview = answerOf(z.object(previewFields)).meta({ id: 'DeskPreview' })
/** What would become of a reservation at the desk. */
export type DeskPreview = z.infer<typeof deskPreview>

export const bookingPreview = answerOf(
  z.object({
    ...previewFields,
    others: z.array(deskPreview).meta({ description: 'The same of each that is reserved together with it' }),
  }),
).meta({ id: 'BookingPreview' })

/** Why a reservation can't be saved as it was asked for, apart from rules and from other rentals. */
export type PreviewRefusal =
  | { readonly refusal: QuoteRefusal | AdjustmentRefusal | 'change-not-possible' | 'unit-not-found' }
  | Refused<'extra-out-of-stock'>

/** What would become of a reservation, before it is put into words. */
export interface Previewed extends Omit<DeskPreview, 'refusal' | 'rules'> {
  readonly refusal: PreviewRefusal | null
  readonly rules: readonly BrokenRule[]
}

/** A preview, with what is refused and broken in words. */
export const toPreview = (previewed: Previewed, language: Language): DeskPreview => ({
  ...previewed,
  refusal: previewed.refusal && refusalInWords(previewed.refusal, language),
  rules: previewed.rules.map(toBrokenRule),
})

export const refusalInWords = (refused: PreviewRefusal, language: Language) => ({
  code: refused.refusal,
  message:
    refused.refusal === 'extra-out-of-stock'
      ? extraOutWords(refused.extra, language)
      : refusalWords(refused.refusal, language),
})
