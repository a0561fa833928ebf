import type { Quote } from './quote.ts'
import { type QuoteRequest, quoteRental } from './quote-rental.ts'

/**
 * The price of one of several vehicles that are booked together: a code that does not hold for it, perhaps as those before it take its
 * last uses, reduces nothing.
 *
 * Source: rules.md, "Several vehicles".
 */
export function quoteTogether(request: QuoteRequest): ReturnType<typeof quoteRental> {
  const priced = quoteRental(request)
  if (priced.ok || priced.refusal !== 'discount-code-invalid') return priced
  return quoteRental({ ...request, wish: { ...request.wish, discountCode: null } })
}

/** Whether a code was typed that holds for none of the vehicles which have these prices. */
export const isCodeUnused = (code: string | null | undefined, prices: readonly Quote[]): boolean =>
  (code ?? '').trim() !== '' && prices.every(({ discountCode }) => discountCode === null)
