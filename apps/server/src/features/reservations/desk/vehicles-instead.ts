import type { VehicleId } from '@nelly/domain/ids'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import { and, asc, inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { vehicles } from '../../../platform/db/schema.ts'
import { freeTimes } from '../../inventory/availability.ts'
import { ratesReader } from '../../inventory/current-rates.ts'
import { isOnSale } from '../../inventory/on-sale.ts'
import type { Reservation } from '../reservation.ts'

/** How many other vehicles are proposed for a reservation. */
const MOST_VEHICLES = 5

/** A vehicle that is proposed. */
export interface VehicleInstead {
  id: number
  name: string
}

/** Other vehicles of the same landing that are free for the whole time of a reservation, by the reservation's id. */
export async function vehiclesInstead(
  db: Database,
  reservations: readonly Reservation[],
  instant: Date,
): Promise<ReadonlyMap<number, VehicleInstead[]>> {
  if (reservations.length === 0) return new Map()
  const landings = [...new Set(reservations.map(({ landingId }) => landingId))]
  const others = await db
    .select({ id: vehicles.id, name: vehicles.name, landing: vehicles.landingId })
    .from(vehicles)
    .where(and(inArray(vehicles.landingId, landings), isOnSale))
    .orderBy(asc(vehicles.id))
  const [pickup] = reservations.map(({ during }) => during.pickup).sort()
  const end = reservations
    .map(({ during }) => during.return)
    .sort()
    .at(-1)
  const ids = others.map(({ id }) => id as VehicleId)
  const within = { pickup, return: end } as RentalPeriod
  const isFree = await freeTimes(db, ids, within, { instant, ratesOf: ratesReader(db) })
  return new Map(
    reservations.map(({ id, landingId, vehicleId, during }) => [
      id,
      others
        .filter((other) => other.landing === landingId && other.id !== vehicleId)
        .filter((other) => isFree(other.id as VehicleId, during))
        .slice(0, MOST_VEHICLES)
        .map((other) => ({ id: other.id, name: other.name })),
    ]),
  )
}
