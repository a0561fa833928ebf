import type { VehicleId } from '@nelly/domain/ids'
import type { MinorUnits } from '@nelly/domain/money'
import { min, sql } from 'drizzle-orm'
import { vehicles } from '../../platform/db/schema.ts'

/** The columns of a vehicle that its price needs. */
export const pricedVehicle = { id: sql<VehicleId>`${vehicles.id}`, pricePerDay: vehicles.pricePerDay }

/** The lowest of the selected vehicles' own prices per day. */
export const leastPrice = sql<MinorUnits>`${min(vehicles.pricePerDay)}`.mapWith(vehicles.pricePerDay)
