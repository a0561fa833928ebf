import type { Currency } from '@nelly/domain/currency'
import type { MinorUnits } from '@nelly/domain/money'
import type { BasisPoints } from '@nelly/domain/rates/rates'
import { type SQL, sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { belongsTo, createdAt, id, instant, revision } from './columns.ts'

/** Who brings customers to a business for a share of the price. */
export const partners = pgTable(
  'partners',
  {
    id: id(),
    accountId: belongsTo('account_id', () => accounts.id),
    name: text('name').notNull(),
    /** What links to a landing say for `ref`, in any case. */
    code: text('code').notNull(),
    percent: integer('percent').$type<BasisPoints>().notNull(),
    email: text('email'),
    /** Since when its code counts for nobody. */
    withdrawnAt: instant('withdrawn_at'),
    createdAt: createdAt(),
    revision: revision((): SQL => sql`${partners.revision} + 1`),
  },
  (table) => [
    uniqueIndex('partners_code').on(table.accountId, sql`lower(${table.code})`),
    check('partners_percent', sql`${table.percent} between 0 and 10000`),
  ],
)

/**
 * What counts of reservations for their partners, written by a trigger of `reservations` whenever that changes. The number of the
 * reservation stands without a foreign key: what was stated outlives it.
 */
export const partnerRentals = pgTable(
  'partner_rentals',
  {
    id: id(),
    partnerId: belongsTo('partner_id', () => partners.id),
    reservationId: integer('reservation_id').notNull(),
    reference: text('reference').notNull(),
    percent: integer('percent').$type<BasisPoints>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** The price without tax of a rental that is back, else 0. */
    baseMinor: bigint('base_minor', { mode: 'number' }).$type<MinorUnits>().notNull(),
    /** The month at the rental place, `yyyy-mm`. */
    month: text('month').notNull(),
  },
  (table) => [
    index('partner_rentals_partner').on(table.partnerId, table.id),
    index('partner_rentals_reservation').on(table.reservationId, table.id),
  ],
)
