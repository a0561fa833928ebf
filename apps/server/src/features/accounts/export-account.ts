import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { AccountId } from '@nelly/domain/ids'
import { type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/database.ts'
import type { Parts } from '../../platform/parts.ts'

/**
 * Rows in memory at a time. Each page is a query of its own by the rows' numbers, which are read first; others have their turn
 * before it, so that a long export blocks nobody: the embedded database runs in this process.
 */
const PAGE_ROWS = 100

const landingsOf = (account: AccountId) => sql`select id from landings where account_id = ${account}`
const vehiclesOf = (account: AccountId) =>
  sql`select id from vehicles where landing_id in (${landingsOf(account)})`
const poolsOf = (account: AccountId) => sql`select id from pools where account_id = ${account}`

interface ExportedPart {
  /** A table, or a query in brackets. */
  table: string | SQL
  condition: SQL
  /** Columns that are left out. */
  but?: readonly string[]
  /** A number of each row, in whose order they are exported; its id by default. */
  number?: SQL
  /** Rows at a time, where they are large. */
  pageRows?: number
}

const ofLandings = (table: string, account: AccountId): ExportedPart => ({
  table,
  condition: sql`landing_id in (${landingsOf(account)})`,
})
/** Of what is numbered within its landing. */
const NUMBERED = { number: sql`landing_id * 4294967296 + number` }

/**
 * The exported parts in their order, including deleted items, as they are still stored. Hashes and keys are left out.
 */
const PARTS: Readonly<Record<string, (account: AccountId) => ExportedPart>> = {
  account: (account) => ({ table: 'accounts', condition: sql`id = ${account}` }),
  people: (account) => ({
    table: 'people',
    condition: sql`id in (select person_id from members where account_id = ${account})`,
    but: ['password_hash'],
  }),
  members: (account) => ({
    table: 'members',
    condition: sql`account_id = ${account}`,
    number: sql`person_id`,
  }),
  invitations: (account) => ({
    table: 'invitations',
    condition: sql`account_id = ${account}`,
    but: ['token_hash'],
  }),
  landings: (account) => ({ table: 'landings', condition: sql`account_id = ${account}` }),
  places: (account) => ofLandings('places', account),
  locations: (account) => ofLandings('locations', account),
  rates: (account) => ({
    table: 'rates_versions',
    condition: sql`landing_id in (${landingsOf(account)})`,
    but: ['digest'],
    number: sql`landing_id * 4294967296 + version`,
    pageRows: 10,
  }),
  site_drafts: (account) => ({
    ...ofLandings('site_drafts', account),
    number: sql`landing_id`,
    pageRows: 10,
  }),
  site_draft_steps: (account) => ({ ...ofLandings('site_draft_steps', account), ...NUMBERED, pageRows: 10 }),
  site_publications: (account) => ({
    ...ofLandings('site_publications', account),
    ...NUMBERED,
    pageRows: 10,
  }),
  site_schedules: (account) => ({ ...ofLandings('site_schedules', account), pageRows: 10 }),
  site_preview_links: (account) => ({ ...ofLandings('site_preview_links', account), but: ['secret_hash'] }),
  site_pictures: (account) => ({
    table: sql`(select landing_id, jsonb_agg(to_jsonb(p) - 'landing_id' order by path) as pictures
      from site_pictures p group by landing_id)`,
    condition: sql`landing_id in (${landingsOf(account)})`,
    number: sql`landing_id`,
    pageRows: 10,
  }),
  special_features: (account) => ({ table: 'special_features', condition: sql`account_id = ${account}` }),
  pools: (account) => ({ table: 'pools', condition: sql`account_id = ${account}` }),
  pool_joins: (account) => ({
    table: 'pool_joins',
    condition: sql`pool_id in (${poolsOf(account)})`,
    number: sql`joined_id`,
  }),
  vehicles: (account) => ({ table: 'vehicles', condition: sql`landing_id in (${landingsOf(account)})` }),
  units: (account) => ({
    table: 'units',
    condition: sql`pool_id in (${poolsOf(account)})`,
    but: ['plate_key'],
    number: sql`pool_id::bigint * 4294967296 + number`,
  }),
  vehicle_pictures: (account) => ({
    table: 'vehicle_pictures',
    condition: sql`vehicle_id in (${vehiclesOf(account)})`,
  }),
  customers: (account) => ({ table: 'customers', condition: sql`account_id = ${account}` }),
  customer_contacts: (account) => ({ table: 'customer_contacts', condition: sql`account_id = ${account}` }),
  reservations: (account) => ({
    table: 'reservations',
    condition: sql`block_id is null and landing_id in (${landingsOf(account)})`,
    but: ['secret_hash', 'idempotency_key', 'payload_hash', 'block_id', 'held'],
    pageRows: 50,
  }),
  quotes: (account) => ({
    ...ofLandings('quotes', account),
    but: ['secret', 'secret_hash'],
    pageRows: 50,
  }),
  waiting_wishes: (account) => ({
    ...ofLandings('waiting_wishes', account),
    but: ['secret_hash', 'told_hash'],
  }),
  pool_feeds: (account) => ({
    table: 'pool_feeds',
    condition: sql`pool_id in (${poolsOf(account)})`,
  }),
  blocks: (account) => ({ table: 'blocks', condition: sql`pool_id in (${poolsOf(account)})` }),
  reservation_events: (account) => ({
    table: 'reservation_events',
    condition: sql`reservation_id in (select id from reservations where landing_id in (${landingsOf(account)}))`,
  }),
  reservation_photographs: (account) => ({
    table: 'reservation_photographs',
    condition: sql`account_id = ${account}`,
    but: ['sha256'],
  }),
  ledger_entries: (account) => ({ table: 'ledger_entries', condition: sql`account_id = ${account}` }),
  drawer_shifts: (account) => ({ table: 'drawer_shifts', condition: sql`account_id = ${account}` }),
  sale_documents: (account) => ({ table: 'sale_documents', condition: sql`account_id = ${account}` }),
  contracts: (account) => ({ table: 'contracts', condition: sql`account_id = ${account}`, pageRows: 10 }),
  pay_links: (account) => ({
    table: 'pay_links',
    condition: sql`account_id = ${account}`,
    but: ['token_hash'],
  }),
  transfer_slips: (account) => ({
    table: 'transfer_slips',
    condition: sql`account_id = ${account}`,
    but: ['sha256'],
  }),
  payment_gateways: (account) => ({
    table: 'payment_gateways',
    condition: sql`account_id = ${account}`,
    but: ['sealed_key'],
  }),
  payment_attempts: (account) => ({
    table: 'payment_attempts',
    condition: sql`account_id = ${account}`,
    but: ['token_hash'],
  }),
  gateway_events: (account) => ({ table: 'gateway_events', condition: sql`account_id = ${account}` }),
  partners: (account) => ({ table: 'partners', condition: sql`account_id = ${account}` }),
  partner_rentals: (account) => ({
    table: 'partner_rentals',
    condition: sql`partner_id in (select id from partners where account_id = ${account})`,
  }),
  imports: (account) => ({ table: 'imports', condition: sql`account_id = ${account}`, pageRows: 1 }),
  audit_entries: (account) => ({ table: 'audit_entries', condition: sql`account_id = ${account}` }),
  reviews: (account) => ({
    ...ofLandings('reviews', account),
    but: ['secret_hash'],
    number: sql`reservation_id`,
  }),
}

/** The names of the parts. */
export const EXPORTED_PARTS: readonly string[] = Object.keys(PARTS)

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
  { table, condition, but = [], number = sql`id`, pageRows = PAGE_ROWS }: ExportedPart,
): AsyncGenerator<string> {
  const without = sql.join(
    but.map((column) => sql` - ${column}::text`),
    sql``,
  )
  const from = sql`from ${typeof table === 'string' ? sql.identifier(table) : table} t where ${condition}`
  // As one value: rows of their own would take far longer to read.
  const [all] = await queryRows<{ numbers: string[] | null }>(
    db,
    sql`select array_agg((${number})::bigint::text order by ${number}) as numbers ${from}`,
  )
  const numbers = all?.numbers ?? []
  for (let done = 0; done < numbers.length; done += pageRows) {
    await setImmediate()
    const page = numbers.slice(done, done + pageRows).map((one) => sql`${one}::bigint`)
    const rows = await queryRows<{ line: string }>(
      db,
      sql`select (to_jsonb(t)${without})::text as line ${from} and ${number} in (${sql.join(page, sql`, `)}) order by ${number}`,
    )
    for (const { line } of rows) yield line
  }
}
