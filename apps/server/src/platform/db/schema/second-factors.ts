import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { people } from './accounts.ts'
import { createdAt, instant } from './columns.ts'

const personId = () =>
  integer('person_id')
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' })

/**
 * The app that shows a person their codes (RFC 6238). Without `confirmedAt` it is being set up and no factor yet. `lastStep` is the
 * step of the newest code that was used: it and older ones are not accepted again.
 */
export const authenticators = pgTable('authenticators', {
  personId: personId().primaryKey(),
  secret: text('secret').notNull(),
  createdAt: createdAt(),
  confirmedAt: instant('confirmed_at'),
  lastStep: integer('last_step'),
})

/** A person's codes for when their app is lost, of which only the SHA-256 is kept. Using one deletes it. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { personId: personId(), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.personId, table.codeHash] })],
)

/** What a browser has to answer within minutes of the right password. Only the SHA-256 of its token is kept. */
export const challenges = pgTable(
  'challenges',
  {
    tokenHash: text('token_hash').primaryKey(),
    personId: personId(),
    tries: smallint('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('challenges_person_id').on(table.personId),
    index('challenges_expiry').on(table.expiresAt),
  ],
)
