import type { Currency } from '@nelly/domain/currency'
import type { PayLinkKind } from '@nelly/domain/payments/pay-link'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts, people } from './accounts.ts'
import { belongsTo, createdAt, id, instant } from './columns.ts'
import { reservations } from './reservations.ts'

/** Links by which somebody pays for a reservation. Only the SHA-256 of a link's token is kept. */
export const payLinks = pgTable(
  'pay_links',
  {
    id: id(),
    accountId: belongsTo('account_id', () => accounts.id),
    reservationId: belongsTo('reservation_id', () => reservations.id),
    tokenHash: text('token_hash').notNull(),
    kind: text('kind').$type<PayLinkKind>().notNull(),
    /** The free amount in minor units, in the reservation's currency of then. */
    amountMinor: bigint('amount_minor', { mode: 'number' }),
    currency: text('currency').$type<Currency>().notNull(),
    /** Who made it; null where it was the customer, or nobody is known. */
    personId: integer('person_id').references(() => people.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    uniqueIndex('pay_links_token').on(table.tokenHash),
    index('pay_links_account').on(table.accountId),
    index('pay_links_reservation').on(table.reservationId),
    index('pay_links_person').on(table.personId),
    check('pay_links_kind', sql`${table.kind} in ('balance', 'prepayment', 'amount')`),
    check(
      'pay_links_amount',
      sql`(${table.amountMinor} is not null) = (${table.kind} = 'amount') and coalesce(${table.amountMinor} > 0, true)`,
    ),
  ],
)

/** Photographs of bank transfers that customers sent by a link: each waits, is confirmed by an entry of the ledger, or declined. */
export const transferSlips = pgTable(
  'transfer_slips',
  {
    id: id(),
    accountId: belongsTo('account_id', () => accounts.id),
    payLinkId: belongsTo('pay_link_id', () => payLinks.id),
    /** Where its file is stored; only members of the account are sent it. */
    path: text('path').notNull(),
    /** Of the file as it was sent: sent twice, it is one slip. */
    sha256: text('sha256').notNull(),
    createdAt: createdAt(),
    settledAt: instant('settled_at'),
    /** The payment that it was confirmed by, a plain number: the ledger outlives it. */
    ledgerEntryId: integer('ledger_entry_id'),
    /** Why it was declined, as the customer reads it. */
    declinedReason: text('declined_reason'),
  },
  (table) => [
    uniqueIndex('transfer_slips_sent_once').on(table.payLinkId, table.sha256),
    uniqueIndex('transfer_slips_entry').on(table.ledgerEntryId),
    index('transfer_slips_account').on(table.accountId),
    index('transfer_slips_waiting').on(table.accountId).where(sql`${table.settledAt} is null`),
    check(
      'transfer_slips_settled_once',
      sql`num_nonnulls(${table.ledgerEntryId}, ${table.declinedReason}) = case when ${table.settledAt} is null then 0 else 1 end`,
    ),
  ],
)
