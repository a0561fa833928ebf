import type { MinorUnits } from '@nelly/domain/money'
import type { Fuel } from '@nelly/domain/units/unit'
import type { Transmission, VehicleType } from '@nelly/domain/vehicles/vehicle-options'
import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { StoredPicture } from '../stored-picture.ts'
import { accounts } from './accounts.ts'
import { belongsTo, createdAt, day, id, instant, revision } from './columns.ts'
import { landings } from './landings.ts'
import { pools } from './pools.ts'

/** Vehicles. A deleted one stays for its reservations; one that is not on sale is visible to its owner only. */
export const vehicles = pgTable(
  'vehicles',
  {
    id: id(),
    landingId: belongsTo('landing_id', () => landings.id),
    /** Whose units it offers. */
    poolId: integer('pool_id')
      .notNull()
      .references(() => pools.id),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** In place of it for readers of that language. */
    descriptionEs: text('description_es'),
    descriptionEn: text('description_en'),
    pricePerDay: bigint('price_per_day_minor', { mode: 'number' }).$type<MinorUnits>().notNull(),
    luggage: integer('luggage').notNull(),
    seats: integer('seats').notNull(),
    type: text('type').$type<VehicleType>().notNull(),
    transmission: text('transmission').$type<Transmission>().notNull(),
    brand: text('brand'),
    doors: integer('doors'),
    fuel: text('fuel').$type<Fuel>(),
    features: text('features').array().notNull().default(sql`'{}'`),
    commission: numeric('commission_percent', { precision: 5, scale: 2, mode: 'number' })
      .notNull()
      .default(0),
    isOnSale: boolean('on_sale').notNull().default(true),
    bluetooth: boolean('bluetooth').notNull().default(false),
    siriusxm: boolean('siriusxm').notNull().default(false),
    gps: boolean('gps').notNull().default(false),
    automatic: boolean('automatic').notNull().default(false),
    appleCar: boolean('apple_car').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
    revision: revision((): SQL => sql`${vehicles.revision} + 1`),
  },
  (table) => [
    // Includes deleted ones: figures count them, and deleting a landing deletes them.
    index('vehicles_landing').on(table.landingId),
    index('vehicles_living_of_landing').on(table.landingId, table.id).where(sql`${table.deletedAt} is null`),
    index('vehicles_pool').on(table.poolId),
    // For the pool of reservations, which is that of their vehicle.
    unique('vehicles_with_pool').on(table.id, table.poolId),
    check('vehicles_price_positive', sql`${table.pricePerDay} > 0`),
    check('vehicles_seats_range', sql`${table.seats} between 1 and 10`),
    check('vehicles_luggage_range', sql`${table.luggage} between 1 and 10`),
    check('vehicles_doors_range', sql`${table.doors} between 2 and 6`),
    check('vehicles_fuel', sql`${table.fuel} in ('gasoline', 'diesel', 'hybrid', 'electric', 'lpg')`),
    check('vehicles_commission_percent', sql`${table.commission} between 0 and 100`),
    check('vehicles_description_length', sql`length(${table.description}) <= 255`),
    check(
      'vehicles_descriptions_length',
      sql`length(${table.descriptionEs}) <= 255 and length(${table.descriptionEn}) <= 255`,
    ),
  ],
)

/** A vehicle's pictures, in their owner's order from 0. */
export const vehiclePictures = pgTable(
  'vehicle_pictures',
  {
    id: id(),
    vehicleId: belongsTo('vehicle_id', () => vehicles.id),
    position: integer('position').notNull(),
    picture: jsonb('picture').$type<StoredPicture>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('vehicle_pictures_vehicle').on(table.vehicleId, table.position)],
)

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
    vehicleId: belongsTo('vehicle_id', () => vehicles.id),
    specialFeatureId: belongsTo('special_feature_id', () => specialFeatures.id),
  },
  (table) => [
    primaryKey({ columns: [table.vehicleId, table.specialFeatureId] }),
    index('vehicle_special_features_feature').on(table.specialFeatureId),
  ],
)

/**
 * What an operator knows of the units of a pool, numbered from 1 to its `units`. A unit without a row is one of which nothing is
 * known; a row of a removed number stays for when the pool gets it again. That no two units of an account have the same plate is
 * checked under a lock on the account.
 */
export const units = pgTable(
  'units',
  {
    poolId: belongsTo('pool_id', () => pools.id),
    number: integer('number').notNull(),
    plate: text('plate'),
    /** Its letters and digits, by which plates are compared. */
    plateKey: text('plate_key'),
    vin: text('vin'),
    colour: text('colour'),
    acriss: text('acriss'),
    year: integer('year'),
    /** The last reading, in kilometres. */
    odometer: integer('odometer'),
    fuel: text('fuel').$type<Fuel>(),
    damages: text('damages'),
    notes: text('notes'),
    /** Where its operator put it, and when: what is known of it until its next return. */
    place: text('place'),
    placedAt: instant('placed_at'),
    /** The last days on which its papers are valid. */
    insuranceUntil: day('insurance_until'),
    inspectionUntil: day('inspection_until'),
    marbeteUntil: day('marbete_until'),
    otherUntil: day('other_until'),
    /** After how many kilometres or months it is to be maintained, and when it was last. */
    serviceEveryKm: integer('service_every_km'),
    serviceEveryMonths: integer('service_every_months'),
    lastServiceKm: integer('last_service_km'),
    lastServiceOn: day('last_service_on'),
    revision: revision((): SQL => sql`${units.revision} + 1`),
  },
  (table) => [
    primaryKey({ columns: [table.poolId, table.number] }),
    index('units_plate').on(table.plateKey),
    check('units_number_positive', sql`${table.number} >= 1`),
    check('units_odometer', sql`${table.odometer} between 0 and 2000000`),
    check('units_service_km', sql`${table.serviceEveryKm} between 1 and 100000`),
    check('units_service_months', sql`${table.serviceEveryMonths} between 1 and 60`),
    check('units_last_service', sql`${table.lastServiceKm} between 0 and 2000000`),
    check('units_year', sql`${table.year} between 1950 and 2200`),
    check('units_fuel', sql`${table.fuel} in ('gasoline', 'diesel', 'hybrid', 'electric', 'lpg')`),
    check('units_placed', sql`${table.place} is null or ${table.placedAt} is not null`),
    check('units_plate_key', sql`(${table.plate} is null) = (${table.plateKey} is null)`),
  ],
)
