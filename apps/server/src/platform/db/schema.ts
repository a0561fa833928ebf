import type { FeedError, UnclearEvent } from '@nelly/contract/feeds'
import type { BlockReason } from '@nelly/domain/blocks'
import { type Currency, USD } from '@nelly/domain/currency'
import type { ContactKind } from '@nelly/domain/customers/contact-keys'
import type { ChosenExtra } from '@nelly/domain/extras'
import type { MinorUnits } from '@nelly/domain/money'
import type { PlaceHours } from '@nelly/domain/opening-hours'
import type { Place, PlaceKind } from '@nelly/domain/places'
import type { Quote } from '@nelly/domain/rates/quote'
import type { StoredRates } from '@nelly/domain/rates/stored-rates'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { BookingMode } from '@nelly/domain/reservation/booking-mode'
import type { ReservationStatus } from '@nelly/domain/reservation/reservation-status'
import type { ReservationActor, ReservationEventKind } from '@nelly/domain/reservation-event'
import type { Stars } from '@nelly/domain/reviews/review'
import type { SiteBlocker } from '@nelly/domain/site/checklist'
import type { PartChange } from '@nelly/domain/site/parts'
import type { PublicationKind, SiteDocument } from '@nelly/domain/site/site-document'
import type { Fuel } from '@nelly/domain/units/unit'
import type { Transmission, VehicleType } from '@nelly/domain/vehicle-options'
import type { CalendarDate, ClockTime, WallClock } from '@nelly/domain/wall-clock'
import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  foreignKey,
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

/** An instant, stored with its zone. */
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A rental period as a half-open range of wall-clock time at the rental place. */
const period = customType<{ data: RentalPeriod; driverData: string }>({
  dataType: () => 'tsrange',
  toDriver: rangeOfPeriod,
  fromDriver: periodFromRange,
})

const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()

/** A day by the calendar at the rental place, as `yyyy-mm-dd`. */
const day = (name: string) => date(name, { mode: 'string' }).$type<CalendarDate>()

/** How often a row was changed: every update raises it. */
const revision = (raised: () => SQL) =>
  integer('revision')
    .notNull()
    .default(0)
    .$defaultFn(() => 0)
    .$onUpdate(raised)

const createdAt = () => instant('created_at').notNull()

/** Who signs in. An e-mail is stored in lower case. */
export const people = pgTable(
  'people',
  {
    id: id(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('people_email_unique').on(table.email),
    check('people_email_lowercase', sql`${table.email} = lower(${table.email})`),
  ],
)

/** Businesses: how each is reached, and what it decides for all of its landings. */
export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    /** Where mails about its reservations go, and what customers may answer to. */
    email: text('email').notNull(),
    phone: text('phone'),
    avatar: text('avatar'),
    createdAt: createdAt(),
    /** How long after the return visitors' personal data is stored. */
    retentionMonths: integer('retention_months').notNull().default(24),
    revision: revision((): SQL => sql`${accounts.revision} + 1`),
  },
  (table) => [check('accounts_retention_months', sql`${table.retentionMonths} between 1 and 120`)],
)

/** Who may act in which account. */
export const members = pgTable(
  'members',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.personId] }),
    index('members_person').on(table.personId),
  ],
)

/**
 * Signed-in sessions of a person in an account, which end with the membership. Only the SHA-256 of a token is kept, so a stolen
 * copy of the table opens nothing.
 */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    personId: integer('person_id').notNull(),
    accountId: integer('account_id').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'sessions_member',
      columns: [table.accountId, table.personId],
      foreignColumns: [members.accountId, members.personId],
    }).onDelete('cascade'),
    index('sessions_person').on(table.personId),
    index('sessions_expiry').on(table.expiresAt),
  ],
)

/**
 * Rate limits, shared by all instances: `key` is a hash of what is limited, `points` the number of attempts until
 * `resetsAt`.
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

/** Landings. The name, which is the address, is unique among those that are not deleted. */
export const landings = pgTable(
  'landings',
  {
    id: id(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    name: text('name').notNull(),
    displayName: text('display_name').notNull(),
    logo: jsonb('logo').$type<StoredPicture>().notNull(),
    favicon: text('favicon'),
    colorPrimary: text('color_primary').notNull(),
    colorSecondary: text('color_secondary').notNull(),
    defaultLanguage: text('default_language').$type<'es' | 'en'>().notNull(),
    /** Whether visitors are offered the other language too. */
    bothLanguages: boolean('both_languages').notNull().default(false),
    timezone: text('timezone').notNull(),
    showRatings: boolean('show_ratings').notNull().default(false),
    /** The currency of its newest rates. */
    currency: text('currency').$type<Currency>().notNull().default(USD),
    status: text('status').$type<'draft' | 'published'>().notNull().default('draft'),
    bookingMode: text('booking_mode').$type<BookingMode>().notNull().default('instant'),
    /** How long a request waits for the operator's answer. */
    answerHours: integer('answer_hours').notNull().default(24),
    /** Whether customers are asked for a review by mail after their rental. */
    asksForReviews: boolean('asks_for_reviews').notNull().default(true),
    /** The version of its rates that holds; 0: the default ones. */
    ratesVersion: integer('rates_version').notNull().default(0),
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
    revision: revision((): SQL => sql`${landings.revision} + 1`),
  },
  (table) => [
    uniqueIndex('landings_living_name_unique').on(table.name).where(sql`${table.deletedAt} is null`),
    index('landings_account').on(table.accountId),
    check(
      'landings_name_form',
      sql`${table.name} ~ '^[a-z0-9]([a-z0-9-]*[a-z0-9])?$' and length(${table.name}) <= 35`,
    ),
    check('landings_language', sql`${table.defaultLanguage} in ('es', 'en')`),
    check('landings_status', sql`${table.status} in ('draft', 'published')`),
    check('landings_booking_mode', sql`${table.bookingMode} in ('instant', 'on_request')`),
    check('landings_answer_hours', sql`${table.answerHours} between 1 and 168`),
    check(
      'landings_colors',
      sql`${table.colorPrimary} ~ '^#[0-9a-f]{6}$' and ${table.colorSecondary} ~ '^#[0-9a-f]{6}$'`,
    ),
  ],
)

/**
 * The draft of each landing's site, as its operator edits it. The columns of `landings` that look like its fields are those of what
 * is live, else of the draft, for lists and mails (decision 0107).
 */
export const siteDrafts = pgTable(
  'site_drafts',
  {
    landingId: integer('landing_id')
      .primaryKey()
      .references(() => landings.id, { onDelete: 'cascade' }),
    document: jsonb('document').$type<SiteDocument>().notNull(),
    /** Raised by every change. */
    revision: integer('revision').notNull().default(0),
    /** The number of the last step that is not undone; 0: none. */
    step: integer('step').notNull().default(0),
    savedAt: instant('saved_at').notNull(),
    /** Who saved it last; null for the product itself. */
    personId: integer('person_id').references(() => people.id, { onDelete: 'set null' }),
  },
  (table) => [index('site_drafts_person').on(table.personId)],
)

/** What can be undone and redone of a draft: the steps up to the draft's, and those after it. */
export const siteDraftSteps = pgTable(
  'site_draft_steps',
  {
    landingId: integer('landing_id')
      .notNull()
      .references(() => siteDrafts.landingId, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer('number').notNull(),
    changes: jsonb('changes').$type<readonly PartChange[]>().notNull(),
    at: instant('at').notNull(),
    personId: integer('person_id').references(() => people.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.landingId, table.number] }),
    index('site_draft_steps_person').on(table.personId),
  ],
)

/** What was published of each landing's site; the newest is live while the landing is. A row is never changed. */
export const sitePublications = pgTable(
  'site_publications',
  {
    landingId: integer('landing_id')
      .notNull()
      .references(() => landings.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer('number').notNull(),
    document: jsonb('document').$type<SiteDocument>().notNull(),
    kind: text('kind').$type<PublicationKind>().notNull(),
    /** What its operator noted of it. */
    note: text('note'),
    publishedAt: instant('published_at').notNull(),
    personId: integer('person_id').references(() => people.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.landingId, table.number] }),
    index('site_publications_person').on(table.personId),
    check('site_publications_kind', sql`${table.kind} in ('published', 'scheduled', 'edited')`),
  ],
)

/** What is to be published of each landing's site at a later time: the draft as it was when that was chosen. */
export const siteSchedules = pgTable(
  'site_schedules',
  {
    id: id(),
    landingId: integer('landing_id')
      .notNull()
      .unique()
      .references(() => landings.id, { onDelete: 'cascade' }),
    document: jsonb('document').$type<SiteDocument>().notNull(),
    note: text('note'),
    dueAt: instant('due_at').notNull(),
    /** Why it was not published when it was due; null before. */
    blockers: jsonb('blockers').$type<readonly SiteBlocker[]>(),
    createdAt: createdAt(),
    personId: integer('person_id').references(() => people.id, { onDelete: 'set null' }),
  },
  (table) => [index('site_schedules_person').on(table.personId)],
)

/** Links that show the draft of a landing's site; one that was ended has no row. */
export const sitePreviewLinks = pgTable(
  'site_preview_links',
  {
    id: id(),
    landingId: integer('landing_id')
      .notNull()
      .references(() => landings.id, { onDelete: 'cascade' }),
    /** SHA-256 of its secret, as hexadecimal digits. */
    secretHash: text('secret_hash').notNull().unique(),
    createdAt: createdAt(),
    endsAt: instant('ends_at').notNull(),
    personId: integer('person_id').references(() => people.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('site_preview_links_landing').on(table.landingId),
    index('site_preview_links_person').on(table.personId),
  ],
)

/** The stored pictures of each landing's site, by the path under which documents name them. */
export const sitePictures = pgTable(
  'site_pictures',
  {
    landingId: integer('landing_id')
      .notNull()
      .references(() => landings.id, { onDelete: 'cascade' }),
    path: text('path').notNull(),
    /** Null for icons and share pictures, which are shown by their path alone. */
    picture: jsonb('picture').$type<StoredPicture>(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.landingId, table.path] })],
)

/** Addresses a published landing had before it was renamed; they redirect to it until another landing takes them. */
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

/**
 * Where vehicles of a landing are picked up or returned. A deleted one stays, as what names its id has to know it. That no two of a
 * landing have the same name is checked under a lock on the landing: capitals and accents count as in `sameText`.
 */
export const places = pgTable(
  'places',
  {
    id: id(),
    landingId: integer('landing_id')
      .notNull()
      .references(() => landings.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
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
    landingId: integer('landing_id')
      .notNull()
      .references(() => landings.id, { onDelete: 'cascade' }),
    pickupPlace: text('pickup_place').notNull(),
    returnPlace: text('return_place').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('locations_landing').on(table.landingId)],
)

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
    revision: revision((): SQL => sql`${vehicles.revision} + 1`),
  },
  (table) => [
    // Includes deleted ones: figures count them, and deleting a landing deletes them.
    index('vehicles_landing').on(table.landingId),
    index('vehicles_living_of_landing').on(table.landingId, table.id).where(sql`${table.deletedAt} is null`),
    check('vehicles_price_positive', sql`${table.pricePerDay} > 0`),
    check('vehicles_units_positive', sql`${table.units} >= 1`),
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

/**
 * What an operator knows of the units of a vehicle, numbered from 1 to its `units`. A unit without a row is one of which nothing is
 * known; a row of a removed number stays for when the vehicle gets it again. That no two units of an account have the same plate is
 * checked under a lock on the account.
 */
export const units = pgTable(
  'units',
  {
    vehicleId: integer('vehicle_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    plate: text('plate'),
    /** Its letters and digits, by which plates are compared. */
    plateKey: text('plate_key'),
    vin: text('vin'),
    colour: text('colour'),
    year: integer('year'),
    /** The last reading, in kilometres. */
    odometer: integer('odometer'),
    fuel: text('fuel').$type<Fuel>(),
    notes: text('notes'),
    /** The last days on which its papers are valid. */
    insuranceUntil: day('insurance_until'),
    inspectionUntil: day('inspection_until'),
    marbeteUntil: day('marbete_until'),
    otherUntil: day('other_until'),
    revision: revision((): SQL => sql`${units.revision} + 1`),
  },
  (table) => [
    primaryKey({ columns: [table.vehicleId, table.number] }),
    index('units_plate').on(table.plateKey),
    check('units_number_positive', sql`${table.number} >= 1`),
    check('units_odometer', sql`${table.odometer} between 0 and 2000000`),
    check('units_year', sql`${table.year} between 1950 and 2200`),
    check('units_fuel', sql`${table.fuel} in ('gasoline', 'diesel', 'hybrid', 'electric', 'lpg')`),
    check('units_plate_key', sql`(${table.plate} is null) = (${table.plateKey} is null)`),
  ],
)

/** What the prices and places of a landing were when a version of its rates was saved. */
export interface RatesSnapshot {
  readonly vehicles: readonly {
    readonly id: number
    readonly name: string
    readonly pricePerDay: MinorUnits
  }[]
  /** Versions that are older than the details of places have their names alone. */
  readonly places: readonly ({ readonly id: number; readonly name: string } & Partial<
    Omit<Place, 'id' | 'name'>
  >)[]
}

/** The versions of a landing's rates. A row is never changed; its person is cleared when they are gone. */
export const ratesVersions = pgTable(
  'rates_versions',
  {
    landingId: integer('landing_id')
      .notNull()
      .references(() => landings.id, { onDelete: 'cascade' }),
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

/** A time that a calendar of another channel says is taken, as `features/feeds/busy-times` reads it. */
interface StoredBusyTime {
  readonly key: string
  readonly from: WallClock
  readonly to: WallClock
}

/** Calendars of other channels, whose busy times block a vehicle; each is looked at again when it is due. */
export const vehicleFeeds = pgTable(
  'vehicle_feeds',
  {
    id: id(),
    vehicleId: integer('vehicle_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    url: text('url').notNull(),
    /** The unit that it blocks; null for any that is free. */
    unit: integer('unit'),
    /** What it said when it could be read last. */
    busy: jsonb('busy').$type<readonly StoredBusyTime[]>().notNull().default([]),
    unclear: jsonb('unclear').$type<readonly UnclearEvent[]>().notNull().default([]),
    /** The entity tag of that answer. */
    etag: text('etag'),
    /** At which hours whole days begin and end. */
    dayStarts: text('day_starts')
      .$type<ClockTime>()
      .notNull()
      .default('00:00' as ClockTime),
    dayEnds: text('day_ends')
      .$type<ClockTime>()
      .notNull()
      .default('00:00' as ClockTime),
    dueAt: instant('due_at').notNull(),
    lookedAt: instant('looked_at'),
    readAt: instant('read_at'),
    error: text('error').$type<FeedError>(),
    /** How often in a row it could not be read. */
    failures: integer('failures').notNull().default(0),
    /** Since when it can't be read, and when its account got a mail about that; null while it can. */
    failingSince: instant('failing_since'),
    failureMailedAt: instant('failure_mailed_at'),
    /** The origin of the links in that mail; null where it is not known yet. */
    origin: text('origin'),
    createdAt: createdAt(),
  },
  (table) => [
    index('vehicle_feeds_vehicle').on(table.vehicleId),
    index('vehicle_feeds_due').on(table.dueAt),
    check('vehicle_feeds_unit_positive', sql`${table.unit} >= 1`),
  ],
)

/** The secret by which other channels read when a vehicle is taken. */
export const vehicleCalendars = pgTable(
  'vehicle_calendars',
  {
    vehicleId: integer('vehicle_id')
      .primaryKey()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    secret: text('secret').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('vehicle_calendars_secret_unique').on(table.secret)],
)

/**
 * Times in which a unit of a vehicle, or all of them, can't be rented. A block holds each of its units by a row of
 * `reservations`. One that ends at `NEVER` is of a unit that is out of service, and its note is the reason.
 */
export const blocks = pgTable(
  'blocks',
  {
    id: id(),
    landingId: integer('landing_id')
      .notNull()
      .references(() => landings.id, { onDelete: 'cascade' }),
    vehicleId: integer('vehicle_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    /** Null for all units, also later ones. */
    unit: integer('unit'),
    during: period('during').notNull(),
    reason: text('reason').$type<BlockReason>().notNull(),
    note: text('note'),
    /** The calendar of another channel that it comes from, and its event there; null for one that a person made. */
    feedId: integer('feed_id').references(() => vehicleFeeds.id, { onDelete: 'cascade' }),
    feedKey: text('feed_key'),
    createdAt: createdAt(),
    revision: revision((): SQL => sql`${blocks.revision} + 1`),
  },
  (table) => [
    index('blocks_feed').on(table.feedId).where(sql`${table.feedId} is not null`),
    check('blocks_feed_key', sql`(${table.feedId} is null) = (${table.feedKey} is null)`),
    index('blocks_landing').on(table.landingId),
    index('blocks_vehicle').on(table.vehicleId),
    check('blocks_unit_positive', sql`${table.unit} >= 1`),
    check('blocks_reason', sql`${table.reason} in ('maintenance', 'breakdown', 'own_use', 'stop_sell')`),
    check(
      'blocks_period_bounded',
      sql`not isempty(${table.during}) and not lower_inf(${table.during}) and not upper_inf(${table.during})`,
    ),
  ],
)

/**
 * Who reserves with an account: one row for a person, however often they do. Erased with the last of their personal data. Contact
 * data is as it was typed last; blank where there is none.
 */
export const customers = pgTable(
  'customers',
  {
    id: id(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    notes: text('notes'),
    /** Since when the operator does not want to rent to them, and why; null while they do. */
    doNotRentAt: instant('do_not_rent_at'),
    doNotRentReason: text('do_not_rent_reason'),
    /** Who decided that; null for the product itself, or when they are gone. */
    doNotRentBy: integer('do_not_rent_by').references(() => people.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    revision: revision((): SQL => sql`${customers.revision} + 1`),
  },
  (table) => [
    // In the order of their list, which is read without sorting all of them.
    index('customers_by_name').on(
      table.accountId,
      sql`lower(${table.firstName})`,
      sql`lower(${table.lastName})`,
      table.id,
    ),
    index('customers_do_not_rent_by').on(table.doNotRentBy),
    check(
      'customers_do_not_rent_reason',
      sql`(${table.doNotRentAt} is null) = (${table.doNotRentReason} is null)`,
    ),
  ],
)

/** The e-mail addresses and phone numbers by which an account's customers are recognised: each is that of one customer. */
export const customerContacts = pgTable(
  'customer_contacts',
  {
    id: id(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ContactKind>().notNull(),
    /** As `contactKeys` spells it. */
    key: text('key').notNull(),
  },
  (table) => [
    uniqueIndex('customer_contacts_unique').on(table.accountId, table.kind, table.key),
    index('customer_contacts_customer').on(table.customerId),
    check('customer_contacts_kind', sql`${table.kind} in ('email', 'phone')`),
  ],
)

/**
 * Reservations. The vehicle's name, its picture and the price are as booked. The exclusion constraint
 * `reservations_never_double_booked` of the migrations guarantees that no unit is booked twice.
 *
 * A row with a `blockId` is no reservation: it is a unit that a block holds, so that the same constraint covers both.
 * Every query but those of availability leaves these rows out (`features/reservations/is-reservation.ts`, decision 0083).
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
    /** Whether the operator chose the unit: it changes only where nothing else makes room. */
    isPinned: boolean('is_pinned').notNull().default(false),
    during: period('during').notNull(),
    vehicleName: text('vehicle_name').notNull(),
    vehiclePicture: text('vehicle_picture'),
    persons: integer('persons').notNull(),
    bags: integer('bags').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    /** Who reserved, among the account's customers; null once the personal data is erased. */
    customerId: integer('customer_id').references(() => customers.id),
    comment: text('comment'),
    pickupPlace: text('pickup_place').notNull(),
    returnPlace: text('return_place').notNull(),
    extras: jsonb('extras').$type<ChosenExtra[]>().notNull(),
    quote: jsonb('quote').$type<Quote>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    totalMinor: bigint('total_minor', { mode: 'number' }).$type<MinorUnits>().notNull(),
    idempotencyKey: text('idempotency_key'),
    payloadHash: text('payload_hash'),
    /** The SHA-256 of the secret in the visitor's link to see, cancel and erase; null where no mail has one. */
    secretHash: text('secret_hash'),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
    status: text('status').$type<ReservationStatus>().notNull().default('confirmed'),
    /** Until when a request waits for the operator's answer; null for all others. */
    answerBy: instant('answer_by'),
    /** When the vehicle was handed over. */
    outAt: instant('out_at'),
    /** When the vehicle came back. */
    returnedAt: instant('returned_at'),
    /** Raised by each change of the operator's side, so that two people at one reservation are told of each other. */
    revision: integer('revision').notNull().default(0),
    /** When it ended before its rental (`EXIT_STATUSES`), which frees the unit; the owner still sees it. */
    cancelledAt: instant('cancelled_at'),
    /** The fee by the rules at the time of the cancellation. */
    cancellationFeeMinor: bigint('cancellation_fee_minor', { mode: 'number' }).$type<MinorUnits>(),
    /** Since when the customer waits for the answer to a wish for a change. */
    changeRequestedAt: instant('change_requested_at'),
    /** When the visitor's personal data was erased. */
    erasedAt: instant('erased_at'),
    /** The offer that reduced its price, which is a use of the offer while the reservation stands. */
    offerId: text('offer_id'),
    /** The driver's age at the pickup, in years; null where it was not told. */
    driverAge: integer('driver_age'),
    /** Whether the rates that it was made at ask for the age. */
    isAgeAsked: boolean('is_age_asked').notNull().default(false),
    additionalDrivers: integer('additional_drivers').notNull().default(0),
    /** The minutes that the unit is held after the return, by the rules as booked. */
    turnaroundMinutes: integer('turnaround_minutes').notNull().default(0),
    /** The time in which it holds its unit. */
    held: period('held')
      .notNull()
      .generatedAlwaysAs(
        sql`tsrange(lower(during), upper(during) + make_interval(mins => turnaround_minutes))`,
      ),
    /** What the landing's site said when it was made; null where it had said nothing yet. */
    publicationNumber: integer('publication_number'),
    /** When the visitor accepted the terms of that publication; null where none were asked. */
    termsAcceptedAt: instant('terms_accepted_at'),
    /** The language that its visitor booked in, and gets mails in; null for the landing's own. */
    language: text('language', { enum: ['es', 'en'] }),
    /** The block that holds the unit; the columns of a customer and of a price are empty then. */
    blockId: integer('block_id').references(() => blocks.id, { onDelete: 'cascade' }),
  },
  (table) => [
    // A publication that a reservation refers to is kept.
    foreignKey({
      name: 'reservations_publication',
      columns: [table.landingId, table.publicationNumber],
      foreignColumns: [sitePublications.landingId, sitePublications.number],
    }),
    index('reservations_publication')
      .on(table.landingId, table.publicationNumber)
      .where(sql`${table.publicationNumber} is not null`),
    check('reservations_language', sql`${table.language} in ('es', 'en')`),
    check(
      'reservations_terms_of_publication',
      sql`${table.termsAcceptedAt} is null or ${table.publicationNumber} is not null`,
    ),
    uniqueIndex('reservations_reference_unique').on(table.reference),
    uniqueIndex('reservations_key_unique').on(table.landingId, table.idempotencyKey),
    uniqueIndex('reservations_secret_unique').on(table.secretHash),
    // All columns that lists are counted, sorted and filtered by, after the first two: index-only scans.
    index('reservations_listed')
      .on(
        table.landingId,
        table.id,
        table.during,
        table.totalMinor,
        table.vehicleId,
        table.cancelledAt,
        table.deletedAt,
      )
      .where(sql`${table.blockId} is null`),
    index('reservations_vehicle').on(table.vehicleId),
    index('reservations_customer').on(table.customerId).where(sql`${table.customerId} is not null`),
    index('reservations_offer').on(table.landingId, table.offerId).where(sql`${table.offerId} is not null`),
    index('reservations_unerased')
      .on(sql`upper(${table.during})`)
      .where(sql`${table.erasedAt} is null and ${table.blockId} is null`),
    // Requests that wait, and rentals that are out: few among many.
    index('reservations_requested').on(table.answerBy).where(sql`${table.status} = 'requested'`),
    index('reservations_change_requested')
      .on(table.landingId)
      .where(sql`${table.changeRequestedAt} is not null`),
    index('reservations_out').on(table.vehicleId).where(sql`${table.status} = 'out'`),
    index('reservations_block').on(table.blockId).where(sql`${table.blockId} is not null`),
    check(
      'reservations_customer_of_rental',
      sql`${table.customerId} is null or (${table.blockId} is null and ${table.erasedAt} is null)`,
    ),
    check('reservations_turnaround', sql`${table.turnaroundMinutes} between 0 and 43200`),
    check(
      'reservations_blocks_are_empty',
      sql`${table.blockId} is null or (concat(${table.vehicleName}, ${table.firstName}, ${table.lastName}, ${table.phone}, ${table.email}, ${table.comment}, ${table.pickupPlace}, ${table.returnPlace}) = '' and ${table.totalMinor} = 0 and ${table.turnaroundMinutes} = 0 and num_nonnulls(${table.vehiclePicture}, ${table.idempotencyKey}, ${table.secretHash}, ${table.offerId}, ${table.deletedAt}, ${table.cancelledAt}, ${table.erasedAt}) = 0)`,
    ),
    check('reservations_unit_positive', sql`${table.unit} >= 1`),
    check('reservations_total_not_negative', sql`${table.totalMinor} >= 0`),
    check(
      'reservations_status',
      sql`${table.status} in ('requested', 'confirmed', 'out', 'returned', 'closed', 'declined', 'expired', 'cancelled', 'no_show')`,
    ),
    check(
      'reservations_ended_by_exit',
      sql`(${table.cancelledAt} is not null) = (${table.status} in ('declined', 'expired', 'cancelled', 'no_show'))`,
    ),
    check(
      'reservations_requested_until',
      sql`(${table.answerBy} is not null) = (${table.status} = 'requested')`,
    ),
    check(
      'reservations_cancelled_with_fee',
      sql`(${table.cancelledAt} is null) = (${table.cancellationFeeMinor} is null)`,
    ),
    check(
      'reservations_period_bounded',
      sql`not isempty(${table.during}) and not lower_inf(${table.during}) and not upper_inf(${table.during})`,
    ),
  ],
)

/** Events of a reservation, with actor and reason: append-only, except that erasing personal data clears notes. */
export const reservationEvents = pgTable(
  'reservation_events',
  {
    id: id(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ReservationEventKind>().notNull(),
    actorKind: text('actor_kind').$type<ReservationActor['kind']>().notNull(),
    /** The number of the person or the key that acted; it stays when they are gone. */
    actorId: integer('actor_id'),
    at: instant('at').notNull(),
    /** One of the codes of the event's kind. */
    reason: text('reason'),
    /** Free text, which may be personal. */
    note: text('note'),
    /** What it changed, without personal data. */
    details: jsonb('details').$type<Readonly<Record<string, unknown>>>(),
  },
  (table) => [
    index('reservation_events_reservation').on(table.reservationId),
    // A cancellation is final.
    uniqueIndex('reservation_events_cancelled_once')
      .on(table.reservationId)
      .where(sql`${table.kind} = 'cancelled'`),
    check(
      'reservation_events_actor_known',
      sql`${table.actorKind} in ('person', 'key', 'visitor', 'system')`,
    ),
    check(
      'reservation_events_actor_id',
      sql`${table.actorId} is null or ${table.actorKind} in ('person', 'key')`,
    ),
  ],
)

/**
 * Reviews of rentals, from the moment the customer is asked for one by mail. Erasing their personal data clears text and name; the stars
 * stay.
 */
export const reviews = pgTable(
  'reviews',
  {
    reservationId: integer('reservation_id')
      .primaryKey()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    landingId: integer('landing_id')
      .notNull()
      .references(() => landings.id, { onDelete: 'cascade' }),
    /** The SHA-256 of the secret in the mail's link, by which the customer writes, changes and removes it. */
    secretHash: text('secret_hash').notNull().unique(),
    askedAt: instant('asked_at').notNull(),
    /** Null until the customer gives some, and once they remove the review. */
    stars: integer('stars').$type<Stars>(),
    text: text('text').notNull().default(''),
    name: text('name').notNull().default(''),
    /** That of the page it was written on. */
    language: text('language', { enum: ['es', 'en'] }),
    givenAt: instant('given_at'),
    /** Whether the operator shows its text on the site; null until they decide. */
    isShown: boolean('is_shown'),
    /** Raised by every change. */
    revision: integer('revision').notNull().default(0),
  },
  (table) => [
    index('reviews_of_landing').on(table.landingId, table.givenAt),
    index('reviews_waiting').on(table.landingId).where(sql`${table.isShown} is null and ${table.text} <> ''`),
    check('reviews_stars', sql`${table.stars} between 1 and 5`),
    check('reviews_language', sql`${table.language} in ('es', 'en')`),
    check(
      'reviews_given',
      sql`num_nulls(${table.stars}, ${table.givenAt}, ${table.language}) in (0, 3) and (${table.stars} is not null or (concat(${table.text}, ${table.name}) = '' and ${table.isShown} is null))`,
    ),
  ],
)

/** `dead`: failed for good, or for too long; kept for inspection. */
export type JobState = 'waiting' | 'running' | 'done' | 'dead'

/** Background work, enqueued in the transaction that needs it and run by a worker of any process (decision 0051). */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    /** Which handler runs it. */
    kind: text('kind').notNull(),
    /** Unique among the jobs of a kind: the same work is not enqueued twice. A mail's is its `Message-ID`. */
    key: text('key'),
    /** Its subject; it is deleted with it. */
    reservationId: integer('reservation_id').references(() => reservations.id, { onDelete: 'cascade' }),
    pictureId: integer('picture_id').references(() => vehiclePictures.id, { onDelete: 'cascade' }),
    /** Whose turn it takes, where the accounts of a kind's jobs take turns. */
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** The handler's input; removed once the job is done. */
    payload: jsonb('payload'),
    /** What the handler returned. */
    result: jsonb('result'),
    state: text('state').$type<JobState>().notNull().default('waiting'),
    /** It is not claimed before this: when it is due, the end of its backoff or, while it is running, of the lease. */
    runAt: instant('run_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: createdAt(),
    /** When its last attempt ended; null before the first one. */
    finishedAt: instant('finished_at'),
  },
  (table) => [
    uniqueIndex('jobs_key_unique').on(table.kind, table.key),
    index('jobs_due').on(table.kind, table.runAt).where(sql`${table.state} in ('waiting', 'running')`),
    // When an account had its last turn.
    index('jobs_turns')
      .on(table.accountId, table.kind, table.finishedAt)
      .where(sql`${table.accountId} is not null`),
    index('jobs_reservation').on(table.reservationId),
    index('jobs_picture').on(table.pictureId),
    check('jobs_state', sql`${table.state} in ('waiting', 'running', 'done', 'dead')`),
  ],
)

/** The responses of creations, by the key of their request: a repeated request creates nothing more (decision 0060). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Method and path of the call, as `POST /vehicle`. */
    call: text('call').notNull(),
    /** SHA-256 of the payload, files included. */
    payloadHash: text('payload_hash').notNull(),
    answer: jsonb('answer').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
)

/** Random secrets that all instances sign with, by purpose; each is generated by the first instance that needs it. */
export const sharedSecrets = pgTable('shared_secrets', {
  purpose: text('purpose').primaryKey(),
  value: text('value').notNull(),
})
