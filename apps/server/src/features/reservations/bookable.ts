import type { LandingId, VehicleId } from '@nelly/domain/ids'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { accounts, landings, pools, vehiclePictures, vehicles } from '../../platform/db/schema.ts'
import { lockedRow, poolColumns } from '../inventory/hold-pool.ts'
import { isOnSale } from '../inventory/on-sale.ts'
import { pricedVehicle } from '../inventory/priced-vehicle.ts'
import { isNotSuspended, isPublished } from '../inventory/published.ts'
import { mailedLanding } from './mail/mailed-reservation.ts'
import { landingOf } from './reservation.ts'

/**
 * The vehicle, its landing and the recipients of mails; undefined unless visitors can book on the landing and the
 * vehicle is on sale; one that was quoted is there until it is deleted. Locks the vehicle and its pool until the transaction ends: bookings and changes of
 * one pool are serialized.
 */
export function lockVehicle(
  tx: Database,
  landing: LandingId,
  vehicle: VehicleId,
  { isQuoted }: { readonly isQuoted: boolean },
) {
  const isThere = isQuoted
    ? and(isNull(vehicles.deletedAt), isNull(landings.deletedAt), isNotSuspended)
    : and(isPublished, isOnSale)
  return lockedRow(() =>
    tx
      .select({
        vehicle: { ...pricedVehicle, name: vehicles.name },
        pool: poolColumns,
        landing: landingOf,
        account: landings.accountId,
        mailed: mailedLanding,
        booking: { mode: landings.bookingMode, answerHours: landings.answerHours },
      })
      .from(vehicles)
      .innerJoin(pools, eq(pools.id, vehicles.poolId))
      .innerJoin(landings, eq(landings.id, vehicles.landingId))
      .innerJoin(accounts, eq(accounts.id, landings.accountId))
      .where(and(eq(vehicles.id, vehicle), eq(landings.id, landing), isThere))
      .for('update', { of: [vehicles, pools] }),
  )
}

/**
 * Whether an account is suspended, which it can't become before the transaction ends. Read after the lock of a vehicle, as its account may
 * have been suspended while that was waited for.
 */
export async function isSuspendedNow(tx: Database, account: number): Promise<boolean> {
  const [row] = await tx
    .select({ since: accounts.suspendedAt })
    .from(accounts)
    .where(eq(accounts.id, account))
    .for('share')
  return row?.since !== null
}

/**
 * The path of a vehicle's first picture, to be read by a later statement than the lock: PostgreSQL re-reads only locked
 * rows after it has waited for them, and a picture found by the locking statement may have been removed meanwhile.
 */
export const firstPicturePath = (tx: Database, vehicle: number): SQL =>
  sql`${tx
    .select({ path: sql`${vehiclePictures.picture}->>'path'` })
    .from(vehiclePictures)
    .where(eq(vehiclePictures.vehicleId, vehicle))
    .orderBy(asc(vehiclePictures.position), asc(vehiclePictures.id))
    .limit(1)}`
