import type { ChosenExtra } from '@nelly/domain/rates/extras'
import type { Quote } from '@nelly/domain/rates/quote'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { belongsTo, createdAt, id, instant, period } from './columns.ts'
import { landings } from './landings.ts'

/** A vehicle of a quote, as it was named and priced when the quote was made. */
export interface QuotedVehicle {
  readonly vehicleId: number
  readonly name: string
  readonly price: Quote
  readonly extras: readonly ChosenExtra[]
  readonly additionalDrivers: number
}

/**
 * What an operator offered somebody at the desk. It may hold units by blocks; a reservation names the quote that it was made of. Nobody
 * needs one for long: it is deleted some time after it ended.
 */
export const quotes = pgTable(
  'quotes',
  {
    id: id(),
    landingId: belongsTo('landing_id', () => landings.id),
    /** That of its link, as long as it is open; the desk copies the link again. */
    secret: text('secret'),
    secretHash: text('secret_hash').notNull(),
    /** One of these is accepted: one vehicle, or several that are booked together. */
    offered: jsonb('offered').$type<readonly (readonly QuotedVehicle[])[]>().notNull(),
    during: period('during').notNull(),
    pickupPlace: text('pickup_place').notNull(),
    returnPlace: text('return_place').notNull(),
    driverAge: integer('driver_age'),
    discountCode: text('discount_code'),
    persons: integer('persons').notNull(),
    bags: integer('bags').notNull(),
    comment: text('comment'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    /** That of its mail and its page. */
    language: text('language', { enum: ['es', 'en'] }).notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    index('quotes_landing').on(table.landingId),
    index('quotes_expire').on(table.expiresAt),
    uniqueIndex('quotes_secret_unique').on(table.secretHash),
    check('quotes_language', sql`${table.language} in ('es', 'en')`),
    check('quotes_ended_once', sql`num_nonnulls(${table.acceptedAt}, ${table.withdrawnAt}) < 2`),
  ],
)
