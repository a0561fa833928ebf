import { and, eq, isNull } from 'drizzle-orm'
import { vehicles } from '../../platform/db/schema.ts'

/**
 * Within a query of vehicles: those that visitors may see and book, neither deleted nor off sale. Whatever is told to strangers
 * or sold to them asks for it. Source: rules.md, "On sale".
 */
export const isOnSale = and(isNull(vehicles.deletedAt), eq(vehicles.onSale, true))
