import type { Currency } from '@nelly/domain/currency'
import type { SaleContent } from '@nelly/domain/sales/sale-content'
import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { day, id, instant } from './columns.ts'

/**
 * Sale documents of reservations, closed from their ledgers: append-only, which triggers guard, but for the number of the fiscal receipt
 * that was issued for each, and the erasing of personal data. Numbers stand without foreign keys, as those of the ledger.
 */
export const saleDocuments = pgTable(
  'sale_documents',
  {
    id: id(),
    accountId: integer('account_id').notNull(),
    reservationId: integer('reservation_id').notNull(),
    /** Its number is without a gap in the account's year. */
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    /** The first document of its reservation, which it corrects; null for that one. */
    correctsId: integer('corrects_id'),
    /** When it was closed, by the calendar of the rental place. */
    day: day('day').notNull(),
    closedAt: instant('closed_at').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** Pesos for one of its currency; null in pesos. */
    rate: numeric('rate', { precision: 16, scale: 6, mode: 'number' }),
    content: jsonb('content').$type<SaleContent>().notNull(),
    /** Of the fiscal receipt that was issued for it elsewhere, and its day where that is another. */
    fiscalNumber: text('fiscal_number'),
    fiscalDay: day('fiscal_day'),
    erasedAt: instant('erased_at'),
  },
  (table) => [
    uniqueIndex('sale_documents_number').on(table.accountId, table.year, table.number),
    uniqueIndex('sale_documents_first').on(table.reservationId).where(sql`${table.correctsId} is null`),
    index('sale_documents_reservation').on(table.reservationId),
    uniqueIndex('sale_documents_fiscal_number').on(table.accountId, table.fiscalNumber),
    foreignKey({
      name: 'sale_documents_corrects',
      columns: [table.correctsId],
      foreignColumns: [table.id],
    }),
    check('sale_documents_rate', sql`(${table.rate} is null) = (${table.currency} = 'DOP')`),
    check('sale_documents_fiscal_day', sql`${table.fiscalDay} is null or ${table.fiscalNumber} is not null`),
  ],
)
