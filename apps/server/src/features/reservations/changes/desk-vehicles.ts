import type { AccountId, LandingId, VehicleId } from '@nelly/domain/ids'
import type { NamedVehicle } from '@nelly/domain/priced-vehicle'
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { landings, pools, vehicles } from '../../../platform/db/schema.ts'
import { lockVehicles, poolColumns } from '../../inventory/hold-pool.ts'
import { pricedVehicle } from '../../inventory/priced-vehicle.ts'
import { isLivingOf } from '../../inventory/published.ts'

/** A vehicle as far as its operator's reservations need it, on sale or not. */
export interface DeskVehicle extends NamedVehicle {
  readonly pool: { readonly id: number; readonly units: number }
}

/**
 * Vehicles of a landing of the account by their ids, without deleted ones but for `kept`, which a reservation has. With
 * `isLocked`, they are locked until the transaction ends, in the order of their ids, as bookings lock them.
 */
export async function deskVehicles(
  tx: Database,
  { account, landing }: { account: AccountId; landing: LandingId },
  ids: readonly VehicleId[],
  { kept, isLocked }: { kept?: VehicleId; isLocked: boolean },
): Promise<ReadonlyMap<VehicleId, DeskVehicle>> {
  if (isLocked) await lockVehicles(tx, ids)
  const rows = await tx
    .select({ ...pricedVehicle, name: vehicles.name, pool: poolColumns })
    .from(vehicles)
    .innerJoin(pools, eq(pools.id, vehicles.poolId))
    .innerJoin(landings, eq(landings.id, vehicles.landingId))
    .where(
      and(
        inArray(vehicles.id, [...ids]),
        eq(landings.id, landing),
        isLivingOf(account),
        kept === undefined
          ? isNull(vehicles.deletedAt)
          : or(isNull(vehicles.deletedAt), eq(vehicles.id, kept)),
      ),
    )
  return new Map(rows.map((row) => [row.id, row]))
}
