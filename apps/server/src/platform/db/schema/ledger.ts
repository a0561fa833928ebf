import type { ChargedLine } from '@nelly/domain/charges/charged-line'
import type { Currency } from '@nelly/domain/currency'
import type { EntryKind, PaymentMethod } from '@nelly/domain/ledger/entry'
import type { MinorUnits, Money } from '@nelly/domain/money'
import type { ReservationActor } from '@nelly/domain/reservations/reservation-event'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'

/**
 * The cash of a place, from when it is put there to when it is counted. A closed one is never changed, which a trigger guards; what
 * is in an open one follows from its entries. It outlives its place, whose name it keeps.
 */
export const drawerShifts = pgTable(
  'drawer_shifts',
  {
    id: id(),
    accountId: integer('account_id').notNull(),
    placeId: integer('place_id').notNull(),
    placeName: text('place_name').notNull(),
    openedAt: instant('opened_at').notNull(),
    /** The person, if it was one. */
    openedBy: integer('opened_by'),
    /** Amounts of different currencies. */
    opening: jsonb('opening').$type<readonly Money[]>().notNull(),
    closedAt: instant('closed_at'),
    closedBy: integer('closed_by'),
    counted: jsonb('counted').$type<readonly Money[]>(),
    expected: jsonb('expected').$type<readonly Money[]>(),
    /** Why something else was counted. */
    note: text('note'),
  },
  (table) => [
    uniqueIndex('drawer_shifts_open')
      .on(table.accountId, table.placeId)
      .where(sql`${table.closedAt} is null`),
    index('drawer_shifts_account').on(table.accountId, table.id),
    unique('drawer_shifts_of_place').on(table.id, table.accountId, table.placeId),
    check(
      'drawer_shifts_closed',
      sql`num_nulls(${table.closedAt}, ${table.counted}, ${table.expected}) = case when ${table.closedAt} is null then 3 else 0 end`,
    ),
  ],
)

/**
 * What is owed, paid and held for each reservation of an account: append-only, which triggers guard. Balance and held deposit are the
 * sums of `balance_minor` and `held_minor`, of which the latter is never below zero. Numbers stand without foreign keys: the ledger outlives its reservation (decision 0171).
 *
 * A trigger of `reservations` writes what a reservation owes by its price, and each difference of it.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id(),
    accountId: integer('account_id').notNull(),
    landingId: integer('landing_id').notNull(),
    reservationId: integer('reservation_id').notNull(),
    kind: text('kind').$type<EntryKind>().notNull(),
    /** Whether it is of the reservation's price: no method, no receipt, and written by the trigger. */
    isOfPrice: boolean('is_of_price').notNull().default(false),
    /** Above zero, in the currency that was paid in. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).$type<MinorUnits>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** How much of it one of the reservation's currency was; null where they are the same. */
    rate: numeric('rate', { precision: 16, scale: 6, mode: 'number' }),
    /** The amount in the reservation's currency at that moment. */
    bookedMinor: bigint('booked_minor', { mode: 'number' }).$type<MinorUnits>().notNull(),
    bookedCurrency: text('booked_currency').$type<Currency>().notNull(),
    /** What a charge at the return is made of, without the tax of `tax_minor`; null of all others. */
    lines: jsonb('lines').$type<readonly ChargedLine[]>(),
    taxMinor: bigint('tax_minor', { mode: 'number' }).$type<MinorUnits>(),
    method: text('method').$type<PaymentMethod>(),
    note: text('note'),
    /** The entry that it reverses, and its kind: each is reversed once, and no reversal is. */
    reversesId: integer('reverses_id'),
    reversedKind: text('reversed_kind').$type<Exclude<EntryKind, 'reversal'>>(),
    /** What it adds to the balance that is due. */
    balanceMinor: bigint('balance_minor', { mode: 'number' })
      .notNull()
      .generatedAlwaysAs(
        sql`booked_minor * case when kind = 'reversal' then -1 else 1 end * case coalesce(reversed_kind, kind) when 'charge' then 1 when 'refund' then 1 when 'credit' then -1 when 'payment' then -1 when 'deposit_captured' then -1 else 0 end`,
      ),
    /** What it adds to the deposit that is held. */
    heldMinor: bigint('held_minor', { mode: 'number' })
      .notNull()
      .generatedAlwaysAs(
        sql`booked_minor * case when kind = 'reversal' then -1 else 1 end * case when coalesce(reversed_kind, kind) = 'deposit_held' then 1 when coalesce(reversed_kind, kind) like 'deposit_%' then -1 else 0 end`,
      ),
    /** The number of its receipt, without a gap in the account's year. */
    receiptYear: integer('receipt_year'),
    receiptNumber: integer('receipt_number'),
    /** Where money changed hands, if that was said, and the drawer that its cash went in or came out of. */
    placeId: integer('place_id'),
    shiftId: integer('shift_id'),
    actorKind: text('actor_kind').$type<ReservationActor['kind']>().notNull(),
    actorId: integer('actor_id'),
    at: instant('at').notNull(),
  },
  (table) => [
    index('ledger_entries_reservation').on(table.reservationId, table.id),
    index('ledger_entries_account').on(table.accountId, table.at),
    uniqueIndex('ledger_entries_receipt').on(table.accountId, table.receiptYear, table.receiptNumber),
    uniqueIndex('ledger_entries_reversed_once').on(table.reversesId),
    unique('ledger_entries_whole').on(
      table.id,
      table.reservationId,
      table.kind,
      table.amountMinor,
      table.currency,
      table.bookedMinor,
      table.bookedCurrency,
    ),
    // A reversal is of the same reservation and amount.
    foreignKey({
      name: 'ledger_entries_reverses',
      columns: [
        table.reversesId,
        table.reservationId,
        table.reversedKind,
        table.amountMinor,
        table.currency,
        table.bookedMinor,
        table.bookedCurrency,
      ],
      foreignColumns: [
        table.id,
        table.reservationId,
        table.kind,
        table.amountMinor,
        table.currency,
        table.bookedMinor,
        table.bookedCurrency,
      ],
    }),
    index('ledger_entries_shift').on(table.shiftId).where(sql`${table.shiftId} is not null`),
    foreignKey({
      name: 'ledger_entries_of_shift',
      columns: [table.shiftId, table.accountId, table.placeId],
      foreignColumns: [drawerShifts.id, drawerShifts.accountId, drawerShifts.placeId],
    }),
    check(
      'ledger_entries_cash',
      sql`${table.shiftId} is null or (${table.method} = 'cash' and ${table.placeId} is not null)`,
    ),
    check(
      'ledger_entries_kind',
      sql`coalesce(${table.reversedKind}, ${table.kind}) in ('charge', 'credit', 'payment', 'refund', 'deposit_held', 'deposit_released', 'deposit_captured', 'deposit_lapsed')`,
    ),
    check(
      'ledger_entries_reversal',
      sql`num_nulls(${table.reversesId}, ${table.reversedKind}) = case when ${table.kind} = 'reversal' then 0 else 2 end`,
    ),
    check('ledger_entries_amount', sql`${table.amountMinor} > 0 and ${table.bookedMinor} > 0`),
    check(
      'ledger_entries_rate',
      sql`case when ${table.currency} = ${table.bookedCurrency} then ${table.rate} is null and ${table.amountMinor} = ${table.bookedMinor} else ${table.rate} > 0 end`,
    ),
    check('ledger_entries_method', sql`${table.method} in ('cash', 'card', 'transfer', 'other')`),
    check(
      'ledger_entries_receipt_of_money',
      sql`num_nulls(${table.method}, ${table.receiptYear}, ${table.receiptNumber}) = case when coalesce(${table.reversedKind}, ${table.kind}) in ('charge', 'credit') then 3 else 0 end`,
    ),
    check(
      'ledger_entries_lines',
      sql`num_nulls(${table.lines}, ${table.taxMinor}) = 2 or num_nulls(${table.lines}, ${table.taxMinor}) = 0 and ${table.kind} = 'charge'`,
    ),
    check(
      'ledger_entries_of_price',
      sql`not ${table.isOfPrice} or (${table.kind} in ('charge', 'credit') and ${table.note} is null)`,
    ),
    check(
      'ledger_entries_actor',
      sql`${table.actorKind} in ('person', 'key', 'visitor', 'system') and (${table.actorId} is not null) = (${table.actorKind} in ('person', 'key'))`,
    ),
  ],
)

/** The last number of each kind of paper, by account and year. It is raised in the transaction that uses it, so that no gap remains. */
export const paperNumbers = pgTable(
  'paper_numbers',
  {
    accountId: integer('account_id').notNull(),
    kind: text('kind', { enum: ['receipt', 'contract', 'sale-document'] }).notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind, table.year] })],
)
