import type { Place } from '@nelly/domain/places/places'
import type { NamedVehicle } from '@nelly/domain/priced-vehicle'
import type { StoredRates } from '@nelly/domain/rates/stored-rates'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { people } from './accounts.ts'
import { belongsTo, createdAt } from './columns.ts'
import { landings } from './landings.ts'

/** What the prices and places of a landing were when a version of its rates was saved. */
export interface RatesSnapshot {
  readonly vehicles: readonly NamedVehicle[]
  /** Versions that are older than the details of places have their names alone. */
  readonly places: readonly ({ readonly id: number; readonly name: string } & Partial<
    Omit<Place, 'id' | 'name'>
  >)[]
}

/** The versions of a landing's rates. A row is never changed; its person is cleared when they are gone. */
export const ratesVersions = pgTable(
  'rates_versions',
  {
    landingId: belongsTo('landing_id', () => landings.id),
    version: integer('version').notNull(),
    rates: jsonb('rates').$type<StoredRates>().notNull(),
    snapshot: jsonb('snapshot').$type<RatesSnapshot>().notNull(),
    /** SHA-256 of the rates, by which a process knows those that it has read before. */
    digest: text('digest').notNull(),
    /** What is different from the version before, in words; null for versions that are older than this column. */
    changes: jsonb('changes').$type<readonly { readonly es: string; readonly en: string }[]>(),
    createdAt: createdAt(),
    /** Who saved it; null for the product itself. */
    personId: integer('person_id').references(() => people.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.landingId, table.version] }),
    index('rates_versions_person').on(table.personId),
    check('rates_versions_positive', sql`${table.version} >= 1`),
  ],
)
