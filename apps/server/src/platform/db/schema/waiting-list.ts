import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { belongsTo, createdAt, id, instant, period } from './columns.ts'
import { landings } from './landings.ts'
import { vehicles } from './vehicles.ts'

/** What visitors wait for: dates on which nothing was free. One counts once its address is confirmed, and is deleted after its pickup day. */
export const waitingWishes = pgTable(
  'waiting_wishes',
  {
    id: id(),
    landingId: belongsTo('landing_id', () => landings.id),
    /** Null for any vehicle. */
    vehicleId: integer('vehicle_id').references(() => vehicles.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** That of its mails and its page. */
    language: text('language', { enum: ['es', 'en'] }).notNull(),
    during: period('during').notNull(),
    pickupPlace: text('pickup_place').notNull(),
    returnPlace: text('return_place').notNull(),
    driverAge: integer('driver_age'),
    /** That of the link in the mail that asks to confirm it. */
    secretHash: text('secret_hash').notNull(),
    /** That of the link in the mail that tells. */
    toldHash: text('told_hash'),
    createdAt: createdAt(),
    confirmedAt: instant('confirmed_at'),
    toldAt: instant('told_at'),
  },
  (table) => [
    // The same address and wish twice is one; any vehicle is a wish of its own.
    unique('waiting_wishes_once')
      .on(table.landingId, table.email, table.during, table.pickupPlace, table.returnPlace, table.vehicleId)
      .nullsNotDistinct(),
    uniqueIndex('waiting_wishes_secret').on(table.secretHash),
    uniqueIndex('waiting_wishes_told_secret').on(table.toldHash),
    check('waiting_wishes_language', sql`${table.language} in ('es', 'en')`),
    check('waiting_wishes_told', sql`(${table.toldAt} is null) = (${table.toldHash} is null)`),
  ],
)
