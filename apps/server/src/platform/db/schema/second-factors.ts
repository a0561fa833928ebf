import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { people } from './accounts.ts'
import { belongsTo, createdAt, id, instant } from './columns.ts'

const personId = () => belongsTo('person_id', () => people.id)

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

/**
 * The keys of a person's devices (WebAuthn), each of which signs in alone. `credentialId` and `publicKey` (COSE) are in base64url;
 * `counter` is that of the newest use, 0 where the device does not count.
 */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    personId: personId(),
    name: text('name').notNull(),
    credentialId: text('credential_id').notNull(),
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credentialId),
    index('passkeys_person').on(table.personId),
  ],
)

/** A person's codes for when their app is lost, of which only the SHA-256 is kept. Using one deletes it. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { personId: personId(), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.personId, table.codeHash] })],
)

/** Browsers in which a person's password alone signs in for a while. Only the SHA-256 of their cookie is kept. */
export const rememberedBrowsers = pgTable(
  'remembered_browsers',
  {
    tokenHash: text('token_hash').primaryKey(),
    personId: personId(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('remembered_browsers_person').on(table.personId),
    index('remembered_browsers_expiry').on(table.expiresAt),
  ],
)

const PURPOSES = ['second-step', 'passkey', 'new-passkey'] as const

/**
 * What a browser has to answer within minutes: after the right password, by a passkey of whoever has one, or to set one up. Only the
 * SHA-256 of its token is kept.
 */
export const challenges = pgTable(
  'challenges',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', { enum: PURPOSES }).notNull().default('second-step'),
    /** Nobody's yet where any passkey answers it. */
    personId: integer('person_id').references(() => people.id, { onDelete: 'cascade' }),
    tries: smallint('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    check('challenges_purpose', sql`${table.purpose} in ('second-step', 'passkey', 'new-passkey')`),
    check('challenges_person', sql`(${table.personId} is null) = (${table.purpose} = 'passkey')`),
    index('challenges_person_id').on(table.personId),
    index('challenges_expiry').on(table.expiresAt),
  ],
)
