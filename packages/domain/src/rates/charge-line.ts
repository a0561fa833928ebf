import { type MinorUnits, minorUnits, times } from '../money.ts'
import type { QuoteLine } from './quote.ts'
import { quoteLine } from './quote-line.ts'
import { type ExtraRate, type FeeRate, shareOf } from './rates.ts'

/** How much of an extra or fee is charged. */
interface Charged {
  readonly kind: 'extra' | 'fee'
  readonly quantity: number
  /** Days of the rental, as this charge counts them. */
  readonly days: number
  /** What a percent is a share of. */
  readonly base: MinorUnits
}

/** The line of an extra or fee that is not included: each piece up to its maximum, times the quantity. */
export function chargeLine(charge: ExtraRate | FeeRate, charged: Charged): QuoteLine {
  const { code, name, taxable } = charge
  const { kind, quantity } = charged
  const { amount, days, reason } = pieceOf(charge, charged)
  const unitAmount = charge.per === 'percent' ? null : charge.amount
  return quoteLine({
    code,
    kind,
    name,
    quantity,
    days,
    unitAmount,
    amount: times(amount, quantity),
    taxable,
    reason,
  })
}

function pieceOf(
  charge: ExtraRate | FeeRate,
  { days, base }: Charged,
): Pick<QuoteLine, 'amount' | 'days' | 'reason'> {
  if (charge.per === 'percent' && charge.percent !== null) {
    const { percent } = charge
    const { amount, limited } = capped(shareOf(base, percent), charge.maxAmount)
    return { amount, days: null, reason: { kind: 'percent', percent, of: base, limited } }
  }
  const price = charge.amount ?? minorUnits(0)
  if (charge.per === 'rental') {
    return { amount: capped(price, charge.maxAmount).amount, days: null, reason: { kind: 'per_rental' } }
  }
  const chargedDays = Math.min(days, charge.maxDays ?? days)
  const { amount, limited } = capped(times(price, chargedDays), charge.maxAmount)
  return { amount, days: chargedDays, reason: { kind: 'per_day', limited: limited || chargedDays < days } }
}

function capped(amount: MinorUnits, most: MinorUnits | null): { amount: MinorUnits; limited: boolean } {
  return most !== null && most < amount ? { amount: most, limited: true } : { amount, limited: false }
}
