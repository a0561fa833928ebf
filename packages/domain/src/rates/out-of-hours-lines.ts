import { minorUnits } from '../money.ts'
import type { QuoteLine } from './quote.ts'
import { quoteLine } from './quote-line.ts'
import type { Rates } from './rates.ts'
import type { RentalWish } from './rental-wish.ts'

/**
 * The lines for a pickup and a return outside of the opening hours. A maximum is for both, spent on the pickup first.
 *
 * Source: rules.md, "Fees".
 */
export function outOfHoursLines(
  outOfHours: Rates['outOfHours'],
  wish: RentalWish['outOfHours'],
): QuoteLine[] {
  const most = outOfHours?.maxAmount ?? Number.POSITIVE_INFINITY
  const pickup = Math.min(wish.pickup, most)
  const returned = Math.min(wish.return, most - pickup)
  return [
    { at: 'pickup' as const, amount: pickup, limited: pickup < wish.pickup },
    { at: 'return' as const, amount: returned, limited: returned < wish.return },
  ]
    .filter(({ amount }) => amount > 0)
    .map(({ amount, ...reason }) =>
      quoteLine({
        code: 'out_of_hours',
        kind: 'out_of_hours',
        amount: minorUnits(amount),
        reason: { kind: 'out_of_hours', ...reason },
      }),
    )
}
