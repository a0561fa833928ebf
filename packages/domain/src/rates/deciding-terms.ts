import type { VehicleId } from '../ids.ts'
import type { MinorUnits } from '../money.ts'
import { depositOf } from './payment.ts'
import type { RentalTerms } from './quote.ts'
import type { CancellationFee, Rates } from './rates.ts'
import { termsOf } from './terms-of.ts'

/** What decides between vehicles beside their price. */
export interface DecidingTerms extends Pick<RentalTerms, 'mileage'> {
  /** Until how many hours before the pickup a cancellation costs nothing; 0 until the pickup, null where it always costs. */
  readonly freeUntilHours: number | null
  readonly deposit: MinorUnits | null
}

/**
 * What a card of a vehicle says in one line: until when cancelling is free, the kilometres, the deposit.
 *
 * Source: rules.md, "Cancellation terms", "Prepayment and deposit".
 */
export function decidingTerms(rates: Rates, vehicle: VehicleId): DecidingTerms {
  const { earlier, within } = rates.cancellation
  const paid = within.filter((step) => !isFree(step)).map(({ hours }) => hours)
  return {
    freeUntilHours: isFree(earlier) ? Math.max(0, ...paid) : null,
    mileage: termsOf(rates, vehicle).mileage,
    deposit: depositOf(rates.deposit, vehicle, []),
  }
}

const isFree = ({ amount, percent, days }: CancellationFee): boolean =>
  (amount ?? 0) === 0 && (percent ?? 0) === 0 && (days ?? 0) === 0
