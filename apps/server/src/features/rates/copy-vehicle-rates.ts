import type { Principal } from '@nelly/domain/actor'
import type { LandingId, VehicleId } from '@nelly/domain/ids'
import { withCopiedVehicle } from '@nelly/domain/rates/with-copied-vehicle'
import type { Database } from '../../platform/db/database.ts'
import { inventoryOf } from './landing-inventory.ts'
import { ratesOf } from './rates-store.ts'

/**
 * Lets a landing's rates say of the copy of a vehicle what they say of the vehicle, as the next version, by whoever made
 * the copy. Rates that do not name the vehicle stay as they are.
 */
export async function copyVehicleRates(
  tx: Database,
  { account, actor, landing }: Principal & { readonly landing: LandingId },
  { original, copy, now }: { readonly original: VehicleId; readonly copy: VehicleId; readonly now: Date },
): Promise<void> {
  const mine = ratesOf(account, tx)
  const locked = await mine.lock(landing)
  if (!locked || locked.version === 0) return
  const before = await mine.document(landing, locked.version)
  const rates = withCopiedVehicle(before, original, copy)
  if (rates === before) return
  await mine.add(landing, {
    version: locked.version + 1,
    rates,
    snapshot: await inventoryOf(tx, landing),
    person: actor.kind === 'person' ? actor.id : null,
    now,
  })
}
