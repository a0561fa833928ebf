import type { ChosenExtra } from '@nelly/domain/extras'
import type { Quote } from '@nelly/domain/quote'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { Transmission, VehicleType } from '@nelly/domain/vehicle-options'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { periodFromRange, rangeOfPeriod } from './period-range.ts'
import type { StoredPicture } from './stored-picture.ts'

/** An instant, kept with its zone. */
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A rental period as a half-open range of wall-clock time at the rental place. */
const period = customType<{ data: RentalPeriod; driverData: string }>({
  dataType: () => 'tsrange',
  toDriver: rangeOfPeriod,
  fromDriver: periodFromRange,
})

const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()
const createdAt = () => instant('created_at').notNull()

/** Operators. An e-mail is kept in lower case. */
export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    phone: text('phone'),
    avatar: text('avatar'),
    passwordHash: text('password_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(table.email),
    check('users_email_lowercase', sql`${table.email} = lower(${table.email})`),
  ],
)

/** Signed-in sessions: only the SHA-256 of a token is kept, so a stolen copy of the table opens nothing. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)

/**
 * How often something was tried lately, for all instances together: `key` is a hash of what is limited, `points` what
 * was spent of its allowance until `resetsAt`.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (table) => [index('rate_limits_reset').on(table.resetsAt)],
)

/** Landings. Among the living ones a name, which is the address, is unique. */
export const landings = pgTable(
  'landings',
  {
    id: id(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    displayName: text('display_name').notNull(),
    logo: jsonb('logo').$type<StoredPicture>().notNull(),
    favicon: text('favicon'),
    colorPrimary: text('color_primary').notNull(),
    colorSecondary: text('color_secondary').notNull(),
    defaultLanguage: text('default_language').$type<'es' | 'en'>().notNull(),
    timezone: text('timezone').notNull(),
    showRatings: boolean('show_ratings').notNull().default(true),
    status: text('status').$type<'draft' | 'published'>().notNull().default('draft'),
    metaTitle: text('meta_title'),
    metaDescription: text('meta_description'),
    metaKeywords: text('meta_keywords'),
    ogTitle: text('og_title'),
    ogDescription: text('og_description'),
    ogImage: text('og_image'),
    robots: text('robots'),
    canonicalUrl: text('canonical_url'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
    publishedAt: instant('published_at'),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    uniqueIndex('landings_living_name_unique').on(table.name).where(sql`${table.deletedAt} is null`),
    index('landings_owner').on(table.ownerId),
    check('landings_name_form', sql`${table.name} ~ '^[a-z0-9]([a-z0-9-]*[a-z0-9])?$' and length(${table.name}) <= 70`),
    check('landings_language', sql`${table.defaultLanguage} in ('es', 'en')`),
    check('landings_status', sql`${table.status} in ('draft', 'published')`),
    check('landings_colors', sql`${table.colorPrimary} ~ '^#[0-9a-f]{6}$' and ${table.colorSecondary} ~ '^#[0-9a-f]{6}$'`),
  ],
)

/** Addresses a published landing had before it was renamed; they lead to it until another landing takes them. */
export const formerNames = pgTable(
  'former_names',
  {
    name: text('name').primaryKey(),
    landingId: integer('landing_id')
      .notNull()
      .references(() => landings.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('former_names_landing').on(table.landingId)],
)

/** Where a landing's vehicles are picked up and returned. */
export const locations = pgTable(
  'locations',
  {
    id: id(),
    landingId: integer('landing_id')
      .notNull()
      .references(() => landings.id, { onDelete: 'cascade' }),
    pickupPlace: text('pickup_place').notNull(),
    returnPlace: text('return_place').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('locations_landing').on(table.landingId)],
)

/** Vehicles. A deleted one stays for the reservations that name it. */
export const vehicles = pgTable(
  'vehicles',
  {
    id: id(),
    landingId: integer('landing_id')
      .notNull()
      .references(() => landings.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull(),
    pricePerDayCents: integer('price_per_day_cents').notNull(),
    luggage: integer('luggage').notNull(),
    seats: integer('seats').notNull(),
    type: text('type').$type<VehicleType>().notNull(),
    transmission: text('transmission').$type<Transmission>().notNull(),
    brand: text('brand'),
    features: text('features').array().notNull().default(sql`'{}'`),
    commissionPercent: numeric('commission_percent', { precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
    units: integer('units').notNull().default(1),
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
    index('vehicles_living_of_landing').on(table.landingId, table.id).where(sql`${table.deletedAt} is null`),
    check('vehicles_price_positive', sql`${table.pricePerDayCents} > 0`),
    check('vehicles_units_positive', sql`${table.units} >= 1`),
    check('vehicles_seats_range', sql`${table.seats} between 1 and 10`),
    check('vehicles_luggage_range', sql`${table.luggage} between 1 and 10`),
    check('vehicles_commission_percent', sql`${table.commissionPercent} between 0 and 100`),
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

/** Pictures whose lighter formats are still to be made; a row outlives a crash and goes when its work is done. */
export const pictureJobs = pgTable(
  'picture_jobs',
  {
    id: id(),
    pictureId: integer('picture_id')
      .notNull()
      .references(() => vehiclePictures.id, { onDelete: 'cascade' }),
    attempts: integer('attempts').notNull().default(0),
    notBefore: instant('not_before').notNull(),
    lastError: text('last_error'),
  },
  (table) => [index('picture_jobs_due').on(table.notBefore), uniqueIndex('picture_jobs_picture_unique').on(table.pictureId)],
)

/** Stored files that no row names any more and that are to be removed; a row outlives a crash. */
export const fileRemovals = pgTable('file_removals', {
  path: text('path').primaryKey(),
  requestedAt: instant('requested_at').notNull(),
})

/** The owner's catalogue of special features. */
export const specialFeatures = pgTable(
  'special_features',
  {
    id: id(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    description: text('description').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('special_features_name_unique').on(table.ownerId, sql`lower(${table.name})`)],
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

/**
 * Reservations. The vehicle's name, its picture and the price are as they were when it was booked.
 * That no unit is promised twice is held by the exclusion constraint `reservations_never_double_booked` of the migrations.
 */
export const reservations = pgTable(
  'reservations',
  {
    id: id(),
    reference: text('reference').notNull(),
    landingId: integer('landing_id')
      .notNull()
      .references(() => landings.id, { onDelete: 'cascade' }),
    vehicleId: integer('vehicle_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    unit: integer('unit').notNull(),
    during: period('during').notNull(),
    vehicleName: text('vehicle_name').notNull(),
    vehiclePicture: text('vehicle_picture'),
    persons: integer('persons').notNull(),
    bags: integer('bags').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    comment: text('comment'),
    pickupPlace: text('pickup_place').notNull(),
    returnPlace: text('return_place').notNull(),
    extras: jsonb('extras').$type<ChosenExtra[]>().notNull(),
    quote: jsonb('quote').$type<Quote>().notNull(),
    totalCents: integer('total_cents').notNull(),
    idempotencyKey: text('idempotency_key'),
    payloadHash: text('payload_hash'),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    uniqueIndex('reservations_reference_unique').on(table.reference),
    uniqueIndex('reservations_key_unique').on(table.landingId, table.idempotencyKey),
    index('reservations_landing').on(table.landingId, table.id),
    index('reservations_vehicle').on(table.vehicleId),
    check('reservations_unit_positive', sql`${table.unit} >= 1`),
    check('reservations_total_positive', sql`${table.totalCents} > 0`),
    check('reservations_period_bounded', sql`not isempty(${table.during}) and not lower_inf(${table.during}) and not upper_inf(${table.during})`),
  ],
)
