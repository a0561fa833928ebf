import { inLanguages } from '@nelly/domain/languages'
import type { LocalizedText } from '@nelly/domain/localized-text'
import type { Language } from '../wire.ts'
import { pricesIn } from '../words/prices.ts'

/** What landings say of a prepayment whose operator wrote nothing of their own. */
export const USUAL_PREPAYMENT: LocalizedText = inLanguages((language) =>
  pricesIn(language)('usualPrepayment'),
)

/**
 * How and by when a prepayment is paid, and what happens if it is not: for the questions, the thank-you page, my-reservation and mails
 * alike.
 *
 * Source: rules.md, "Prepayment and deposit".
 */
export const prepaymentWords = (instructions: LocalizedText | undefined, language: Language): string =>
  (instructions ?? USUAL_PREPAYMENT)[language]
