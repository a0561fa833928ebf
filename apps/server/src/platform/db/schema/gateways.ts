import type { Currency } from '@nelly/domain/currency'
import type { GatewayAnswer, GatewayName } from '@nelly/domain/payments/gateway'
import type { ATTEMPT_PURPOSES, AttemptProblem, AttemptState } from '@nelly/domain/payments/payment-attempt'
import { type SQL, sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { belongsTo, id, instant, revision } from './columns.ts'
import { payLinks } from './payments.ts'

/** The gateways by which a business is paid with cards: one for each currency. */
export const paymentGateways = pgTable(
  'payment_gateways',
  {
    id: id(),
    accountId: belongsTo('account_id', () => accounts.id),
    provider: text('provider').$type<GatewayName>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    merchantId: text('merchant_id').notNull(),
    merchantName: text('merchant_name').notNull(),
    /** The code of the currency as the gateway gave it. */
    currencyCode: text('currency_code').notNull(),
    /** The page that browsers post to. */
    pageUrl: text('page_url').notNull(),
    /** The key that signs, encrypted with a key of the environment. */
    sealedKey: text('sealed_key').notNull(),
    /** When the operator's own payment passed, with these very settings. */
    testedAt: instant('tested_at'),
    /** When these very settings were stored. */
    storedAt: instant('stored_at').notNull(),
    revision: revision((): SQL => sql`${paymentGateways.revision} + 1`),
  },
  (table) => [
    uniqueIndex('payment_gateways_currency').on(table.accountId, table.currency),
    uniqueIndex('payment_gateways_merchant').on(table.accountId, table.provider, table.merchantId),
    check('payment_gateways_provider', sql`${table.provider} in ('azul')`),
  ],
)

/** Each time that a payer was sent to a gateway. Reservations and entries of the ledger are plain numbers: this outlives them, as the ledger does. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: id(),
    accountId: belongsTo('account_id', () => accounts.id),
    /** Null for the operator's own test. */
    reservationId: integer('reservation_id'),
    payLinkId: integer('pay_link_id').references(() => payLinks.id, { onDelete: 'set null' }),
    purpose: text('purpose').$type<(typeof ATTEMPT_PURPOSES)[number]>().notNull(),
    provider: text('provider').$type<GatewayName>().notNull(),
    /** The hash of the token of the page that the payer comes back to. */
    tokenHash: text('token_hash').notNull(),
    orderNumber: text('order_number').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    state: text('state').$type<AttemptState>().notNull(),
    problem: text('problem').$type<AttemptProblem>(),
    ledgerEntryId: integer('ledger_entry_id'),
    /** How often it was looked up. */
    lookUps: integer('look_ups').notNull().default(0),
    begunAt: instant('begun_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    uniqueIndex('payment_attempts_order').on(table.provider, table.orderNumber),
    uniqueIndex('payment_attempts_one_open')
      .on(table.reservationId, table.purpose)
      .where(sql`${table.state} in ('begun', 'unknown')`),
    uniqueIndex('payment_attempts_entry').on(table.ledgerEntryId),
    index('payment_attempts_account').on(table.accountId),
    index('payment_attempts_waiting')
      .on(table.accountId)
      .where(
        sql`${table.purpose} = 'payment' and (${table.state} in ('begun', 'unknown') or ${table.problem} is not null)`,
      ),
    index('payment_attempts_link').on(table.payLinkId),
    index('payment_attempts_reservation').on(table.reservationId),
    index('payment_attempts_token').on(table.tokenHash),
    check(
      'payment_attempts_state',
      sql`${table.state} in ('begun', 'unknown', 'approved', 'declined', 'cancelled', 'dismissed')`,
    ),
    check('payment_attempts_problem', sql`${table.problem} in ('amount-differs', 'not-booked')`),
    check(
      'payment_attempts_purpose',
      sql`${table.purpose} in ('payment', 'test') and (${table.reservationId} is null) = (${table.purpose} = 'test')`,
    ),
    check('payment_attempts_amount', sql`${table.amountMinor} > 0`),
    check(
      'payment_attempts_entry_of_paid',
      sql`${table.ledgerEntryId} is null or ${table.state} = 'approved'`,
    ),
    check(
      'payment_attempts_settled',
      sql`(${table.settledAt} is null) = (${table.state} in ('begun', 'unknown'))`,
    ),
  ],
)

/** What gateways and the desk said of attempts, once each. Nothing that isn't signed as it must be is stored. */
export const gatewayEvents = pgTable(
  'gateway_events',
  {
    id: id(),
    accountId: belongsTo('account_id', () => accounts.id),
    attemptId: belongsTo('attempt_id', () => paymentAttempts.id),
    provider: text('provider').$type<GatewayName>().notNull(),
    /** Of the event, as its provider tells them apart. */
    eventKey: text('event_key').notNull(),
    source: text('source', { enum: ['return', 'notice', 'look-up', 'desk'] }).notNull(),
    outcome: text('outcome').$type<GatewayAnswer['outcome']>().notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }),
    code: text('code').notNull(),
    authorization: text('authorization_code').notNull(),
    reference: text('reference').notNull(),
    /** Whether it changed its attempt. */
    isApplied: boolean('is_applied').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    uniqueIndex('gateway_events_once').on(table.provider, table.eventKey),
    index('gateway_events_attempt').on(table.attemptId),
    index('gateway_events_account').on(table.accountId),
  ],
)
