import type { LandingId } from '@nelly/domain/ids'
import { type IdMap, withIds } from '@nelly/domain/rates/with-ids'
import type { Principal } from '@nelly/domain/reservations/actor'
import type { Database } from '../../platform/db/database.ts'
import { inventoryOf } from './landing-inventory.ts'
import { ratesOf } from './rates-store.ts'
import { lockVehicles } from './save-rates.ts'

/**
 * Locks a landing and all of its vehicles before it is duplicated; undefined where the owner has no such landing. What it has stays
 * as it is until the transaction ends: its rates, places and site are changed under a lock of the landing, each vehicle under its own.
 */
export async function lockWhole(
  tx: Database,
  { account }: Principal,
  landing: LandingId,
): Promise<{ revision: number } | undefined> {
  const mine = ratesOf(account, tx)
  if ((await mine.revisionOf(landing)) === undefined) return undefined
  // Bookings lock a vehicle before its landing: the other order would deadlock.
  await lockVehicles(tx, landing)
  const locked = await mine.lock(landing)
  // Those that were added before the landing was locked.
  if (locked) await lockVehicles(tx, landing)
  return locked
}

/** Lets the current rates of a landing, at `revision`, be the first of another one, which says of its own vehicles and places what they say. */
export async function duplicateRates(
  tx: Database,
  { account, actor }: Principal,
  {
    from,
    to,
    revision,
    ids,
    now,
  }: { from: LandingId; to: LandingId; revision: number; ids: IdMap; now: Date },
): Promise<void> {
  if (revision === 0) return
  const mine = ratesOf(account, tx)
  await mine.add(to, {
    revision: 1,
    rates: withIds(await mine.document(from, revision), ids).rates,
    snapshot: await inventoryOf(tx, to),
    person: actor.kind === 'person' ? actor.id : null,
    now,
  })
}
