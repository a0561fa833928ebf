import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { createdAt, id } from './columns.ts'
import { vehicles } from './vehicles.ts'

/** An account's catalogue of special features. */
export const specialFeatures = pgTable(
  'special_features',
  {
    id: id(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    name: text('name').notNull(),
    description: text('description').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('special_features_name_unique').on(table.accountId, sql`lower(${table.name})`)],
)

export const vehicleSpecialFeatures = pgTable(
  'vehicle_special_features',
  {
    vehicleId: integer('vehicle_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    specialFeatureId: integer('special_feature_id')
      .notNull()
      .references(() => specialFeatures.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.vehicleId, table.specialFeatureId] }),
    index('vehicle_special_features_feature').on(table.specialFeatureId),
  ],
)
