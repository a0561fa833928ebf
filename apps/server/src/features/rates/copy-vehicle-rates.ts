import type { LandingId, VehicleId } from '@nelly/domain/ids'
import { withCopiedVehicle } from '@nelly/domain/rates/with-copied-vehicle'
import type { Principal } from '@nelly/domain/reservations/actor'
import type { Database } from '../../platform/db/database.ts'
import { inventoryOf } from './landing-inventory.ts'
import { ratesOf } from './rates-store.ts'

/** Locks a landing before one of its vehicles is copied; undefined where the owner has no such landing. */
export const lockRates = (
  tx: Database,
  { account, landing }: Principal & { readonly landing: LandingId },
): Promise<{ revision: number } | undefined> => ratesOf(account, tx).lock(landing)

/**
 * Lets a landing's rates say of the copy of a vehicle what they say of the vehicle, as the next version, by whoever made
 * the copy. Rates that do not name the vehicle stay as they are. The landing is locked, at `revision`.
 */
export async function copyVehicleRates(
  tx: Database,
  { account, actor, landing }: Principal & { readonly landing: LandingId },
  {
    original,
    copy,
    revision,
    now,
  }: {
    readonly original: VehicleId
    readonly copy: VehicleId
    readonly revision: number
    readonly now: Date
  },
): Promise<void> {
  if (revision === 0) return
  const mine = ratesOf(account, tx)
  const before = await mine.document(landing, revision)
  const rates = withCopiedVehicle(before, original, copy)
  if (rates === before) return
  await mine.add(landing, {
    revision: revision + 1,
    rates,
    snapshot: await inventoryOf(tx, landing),
    person: actor.kind === 'person' ? actor.id : null,
    now,
  })
}
