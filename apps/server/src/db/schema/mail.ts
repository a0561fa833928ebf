import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { MailContent } from '../../mail/mail-content.ts'
import type { MailMatter } from '../../mail/reservation/mail-matter.ts'
import { createdAt, id, instant } from './columns.ts'
import { reservations } from './reservations.ts'

/**
 * Mails that are to be sent, written in the transaction of what they tell. A sent one stays as a line without its content,
 * so that it is not sent again; one that no server would ever take is given up.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: id(),
    /** Of the mail itself, without angle brackets: a mail that is sent again carries the same. */
    messageId: text('message_id').notNull(),
    kind: text('kind').notNull(),
    reservationId: integer('reservation_id').references(() => reservations.id, { onDelete: 'cascade' }),
    recipient: text('recipient'),
    content: jsonb('content').$type<MailMatter | MailContent>(),
    attempts: integer('attempts').notNull().default(0),
    /** Before this nobody takes it up: the pause after a failure, or the lease of whoever is sending it. */
    notBefore: instant('not_before').notNull(),
    lastError: text('last_error'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
    abandonedAt: instant('abandoned_at'),
  },
  (table) => [
    uniqueIndex('mail_outbox_message_id_unique').on(table.messageId),
    index('mail_outbox_due')
      .on(table.notBefore)
      .where(sql`${table.sentAt} is null and ${table.abandonedAt} is null`),
    index('mail_outbox_reservation').on(table.reservationId),
  ],
)
