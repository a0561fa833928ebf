import { type Currency, USD } from '@nelly/domain/currency'
import type { BookingMode } from '@nelly/domain/reservations/booking-mode'
import { type SQL, sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { StoredPicture } from '../stored-picture.ts'
import { accounts } from './accounts.ts'
import { belongsTo, createdAt, id, instant, revision } from './columns.ts'

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
    /** How long quotes are valid. */
    quoteHours: integer('quote_hours').notNull().default(24),
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
    check('landings_quote_hours', sql`${table.quoteHours} between 1 and 720`),
    check(
      'landings_colors',
      sql`${table.colorPrimary} ~ '^#[0-9a-f]{6}$' and ${table.colorSecondary} ~ '^#[0-9a-f]{6}$'`,
    ),
  ],
)

/** Addresses a published landing had before it was renamed; they redirect to it until another landing takes them. */
export const formerNames = pgTable(
  'former_names',
  {
    name: text('name').primaryKey(),
    landingId: belongsTo('landing_id', () => landings.id),
    createdAt: createdAt(),
  },
  (table) => [index('former_names_landing').on(table.landingId)],
)
