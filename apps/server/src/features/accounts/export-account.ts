import { Readable } from 'node:stream'
import type { AccountId } from '@nelly/domain/ids'
import { type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/database.ts'
import type { Parts } from '../../platform/parts.ts'

/** Rows in memory at a time. Each page is a query of its own, so that a long export blocks nobody. */
const PAGE_ROWS = 500

const landingsOf = (account: AccountId) => sql`select id from landings where account_id = ${account}`
const vehiclesOf = (account: AccountId) =>
  sql`select id from vehicles where landing_id in (${landingsOf(account)})`

/**
 * The exported parts in their order, including deleted items, as they are still stored. Hashes and keys are left out.
 */
const PARTS: Readonly<
  Record<string, (account: AccountId) => { table: string; condition: SQL; but?: readonly string[] }>
> = {
  account: (account) => ({ table: 'accounts', condition: sql`id = ${account}` }),
  people: (account) => ({
    table: 'people',
    condition: sql`id in (select person_id from members where account_id = ${account})`,
    but: ['password_hash'],
  }),
  landings: (account) => ({ table: 'landings', condition: sql`account_id = ${account}` }),
  places: (account) => ({ table: 'places', condition: sql`landing_id in (${landingsOf(account)})` }),
  locations: (account) => ({ table: 'locations', condition: sql`landing_id in (${landingsOf(account)})` }),
  special_features: (account) => ({ table: 'special_features', condition: sql`account_id = ${account}` }),
  vehicles: (account) => ({ table: 'vehicles', condition: sql`landing_id in (${landingsOf(account)})` }),
  vehicle_pictures: (account) => ({
    table: 'vehicle_pictures',
    condition: sql`vehicle_id in (${vehiclesOf(account)})`,
  }),
  reservations: (account) => ({
    table: 'reservations',
    condition: sql`landing_id in (${landingsOf(account)})`,
    but: ['secret_hash', 'idempotency_key', 'payload_hash'],
  }),
  reservation_events: (account) => ({
    table: 'reservation_events',
    condition: sql`reservation_id in (select id from reservations where landing_id in (${landingsOf(account)}))`,
  }),
}

/** All stored data of an account as JSON, streamed. Pictures are named below `storage`. */
export const exportAccountOf = ({ db }: Pick<Parts, 'db'>, account: AccountId, origin: string): Readable =>
  Readable.from(pieces(db, account, origin), { objectMode: false })

async function* pieces(db: Database, account: AccountId, origin: string): AsyncGenerator<string> {
  yield `{"storage":${JSON.stringify(`${origin}/storage/`)}`
  for (const [name, part] of Object.entries(PARTS)) {
    yield `,\n${JSON.stringify(name)}:[`
    let first = true
    for await (const row of rowsOf(db, part(account))) {
      yield `${first ? '\n' : ',\n'}${row}`
      first = false
    }
    yield ']'
  }
  yield '}\n'
}

async function* rowsOf(
  db: Database,
  { table, condition, but = [] }: ReturnType<(typeof PARTS)[string]>,
): AsyncGenerator<string> {
  const without = sql.join(
    but.map((column) => sql` - ${column}::text`),
    sql``,
  )
  for (let last = 0; ; ) {
    const rows = await queryRows<{ id: number; line: string }>(
      db,
      sql`select id, (to_jsonb(t)${without})::text as line from ${sql.identifier(table)} t
        where id > ${last} and ${condition} order by id limit ${PAGE_ROWS}`,
    )
    for (const { line } of rows) yield line
    if (rows.length < PAGE_ROWS) return
    last = rows.at(-1)?.id ?? last
  }
}
