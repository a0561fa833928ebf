import { Readable } from 'node:stream'
import type { OwnerId } from '@nelly/domain/ids'
import { type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/database.ts'
import type { Parts } from '../../platform/parts.ts'

/** Rows that are in memory at once. Each page is a query of its own, so that nobody waits for a whole export. */
const PAGE_ROWS = 500

const landingsOf = (owner: OwnerId) => sql`select id from landings where owner_id = ${owner}`
const vehiclesOf = (owner: OwnerId) => sql`select id from vehicles where landing_id in (${landingsOf(owner)})`

/** What an owner has, in the order it is told: deleted things too, as they are still kept. Hashes and keys are nobody's to read. */
const PARTS: Readonly<
  Record<string, (owner: OwnerId) => { table: string; mine: SQL; but?: readonly string[] }>
> = {
  account: (owner) => ({ table: 'users', mine: sql`id = ${owner}`, but: ['password_hash'] }),
  landings: (owner) => ({ table: 'landings', mine: sql`owner_id = ${owner}` }),
  places: (owner) => ({ table: 'locations', mine: sql`landing_id in (${landingsOf(owner)})` }),
  special_features: (owner) => ({ table: 'special_features', mine: sql`owner_id = ${owner}` }),
  vehicles: (owner) => ({ table: 'vehicles', mine: sql`landing_id in (${landingsOf(owner)})` }),
  vehicle_pictures: (owner) => ({
    table: 'vehicle_pictures',
    mine: sql`vehicle_id in (${vehiclesOf(owner)})`,
  }),
  reservations: (owner) => ({
    table: 'reservations',
    mine: sql`landing_id in (${landingsOf(owner)})`,
    but: ['secret_hash', 'idempotency_key', 'payload_hash'],
  }),
  reservation_events: (owner) => ({
    table: 'reservation_events',
    mine: sql`reservation_id in (select id from reservations where landing_id in (${landingsOf(owner)}))`,
  }),
}

/** All that is kept of an owner as a JSON text, written while it is read. Pictures are named below `storage`. */
export const exportAccountOf = ({ db }: Pick<Parts, 'db'>, owner: OwnerId, origin: string): Readable =>
  Readable.from(pieces(db, owner, origin), { objectMode: false })

async function* pieces(db: Database, owner: OwnerId, origin: string): AsyncGenerator<string> {
  yield `{"storage":${JSON.stringify(`${origin}/storage/`)}`
  for (const [name, part] of Object.entries(PARTS)) {
    yield `,\n${JSON.stringify(name)}:[`
    let first = true
    for await (const row of rowsOf(db, part(owner))) {
      yield `${first ? '\n' : ',\n'}${row}`
      first = false
    }
    yield ']'
  }
  yield '}\n'
}

async function* rowsOf(
  db: Database,
  { table, mine, but = [] }: ReturnType<(typeof PARTS)[string]>,
): AsyncGenerator<string> {
  const without = sql.join(
    but.map((column) => sql` - ${column}::text`),
    sql``,
  )
  for (let last = 0; ; ) {
    const rows = await queryRows<{ id: number; line: string }>(
      db,
      sql`select id, (to_jsonb(t)${without})::text as line from ${sql.identifier(table)} t
        where id > ${last} and ${mine} order by id limit ${PAGE_ROWS}`,
    )
    for (const { line } of rows) yield line
    if (rows.length < PAGE_ROWS) return
    last = rows.at(-1)?.id ?? last
  }
}
