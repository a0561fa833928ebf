import { type AuditEntry, type AuditFilter, MOST_COUNTED_ENTRIES } from '@nelly/contract/audit/audit'
import type { AuditThing } from '@nelly/domain/audit/audit'
import type { Currency } from '@nelly/domain/currency'
import type { AccountId } from '@nelly/domain/ids'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { auditEntries, people } from '../../platform/db/schema.ts'
import type { Page } from '../../platform/http/pagination-headers.ts'
import { firstTimezone } from '../inventory/first-timezone.ts'
import { fieldOf } from './audited-fields.ts'

/** A page of entries. */
interface AuditPage {
  readonly entries: AuditEntry[]
  /** How many match; undefined for more than are counted. */
  readonly total: number | undefined
  readonly hasNext: boolean
}

/** A page of an account's entries, the newest first; one row more than the page tells whether there is another. */
export async function auditPage(
  db: Database,
  account: AccountId,
  filter: AuditFilter,
  { number, size }: Page,
): Promise<AuditPage> {
  const where = await matching(db, account, filter)
  const rows = await entriesWhere(db, where, { limit: size + 1, offset: (number - 1) * size })
  const counted = db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(where)
    .limit(MOST_COUNTED_ENTRIES + 1)
    .as('counted')
  const total = await db.$count(counted)
  return {
    entries: rows.slice(0, size),
    total: total > MOST_COUNTED_ENTRIES ? undefined : total,
    hasNext: rows.length > size,
  }
}

/** All of them in the same order, some at a time. */
export async function* auditBatches(
  db: Database,
  account: AccountId,
  filter: AuditFilter,
  limit: number,
): AsyncGenerator<AuditEntry[]> {
  const where = await matching(db, account, filter)
  for (let last: number | undefined; ; ) {
    const older = last === undefined ? undefined : lt(auditEntries.id, last)
    const batch = await entriesWhere(db, and(where, older), { limit, offset: 0 })
    yield batch
    last = batch.at(-1)?.id
    if (batch.length < limit) return
  }
}

async function matching(
  db: Database,
  account: AccountId,
  { person, thing, from, to }: AuditFilter,
): Promise<SQL | undefined> {
  const timezone = from || to ? await firstTimezone(db, account) : ''
  // By the database, which knows instants before the year 1 and after 9999.
  const beginOf = (day: CalendarDate, later = 0) =>
    sql`(${day}::date + ${later}::integer)::timestamp at time zone ${timezone}`
  return and(
    eq(auditEntries.accountId, account),
    person === undefined
      ? undefined
      : and(eq(auditEntries.actorKind, 'person'), eq(auditEntries.actorId, person)),
    thing && eq(auditEntries.thing, thing.kind),
    thing?.id === undefined ? undefined : eq(auditEntries.thingId, thing.id),
    from && sql`${auditEntries.at} >= ${beginOf(from)}`,
    to && sql`${auditEntries.at} < ${beginOf(to, 1)}`,
  )
}

async function entriesWhere(
  db: Database,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<AuditEntry[]> {
  const rows = await db
    .select({ entry: auditEntries, who: people.name, called, currency })
    .from(auditEntries)
    .leftJoin(people, and(eq(auditEntries.actorKind, 'person'), eq(people.id, auditEntries.actorId)))
    .where(where)
    .orderBy(desc(auditEntries.id))
    .limit(limit)
    .offset(offset)
  return rows.map(toEntry)
}

/** What a thing is called now, where the entry has no name: names of people are never in it. */
const number = sql`split_part(${auditEntries.thingId}, '/', 1)::integer`
const called = sql<string | null>`case ${auditEntries.thing}
  when 'account' then (select name from accounts where id = ${number})
  when 'person' then (select name from people where id = ${number})
  when 'member' then (select name from people where id = ${number})
  when 'customer' then (select trim(first_name || ' ' || last_name) from customers where id = ${number})
  when 'invitation' then (select email from invitations where id = ${number})
  when 'rates' then (select display_name from landings where id = ${number})
  when 'site' then (select display_name from landings where id = ${number})
  when 'site-schedule' then (select display_name from landings where id = ${number})
  when 'location' then (select pickup_place || ' – ' || return_place from locations where id = ${number})
  when 'picture' then (select name from vehicles where id = ${number})
  when 'vehicle-feature' then (select name from vehicles where id = ${number})
  when 'review' then (select reference from reservations where id = ${number})
  when 'note' then (select reference from reservations where id = ${number})
  when 'ledger-entry' then (select r.reference from ledger_entries e join reservations r on r.id = e.reservation_id where e.id = ${number})
  when 'photograph' then (select reference from reservations where id = ${number})
  when 'sale-document' then (select account_id || '-' || year || '-' || lpad(number::text, 6, '0') from sale_documents where id = ${number})
  when 'contract' then (select account_id || '-' || year || '-' || lpad(number::text, 6, '0') from contracts where id = ${number})
  when 'pay-link' then (select r.reference from pay_links l join reservations r on r.id = l.reservation_id where l.id = ${number})
  when 'transfer-slip' then (select r.reference from transfer_slips s join pay_links l on l.id = s.pay_link_id join reservations r on r.id = l.reservation_id where s.id = ${number})
  when 'payment-attempt' then (select r.reference from payment_attempts a join reservations r on r.id = a.reservation_id where a.id = ${number})
  when 'block' then (select p.name from blocks b join pools p on p.id = b.pool_id where b.id = ${number})
  when 'unit' then (select name from pools where id = ${number})
  when 'calendar' then (select name from pools where id = ${number})
  when 'pool-join' then (select name from pools where id = ${number})
end`

/** That of its amounts. */
const currency = sql<Currency | null>`case ${auditEntries.thing}
  when 'vehicle' then (select l.currency from vehicles v join landings l on l.id = v.landing_id where v.id = ${number})
  when 'ledger-entry' then (select currency from ledger_entries where id = ${number})
  when 'pay-link' then (select currency from pay_links where id = ${number})
  when 'payment-attempt' then (select currency from payment_attempts where id = ${number})
  when 'reservation' then (select currency from reservations where id = ${number})
end`

interface EntryRow {
  readonly entry: typeof auditEntries.$inferSelect
  readonly who: string | null
  readonly called: string | null
  readonly currency: Currency | null
}

const toEntry = ({ entry, who, called, currency }: EntryRow): AuditEntry => {
  const kind = entry.thing as AuditThing | null
  const field = (column: string) => (kind ? fieldOf(kind, column) : column)
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    by: { kind: entry.actorKind, id: entry.actorId, name: who, job: entry.job },
    action: entry.action,
    thing: kind && { kind, id: entry.thingId ?? '', name: entry.name ?? called },
    changes: Object.entries(entry.changes).map(([column, [before, after]]) => ({
      field: field(column),
      old: before,
      new: after,
    })),
    withheld: entry.withheld.map(field),
    currency,
    refusedCall: entry.refusedCall,
  }
}
