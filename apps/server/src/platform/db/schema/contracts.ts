import type { ContractContent } from '@nelly/domain/contracts/contract-content'
import type { Strokes } from '@nelly/domain/contracts/signature'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { file, id, instant } from './columns.ts'

/**
 * Contracts of reservations: what each shows, its file, and its signed one. Triggers guard that what is written stays, but for the erasing
 * of personal data, which leaves number and hashes. Numbers stand without foreign keys, as those of the ledger.
 */
export const contracts = pgTable(
  'contracts',
  {
    id: id(),
    accountId: integer('account_id').notNull(),
    reservationId: integer('reservation_id').notNull(),
    /** Its number is without a gap in the account's year. */
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    /** What it shows; null once erased. */
    content: jsonb('content').$type<ContractContent>(),
    /** That of the rental place. */
    timezone: text('timezone').notNull(),
    madeAt: instant('made_at').notNull(),
    /** The SHA-256 of its file, in hex; null until it is drawn. */
    sha256: text('sha256'),
    file: file('file'),
    signedName: text('signed_name'),
    /** Null where it was signed by the typed name alone. */
    strokes: jsonb('strokes').$type<Strokes>(),
    signedAt: instant('signed_at'),
    signedSha256: text('signed_sha256'),
    signedFile: file('signed_file'),
    /** When another took its place. */
    voidedAt: instant('voided_at'),
    erasedAt: instant('erased_at'),
  },
  (table) => [
    uniqueIndex('contracts_number').on(table.accountId, table.year, table.number),
    index('contracts_reservation').on(table.reservationId),
    uniqueIndex('contracts_one_valid').on(table.reservationId).where(sql`${table.voidedAt} is null`),
    check(
      'contracts_signed',
      sql`(${table.signedAt} is null) = (${table.signedSha256} is null) and (${table.signedAt} is null or ${table.sha256} is not null)`,
    ),
    check(
      'contracts_erased',
      sql`${table.erasedAt} is null or num_nonnulls(${table.content}, ${table.file}, ${table.signedName}, ${table.strokes}, ${table.signedFile}) = 0`,
    ),
  ],
)
