import type { LocalizedText } from '@nelly/domain/localized-text'
import type { MessageKind } from '@nelly/domain/messaging/prepared-message'
import type { BankAccount } from '@nelly/domain/payments/bank-account'
import { INCOME_KINDS } from '@nelly/domain/sales/form-607'
import { ROLES } from '@nelly/domain/team/roles'
import { SESSION_LENGTHS } from '@nelly/domain/team/session-lengths'
import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { belongsTo, createdAt, id, instant, revision } from './columns.ts'

/** Who signs in. An e-mail is stored in lower case. */
export const people = pgTable(
  'people',
  {
    id: id(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** When a second factor was last set up, removed or renewed: by it the audit tells of them, which has no rows of their tables. */
    factorsChangedAt: instant('factors_changed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('people_email_unique').on(table.email),
    check('people_email_lowercase', sql`${table.email} = lower(${table.email})`),
  ],
)

/** Texts by kind and language; those of ours are missing. */
export type StoredTexts = Readonly<Partial<Record<MessageKind, Partial<LocalizedText>>>>

/** Businesses: how each is reached, and what it decides for all of its landings. */
export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    /** Of the business, as its members see it. */
    name: text('name').notNull(),
    /** Where mails about its reservations go, and what customers may answer to. */
    email: text('email').notNull(),
    phone: text('phone'),
    avatar: text('avatar'),
    createdAt: createdAt(),
    /** How long after the return visitors' personal data is stored. */
    retentionMonths: integer('retention_months').notNull().default(24),
    /** Of its members, from their next sign-in on. */
    sessionLength: text('session_length', { enum: SESSION_LENGTHS }).notNull().default('hour'),
    /** The most that the desk takes off a price. */
    deskDiscountPercent: integer('desk_discount_percent').notNull().default(0),
    /** Whether the desk may give money back, and close a rental that is not settled. */
    deskPaysBack: boolean('desk_pays_back').notNull().default(false),
    /** Since when its pages are paused and it is only read; null where it is not suspended. */
    suspendedAt: instant('suspended_at'),
    /** What its pages say of that. */
    suspensionNote: text('suspension_note'),
    /** Whether members without a second factor are refused. */
    requiresFactor: boolean('requires_factor').notNull().default(false),
    /** Who it is on paper: what contracts and receipts print. Of an RNC or a cédula the digits. */
    legalName: text('legal_name'),
    taxNumber: text('tax_number'),
    legalAddress: text('legal_address'),
    /** What its accountant settles: the kind of its income in form 607, and whether damages are charged with tax. */
    incomeKind: text('income_kind', { enum: INCOME_KINDS }).notNull().default('01'),
    damagesTaxed: boolean('damages_taxed').notNull().default(true),
    /** Where customers transfer money to. */
    bankAccounts: jsonb('bank_accounts').$type<readonly BankAccount[]>().notNull().default([]),
    /** What prepared messages say, where that is not ours. */
    messageTexts: jsonb('message_texts').$type<StoredTexts>().notNull().default({}),
    /** When customers are reminded by mail; null where they are not. */
    hoursBeforePickup: integer('hours_before_pickup').default(24),
    hoursBeforeReturn: integer('hours_before_return').default(24),
    revision: revision((): SQL => sql`${accounts.revision} + 1`),
  },
  (table) => [
    check('accounts_desk_discount', sql`${table.deskDiscountPercent} between 0 and 100`),
    check('accounts_suspension', sql`${table.suspensionNote} is null or ${table.suspendedAt} is not null`),
    check('accounts_income_kind', sql`${table.incomeKind} in ('01', '04')`),
    check('accounts_session_length', sql`${table.sessionLength} in ('hour', 'working-day')`),
    check(
      'accounts_reminder_hours',
      sql`${table.hoursBeforePickup} between 1 and 168 and ${table.hoursBeforeReturn} between 1 and 168`,
    ),
    check('accounts_retention_months', sql`${table.retentionMonths} between 1 and 120`),
  ],
)

/** Who may act in which account, as what. */
export const members = pgTable(
  'members',
  {
    accountId: belongsTo('account_id', () => accounts.id),
    personId: belongsTo('person_id', () => people.id),
    role: text('role', { enum: ROLES }).notNull(),
    /** When the person came into the account last: signing in leads there again. */
    enteredAt: instant('entered_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('members_role', sql`${table.role} in ('owner', 'manager', 'desk', 'viewer')`),
    primaryKey({ columns: [table.accountId, table.personId] }),
    index('members_person').on(table.personId),
  ],
)

/**
 * Who was asked to join an account, as what: one for each address. Only the SHA-256 of a link's token is kept. An invitation
 * ends with the membership of who sent it.
 */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    accountId: integer('account_id').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    role: text('role', { enum: ROLES }).notNull(),
    tokenHash: text('token_hash').notNull(),
    invitedBy: integer('invited_by').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'invitations_member',
      columns: [table.accountId, table.invitedBy],
      foreignColumns: [members.accountId, members.personId],
    }).onDelete('cascade'),
    check('invitations_role', sql`${table.role} in ('owner', 'manager', 'desk', 'viewer')`),
    check('invitations_email_lowercase', sql`${table.email} = lower(${table.email})`),
    uniqueIndex('invitations_account_email').on(table.accountId, table.email),
    uniqueIndex('invitations_token').on(table.tokenHash),
    index('invitations_inviter').on(table.accountId, table.invitedBy),
  ],
)

/**
 * Links that prove an address: the last one of each kind. Only the SHA-256 of a link's token is kept, and nothing that a later proof of
 * somebody else could complete.
 */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    tokenHash: text('token_hash').notNull(),
    kind: text('kind', { enum: ['sign-up', 'password-reset'] }).notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    /** Of a new owner and their account. */
    name: text('name'),
    accountName: text('account_name'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.tokenHash] }),
    check('mailed_links_kind', sql`${table.kind} in ('sign-up', 'password-reset')`),
    check('mailed_links_email_lowercase', sql`${table.email} = lower(${table.email})`),
    uniqueIndex('mailed_links_email').on(table.kind, table.email),
    index('mailed_links_expiry').on(table.expiresAt),
  ],
)

/**
 * The e-mail that a person is changing to, until both addresses have confirmed it. Only the SHA-256 of each link's token is kept, until
 * it is used.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    personId: belongsTo('person_id', () => people.id).primaryKey(),
    /** In lower case. */
    email: text('email').notNull(),
    /** The session that asked for it, which does not end with it. */
    sessionId: integer('session_id').notNull(),
    formerTokenHash: text('former_token_hash'),
    newTokenHash: text('new_token_hash'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    check('email_changes_email_lowercase', sql`${table.email} = lower(${table.email})`),
    uniqueIndex('email_changes_former_token').on(table.formerTokenHash),
    uniqueIndex('email_changes_new_token').on(table.newTokenHash),
    index('email_changes_expiry').on(table.expiresAt),
  ],
)

/**
 * Signed-in sessions of a person in an account, which end with the membership. Only the SHA-256 of a token is kept, so a stolen
 * copy of the table opens nothing.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: text('token_hash').notNull(),
    personId: integer('person_id').notNull(),
    accountId: integer('account_id').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    /** When the person last proved who they are. */
    confirmedAt: instant('confirmed_at').notNull(),
    /** To about five minutes. */
    lastUsedAt: instant('last_used_at').notNull(),
    /** After this long without use it is over, in seconds. */
    idleSeconds: integer('idle_seconds').notNull(),
    /** How the browser or program calls itself. */
    device: text('device'),
    /** The network that it was started from. */
    network: text('network'),
  },
  (table) => [
    foreignKey({
      name: 'sessions_member',
      columns: [table.accountId, table.personId],
      foreignColumns: [members.accountId, members.personId],
    }).onDelete('cascade'),
    uniqueIndex('sessions_token').on(table.tokenHash),
    index('sessions_person').on(table.personId),
    index('sessions_expiry').on(table.expiresAt),
  ],
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
