import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { createdAt } from './columns.ts'

/** The responses of creations, by the key of their request: a repeated request creates nothing more (decision 0060). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Method and path of the call, as `POST /vehicle`. */
    call: text('call').notNull(),
    /** SHA-256 of the payload, files included. */
    payloadHash: text('payload_hash').notNull(),
    answer: jsonb('answer').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
)
