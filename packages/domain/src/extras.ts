import { dollars, type MinorUnits } from './money.ts'
import { ok, type Result, refuse } from './result.ts'

/** The extras of every landing, in the order they are shown and charged. Source: rules.md, "Extras". */
export const EXTRA_CODES = ['damage_waiver', 'personal_effects', 'baby_seat'] as const

/** One of the extras. */
export type ExtraCode = (typeof EXTRA_CODES)[number]

/** The price of one unit of any extra for one rental day. */
export const EXTRA_PRICE_PER_DAY: MinorUnits = dollars(12)

/** The most of one extra that a reservation may carry. */
export const MAX_EXTRA_QUANTITY = 10

/** An extra and its quantity, 1 to 10. */
export type ChosenExtra = { code: ExtraCode; quantity: number }

/**
 * Validates the extras of a reservation and puts them in the fixed order. Each may be named once.
 *
 * Source: rules.md, "Extras".
 */
export function chooseExtras(
  list: readonly { code: string; quantity: number }[],
): Result<ChosenExtra[], 'extra-unknown' | 'extra-quantity-invalid'> {
  if (!list.every(({ code }) => isExtra(code))) return refuse('extra-unknown')
  if (!list.every(({ quantity }) => isQuantity(quantity))) return refuse('extra-quantity-invalid')
  if (new Set(list.map(({ code }) => code)).size < list.length) return refuse('extra-quantity-invalid')
  return ok(
    EXTRA_CODES.flatMap((code) => {
      const chosen = list.find((extra) => extra.code === code)
      return chosen ? [{ code, quantity: chosen.quantity }] : []
    }),
  )
}

const isExtra = (code: string): boolean => EXTRA_CODES.some((known) => known === code)
const isQuantity = (n: number): boolean => Number.isInteger(n) && n >= 1 && n <= MAX_EXTRA_QUANTITY
