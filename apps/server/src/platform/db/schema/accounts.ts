import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'

/** Operators. An e-mail is stored in lower case. */
export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    phone: text('phone'),
    avatar: text('avatar'),
    passwordHash: text('password_hash').notNull(),
    createdAt: createdAt(),
    /** How long after the return visitors' personal data is stored. */
    retentionMonths: integer('retention_months').notNull().default(24),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(table.email),
    check('users_retention_months', sql`${table.retentionMonths} between 1 and 120`),
    check('users_email_lowercase', sql`${table.email} = lower(${table.email})`),
  ],
)

/** Sessions: only the SHA-256 of a token is stored, so a stolen copy of the table is useless. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)

/**
 * Rate limits, shared by all instances: `key` is a hash of what is limited, `points` the number of attempts until
 * `resetsAt`.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (table) => [index('rate_limits_reset').on(table.resetsAt)],
)
