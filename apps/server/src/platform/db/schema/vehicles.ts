import type { UsCents } from '@nelly/domain/money'
import type { Transmission, VehicleType } from '@nelly/domain/vehicle-options'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import type { StoredPicture } from '../stored-picture.ts'
import { createdAt, id, instant } from './columns.ts'
import { landings } from './landings.ts'

/** Vehicles. A deleted one stays for its reservations; one that is not on sale is visible to its owner only. */
export const vehicles = pgTable(
  'vehicles',
  {
    id: id(),
    landingId: integer('landing_id')
      .notNull()
      .references(() => landings.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull(),
    pricePerDay: integer('price_per_day_cents').$type<UsCents>().notNull(),
    luggage: integer('luggage').notNull(),
    seats: integer('seats').notNull(),
    type: text('type').$type<VehicleType>().notNull(),
    transmission: text('transmission').$type<Transmission>().notNull(),
    brand: text('brand'),
    features: text('features').array().notNull().default(sql`'{}'`),
    commission: numeric('commission_percent', { precision: 5, scale: 2, mode: 'number' })
      .notNull()
      .default(0),
    units: integer('units').notNull().default(1),
    isOnSale: boolean('on_sale').notNull().default(true),
    bluetooth: boolean('bluetooth').notNull().default(false),
    siriusxm: boolean('siriusxm').notNull().default(false),
    gps: boolean('gps').notNull().default(false),
    automatic: boolean('automatic').notNull().default(false),
    appleCar: boolean('apple_car').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    // Includes deleted ones: figures count them, and deleting a landing deletes them.
    index('vehicles_landing').on(table.landingId),
    index('vehicles_living_of_landing').on(table.landingId, table.id).where(sql`${table.deletedAt} is null`),
    check('vehicles_price_positive', sql`${table.pricePerDay} > 0`),
    check('vehicles_units_positive', sql`${table.units} >= 1`),
    check('vehicles_seats_range', sql`${table.seats} between 1 and 10`),
    check('vehicles_luggage_range', sql`${table.luggage} between 1 and 10`),
    check('vehicles_commission_percent', sql`${table.commission} between 0 and 100`),
    check('vehicles_description_length', sql`length(${table.description}) <= 255`),
  ],
)

/** A vehicle's pictures, in their owner's order from 0. */
export const vehiclePictures = pgTable(
  'vehicle_pictures',
  {
    id: id(),
    vehicleId: integer('vehicle_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    picture: jsonb('picture').$type<StoredPicture>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('vehicle_pictures_vehicle').on(table.vehicleId, table.position)],
)
