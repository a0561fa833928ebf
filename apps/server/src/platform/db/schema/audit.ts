import type { AuditAction, AuditActor } from '@nelly/domain/audit/audit'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'

/**
 * Who did what to which thing of an account. Triggers write a row for each change, in its transaction, and refuse to change or to
 * delete one, unless it is old or goes with its account (decision 0167).
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    /** Without a foreign key, whose lock every change of the account would take. */
    accountId: integer('account_id').notNull(),
    at: instant('at').notNull().default(sql`now()`),
    actorKind: text('actor_kind').$type<AuditActor['kind']>().notNull(),
    /** The number of the person or the key; it stays when they are gone. */
    actorId: integer('actor_id'),
    /** The kind of the job. */
    job: text('job'),
    action: text('action').$type<AuditAction>().notNull(),
    /** What was changed, as `vehicle`; null of a refused call. */
    thing: text('thing'),
    /** Its number; of what is numbered within another thing, both: `12/3`. */
    thingId: text('thing_id'),
    /** What it was called, where that is not personal. */
    name: text('name'),
    /** The old and the new value of each business field, by its column. */
    changes: jsonb('changes')
      .$type<Readonly<Record<string, readonly [unknown, unknown]>>>()
      .notNull()
      .default({}),
    /** The columns of which only the name is written: they are or may be personal, or long. */
    withheld: text('withheld').array().notNull().default(sql`'{}'`),
    /** The call that was refused, as `DELETE /members/:memberId`. */
    refusedCall: text('refused_call'),
  },
  (table) => [
    index('audit_entries_account').on(table.accountId, table.id),
    index('audit_entries_thing').on(table.accountId, table.thing, table.thingId, table.id),
    index('audit_entries_at').on(table.at),
    check(
      'audit_entries_actor',
      sql`${table.actorKind} in ('person', 'key', 'job', 'visitor', 'system') and (${table.actorId} is not null) = (${table.actorKind} in ('person', 'key')) and (${table.job} is not null) = (${table.actorKind} = 'job')`,
    ),
    check(
      'audit_entries_action',
      sql`${table.action} in ('created', 'changed', 'deleted', 'restored', 'refused')`,
    ),
    check(
      'audit_entries_refused',
      sql`(${table.action} = 'refused') = (${table.refusedCall} is not null) and (${table.thing} is null) = (${table.action} = 'refused')`,
    ),
  ],
)
