import type { ChosenExtra } from '@nelly/domain/extras'
import type { Quote } from '@nelly/domain/quote'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, period } from './columns.ts'
import { landings } from './landings.ts'
import { vehicles } from './vehicles.ts'

/**
 * Reservations. The vehicle's name, its picture and the price are as booked. The exclusion constraint
 * `reservations_never_double_booked` of the migrations guarantees that no unit is booked twice.
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
    /** The SHA-256 of the secret in the visitor's link to see, cancel and erase; null where no mail has one. */
    secretHash: text('secret_hash'),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
    /** When it was cancelled, which frees the unit; the owner still sees it. */
    cancelledAt: instant('cancelled_at'),
    /** The fee by the rules at the time of the cancellation. */
    cancellationFeeCents: integer('cancellation_fee_cents'),
    /** When the visitor's personal data was erased. */
    erasedAt: instant('erased_at'),
  },
  (table) => [
    uniqueIndex('reservations_reference_unique').on(table.reference),
    uniqueIndex('reservations_key_unique').on(table.landingId, table.idempotencyKey),
    uniqueIndex('reservations_secret_unique').on(table.secretHash),
    // All columns that lists are counted, sorted and filtered by, after the first two: index-only scans.
    index('reservations_listed').on(
      table.landingId,
      table.id,
      table.during,
      table.totalCents,
      table.vehicleId,
      table.cancelledAt,
      table.deletedAt,
    ),
    index('reservations_vehicle').on(table.vehicleId),
    index('reservations_unerased').on(sql`upper(${table.during})`).where(sql`${table.erasedAt} is null`),
    check('reservations_unit_positive', sql`${table.unit} >= 1`),
    check('reservations_total_positive', sql`${table.totalCents} > 0`),
    check(
      'reservations_cancelled_with_fee',
      sql`(${table.cancelledAt} is null) = (${table.cancellationFeeCents} is null)`,
    ),
    check(
      'reservations_period_bounded',
      sql`not isempty(${table.during}) and not lower_inf(${table.during}) and not upper_inf(${table.during})`,
    ),
  ],
)
