import type { ReservationId, VehicleId } from '@nelly/domain/ids'
import type { Principal } from '@nelly/domain/reservations/actor'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, pools, reservations, vehicles } from '../../platform/db/schema.ts'
import { lockedRow, poolColumns } from '../inventory/hold-pool.ts'
import { isReservation } from '../inventory/is-reservation.ts'
import { isLivingOf } from '../inventory/published.ts'
import { type LockedReservation, lockReservation } from './lock-reservation.ts'

/** A reservation of an account, and who changes it. */
export interface OwnersReservation extends Principal {
  readonly id: ReservationId
}

/**
 * Locks an account's reservation until the transaction ends, and before it its vehicle with the pool, in the order of a booking.
 * Undefined where the account has no such reservation.
 */
export async function lockWithVehicle(
  tx: Database,
  which: OwnersReservation,
): Promise<(LockedReservation & { vehicle: LockedVehicle }) | undefined> {
  const vehicle = await lockVehicleOf(tx, which)
  const found = vehicle && (await lockReservation(tx, which.id))
  if (!found) return undefined
  // It got another vehicle while this waited for the lock; from now on it keeps that one.
  if (found.reservation.vehicleId !== vehicle.id) return lockWithVehicle(tx, which)
  return { ...found, vehicle }
}

type LockedVehicle = NonNullable<Awaited<ReturnType<typeof lockVehicleOf>>>

async function lockVehicleOf(tx: Database, { account, id }: OwnersReservation) {
  const found = await lockedRow(() =>
    tx
      .select({
        id: vehicles.id,
        pool: { ...poolColumns, deletedAt: pools.deletedAt },
        deletedAt: vehicles.deletedAt,
      })
      .from(vehicles)
      .innerJoin(pools, eq(pools.id, vehicles.poolId))
      .innerJoin(reservations, eq(reservations.vehicleId, vehicles.id))
      .innerJoin(landings, eq(landings.id, reservations.landingId))
      .where(and(eq(reservations.id, id), isReservation, isLivingOf(account)))
      .for('update', { of: [vehicles, pools] }),
  )
  return found && { ...found, id: found.id as VehicleId }
}
