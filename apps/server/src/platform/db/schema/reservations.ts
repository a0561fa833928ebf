import type { Currency } from '@nelly/domain/currency'
import type { MinorUnits } from '@nelly/domain/money'
import type { ChosenExtra } from '@nelly/domain/rates/extras'
import type { Quote } from '@nelly/domain/rates/quote'
import type { BasisPoints } from '@nelly/domain/rates/rates'
import type { GivenAnswer } from '@nelly/domain/reservations/booking-questions'
import type { ReservationActor, ReservationEventKind } from '@nelly/domain/reservations/reservation-event'
import type { ReservationStatus } from '@nelly/domain/reservations/reservation-status'
import type { Source } from '@nelly/domain/reservations/source'
import type { Stars } from '@nelly/domain/reviews/review'
import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { blocks } from './calendars.ts'
import { belongsTo, createdAt, id, instant, period, revision } from './columns.ts'
import { customers } from './customers.ts'
import { landings } from './landings.ts'
import { partners } from './partners.ts'
import { pools } from './pools.ts'
import { quotes } from './quotes.ts'
import { sitePublications } from './site.ts'
import { vehicles } from './vehicles.ts'

/**
 * Reservations. The vehicle's name, its picture and the price are as booked. The exclusion constraint
 * `reservations_never_double_booked` of the migrations guarantees that no unit is booked twice.
 *
 * A row with a `blockId` is no reservation: it is a unit that a block holds, so that the same constraint covers both, and has no landing
 * and no vehicle.
 * Every query but those of availability leaves these rows out (`features/inventory/is-reservation.ts`, decision 0083).
 */
export const reservations = pgTable(
  'reservations',
  {
    id: id(),
    reference: text('reference').notNull(),
    /** That of the booking which it was made by together with others, beginning of the references of all; null of one made alone. */
    bookingReference: text('booking_reference'),
    landingId: integer('landing_id').references(() => landings.id, { onDelete: 'cascade' }),
    vehicleId: integer('vehicle_id').references(() => vehicles.id, { onDelete: 'cascade' }),
    /** That of its vehicle, whose unit it holds. */
    poolId: integer('pool_id')
      .notNull()
      .references(() => pools.id),
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
    /** What was answered to the landing's own questions; null for none. */
    answers: jsonb('answers').$type<readonly GivenAnswer[]>(),
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
    /** What its dashboard said at both ends, as far as it was read: kilometres, and eighths of the tank. */
    outOdometer: integer('out_odometer'),
    outFuelEighths: integer('out_fuel_eighths'),
    returnOdometer: integer('return_odometer'),
    returnFuelEighths: integer('return_fuel_eighths'),
    /** Where it came back, where that is not the place that was booked. */
    returnedPlace: text('returned_place'),
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
    /** Where its visitor came from; null where the address did not say, and of those that the operator made. */
    source: jsonb('source').$type<Source>(),
    /** The partner whose code it said, and their percentage at that moment. */
    partnerId: integer('partner_id').references(() => partners.id, { onDelete: 'set null' }),
    partnerPercent: integer('partner_percent').$type<BasisPoints>(),
    /** The quote that it was made of: one quote makes one reservation. */
    quoteId: integer('quote_id').references(() => quotes.id, { onDelete: 'set null' }),
    /** The block that holds the unit; the columns of a customer and of a price are empty then. */
    blockId: integer('block_id').references(() => blocks.id, { onDelete: 'cascade' }),
  },
  (table) => [
    foreignKey({
      name: 'reservations_pool_of_vehicle',
      columns: [table.vehicleId, table.poolId],
      foreignColumns: [vehicles.id, vehicles.poolId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    // A publication that a reservation refers to is kept.
    foreignKey({
      name: 'reservations_publication',
      columns: [table.landingId, table.publicationNumber],
      foreignColumns: [sitePublications.landingId, sitePublications.number],
    }),
    index('reservations_publication')
      .on(table.landingId, table.publicationNumber)
      .where(sql`${table.publicationNumber} is not null`),
    index('reservations_partner').on(table.partnerId).where(sql`${table.partnerId} is not null`),
    check('reservations_language', sql`${table.language} in ('es', 'en')`),
    check(
      'reservations_terms_of_publication',
      sql`${table.termsAcceptedAt} is null or ${table.publicationNumber} is not null`,
    ),
    uniqueIndex('reservations_reference_unique').on(table.reference),
    index('reservations_booking')
      .on(table.bookingReference)
      .where(sql`${table.bookingReference} is not null`),
    uniqueIndex('reservations_key_unique').on(table.landingId, table.idempotencyKey),
    uniqueIndex('reservations_quote_unique').on(table.quoteId),
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
    index('reservations_out').on(table.poolId).where(sql`${table.status} = 'out'`),
    // Where units are: the last return of each.
    index('reservations_returned')
      .on(table.poolId, table.unit, table.returnedAt)
      .where(sql`${table.returnedAt} is not null`),
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
    check(
      'reservations_of_vehicle',
      sql`num_nulls(${table.landingId}, ${table.vehicleId}) = case when ${table.blockId} is null then 0 else 2 end`,
    ),
    check(
      'reservations_odometers',
      sql`${table.outOdometer} between 0 and 2000000 and ${table.returnOdometer} between 0 and 2000000`,
    ),
    check(
      'reservations_fuel',
      sql`${table.outFuelEighths} between 0 and 8 and ${table.returnFuelEighths} between 0 and 8`,
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
    reservationId: belongsTo('reservation_id', () => reservations.id),
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
    reservationId: belongsTo('reservation_id', () => reservations.id).primaryKey(),
    landingId: belongsTo('landing_id', () => landings.id),
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
    revision: revision((): SQL => sql`${reviews.revision} + 1`),
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

/** The reminders that customers were mailed, each once, and those that were prepared for a chat. */
export const reminders = pgTable(
  'reminders',
  {
    id: id(),
    reservationId: belongsTo('reservation_id', () => reservations.id),
    /** What a mail reminds of; null for what was prepared for a chat, as often as somebody wants. */
    handover: text('handover', { enum: ['pickup', 'return'] }),
    /** The SHA-256 of the secret in its link, which opens the reservation as that of the first mail does; null once that is replaced. */
    secretHash: text('secret_hash').unique(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    unique('reminders_once').on(table.reservationId, table.handover),
    check('reminders_handover', sql`${table.handover} in ('pickup', 'return')`),
  ],
)
