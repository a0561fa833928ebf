import { type SkippedRule, type TestedPrice, toSkippedRule } from '@nelly/contract/rates/test-call'
import type { Quote } from '@nelly/domain/rates/quote'
import type { ComputedPrice } from './test-wish.ts'

/** The price of a wish that is shown, with what is not part of it. */
export interface ShownPrice {
  readonly quote: Quote | null
  readonly skipped: readonly SkippedRule[]
  /** Whether a code was typed that does not hold: the price is the one without it. */
  readonly isWithoutCode: boolean
}

/**
 * The price to show: the server's once it has answered, as it alone knows what offers were used and what others saved.
 * Until then it is what was computed here, and so is the price without a code that does not hold.
 */
export function shownPrice(computed: ComputedPrice, answer: TestedPrice | undefined): ShownPrice {
  if (answer?.quote) return { quote: answer.quote, skipped: answer.skipped, isWithoutCode: false }
  const isWithoutCode = computed.refusal === 'discount-code-invalid'
  if (answer && (answer.rules.length > 0 || !isWithoutCode))
    return { quote: null, skipped: [], isWithoutCode: false }
  return { quote: computed.quote ?? null, skipped: computed.notApplied.map(toSkippedRule), isWithoutCode }
}
