import type { SpecialFeatureId, VehicleId } from '@nelly/domain/ids'
import type { Principal } from '@nelly/domain/reservations/actor'
import { ok, type Result, refuse } from '@nelly/domain/result'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { type AttachedFeature, featuresAttachedTo, type SpecialFeature } from './attached-features.ts'
import { specialFeaturesOf } from './special-feature-store.ts'

/** Attaches a feature of the owner's catalogue to a vehicle of theirs; returns all that the vehicle has. */
export function attachSpecialFeature(
  db: Database,
  { account }: Principal,
  vehicle: VehicleId,
  id: SpecialFeatureId,
): Promise<Result<AttachedFeature[], 'vehicle-not-found' | 'special-feature-not-found'>> {
  return inTransaction(db, async (tx) => {
    const mine = specialFeaturesOf(account, tx)
    if (!(await mine.hasVehicle(vehicle))) return refuse('vehicle-not-found')
    const feature = await mine.hold(id)
    if (!feature) return refuse('special-feature-not-found')
    await mine.attach(vehicle, [feature])
    return ok(await featuresAttachedTo(tx, vehicle))
  })
}

/** Attaches features to a vehicle by their names, and adds missing ones to the catalogue. */
export function attachByName(
  db: Database,
  { account }: Principal,
  vehicle: VehicleId,
  { named, now }: { named: readonly { name: string; description?: string | undefined }[]; now: Date },
): Promise<Result<AttachedFeature[], 'vehicle-not-found'>> {
  return inTransaction(db, async (tx) => {
    const mine = specialFeaturesOf(account, tx)
    if (!(await mine.hasVehicle(vehicle))) return refuse('vehicle-not-found')
    const found: SpecialFeature[] = []
    for (const { name, description = '' } of named) {
      const feature = (await mine.holdNamed(name)) ?? (await mine.add({ name, description }, now))
      // A concurrent request added one of this name: it is visible now.
      const held = feature ?? (await mine.holdNamed(name))
      if (held) found.push(held)
    }
    await mine.attach(vehicle, found)
    return ok(await featuresAttachedTo(tx, vehicle))
  })
}
