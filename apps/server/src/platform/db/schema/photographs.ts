import type { RentalEnd } from '@nelly/domain/reservations/photographs'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts, people } from './accounts.ts'
import { belongsTo, createdAt, id } from './columns.ts'
import { reservations } from './reservations.ts'

/** Photographs of vehicles at handovers and returns. */
export const reservationPhotographs = pgTable(
  'reservation_photographs',
  {
    id: id(),
    accountId: belongsTo('account_id', () => accounts.id),
    reservationId: belongsTo('reservation_id', () => reservations.id),
    /** Whether the vehicle went out or came back. */
    end: text('rental_end').$type<RentalEnd>().notNull(),
    /** Where its files are stored; only members of the account are sent them. */
    path: text('path').notNull(),
    smallPath: text('small_path').notNull(),
    /** Of the file as it was sent: sent twice, it is one photograph. */
    sha256: text('sha256').notNull(),
    createdAt: createdAt(),
    /** Who added it; null where nobody is known. */
    personId: integer('person_id').references(() => people.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('reservation_photographs_sent_once').on(table.reservationId, table.end, table.sha256),
    index('reservation_photographs_account').on(table.accountId),
    index('reservation_photographs_person').on(table.personId),
    check('reservation_photographs_end', sql`${table.end} in ('out', 'back')`),
  ],
)
