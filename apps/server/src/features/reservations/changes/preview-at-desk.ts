import type { Previewed } from '@nelly/contract/reservations/desk-preview'
import type { DeskTrip } from '@nelly/contract/reservations/desk-reservations'
import type { AccountId, LandingId } from '@nelly/domain/ids'
import { ok, type Result } from '@nelly/domain/result'
import type { Database } from '../../../platform/db/database.ts'
import { takenBy } from '../../inventory/taken-by.ts'
import { planAtDesk } from './plan-at-desk.ts'

/** What a reservation at the desk would be, by the same plan as the reservation itself. */
export async function previewAtDesk(
  db: Database,
  which: { account: AccountId; landing: LandingId },
  trip: DeskTrip,
  instant: Date,
): Promise<Result<Previewed, 'landing-not-found' | 'vehicle-not-found' | 'step-time-wrong'>> {
  const planned = await planAtDesk(db, which, trip, { instant, isSaved: false })
  if (!planned.ok) return planned
  const { broken, price, assigned, held, period, vehicle, isUnit, now } = planned.value
  const { limit } = broken
  const isFree = limit === undefined && assigned !== undefined
  return ok({
    quote: price?.ok ? price.value : null,
    refusal: isUnit ? (price && !price.ok ? price : null) : { refusal: 'unit-not-found' },
    rules: limit ? [limit] : broken.rules,
    isOverridable: limit === undefined,
    isFree,
    taken: isFree || limit ? [] : await takenBy(db, vehicle.pool.id, { rental: period, held, now }),
  })
}
