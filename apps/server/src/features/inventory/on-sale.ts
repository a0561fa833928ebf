import { and, eq, isNull } from 'drizzle-orm'
import { vehicles } from '../../platform/db/schema.ts'

/**
 * SQL condition on vehicles: visible to visitors and bookable, neither deleted nor off sale. Everything public uses it.
 * Source: rules.md, "On sale".
 */
export const isOnSale = and(isNull(vehicles.deletedAt), eq(vehicles.isOnSale, true))
