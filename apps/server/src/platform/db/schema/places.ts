import type { PlaceHours } from '@nelly/domain/places/opening-hours'
import type { PlaceKind } from '@nelly/domain/places/places'
import { type SQL, sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { belongsTo, createdAt, id, instant, revision } from './columns.ts'
import { landings } from './landings.ts'

/**
 * Where vehicles of a landing are picked up or returned. A deleted one stays, as what names its id has to know it. That no two of a
 * landing have the same name is checked under a lock on the landing: capitals and accents count as in `sameText`.
 */
export const places = pgTable(
  'places',
  {
    id: id(),
    landingId: belongsTo('landing_id', () => landings.id),
    name: text('name').notNull(),
    code: text('code'),
    kind: text('kind').$type<PlaceKind>().notNull().default('office'),
    isPickup: boolean('is_pickup').notNull(),
    isReturn: boolean('is_return').notNull(),
    address: text('address'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    phone: text('phone'),
    instructionsEs: text('instructions_es'),
    instructionsEn: text('instructions_en'),
    /** Null: always open. */
    hours: jsonb('hours').$type<PlaceHours['hours']>(),
    exceptions: jsonb('exceptions').$type<PlaceHours['exceptions']>().notNull().default([]),
    /** Amounts are in the minor units of the landing's currency. */
    outside: jsonb('outside').$type<PlaceHours['outside']>().notNull().default({ pickup: [], return: [] }),
    /** From 0, without gaps among those that are not deleted. */
    position: integer('position').notNull(),
    /** The order among the returns, if not that of `position`: pairs that are older than this table had one for each. */
    returnPosition: integer('return_position'),
    revision: revision((): SQL => sql`${places.revision} + 1`),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('places_landing').on(table.landingId),
    check('places_kind', sql`${table.kind} in ('office', 'airport', 'hotel', 'delivery')`),
    check(
      'places_coordinates',
      sql`(${table.latitude} is null) = (${table.longitude} is null) and ${table.latitude} between -90 and 90 and ${table.longitude} between -180 and 180`,
    ),
  ],
)

/** The pairs of a pickup and a return place of a landing, which name places as they were typed. */
export const locations = pgTable(
  'locations',
  {
    id: id(),
    landingId: belongsTo('landing_id', () => landings.id),
    pickupPlace: text('pickup_place').notNull(),
    returnPlace: text('return_place').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('locations_landing').on(table.landingId)],
)
