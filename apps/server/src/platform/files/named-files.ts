import type { AccountId } from '@nelly/domain/ids'
import { type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../db/database.ts'
import { pagesOf } from '../db/pages-of.ts'

/** Where rows name stored files: a query of their paths that ends in a condition, and the condition for the rows of an account. */
interface Naming {
  readonly paths: SQL
  readonly isOf: (account: AccountId) => SQL
  /** The table, where backups of earlier versions lack it. */
  readonly newTable?: string
}

const isOfVehicle = (account: AccountId) => sql`vehicle_id in (
  select v.id from vehicles v join landings l on l.id = v.landing_id where l.account_id = ${account})`
const isOfLanding = (account: AccountId) =>
  sql`landing_id in (select id from landings where account_id = ${account})`

/**
 * Where rows name stored files: all such columns, and no file is named anywhere else. Bookings copy the path of a
 * picture of their vehicle, so they come after vehicles: reading in this order misses none.
 */
const NAMINGS: readonly Naming[] = [
  {
    paths: sql`
      select source ->> 'path' as path from vehicle_pictures, jsonb_array_elements(picture -> 'sources') source where true`,
    isOf: isOfVehicle,
  },
  { paths: sql`select picture ->> 'path' as path from vehicle_pictures where true`, isOf: isOfVehicle },
  {
    paths: sql`select vehicle_picture as path from reservations where deleted_at is null`,
    isOf: isOfLanding,
  },
  {
    paths: sql`
      select source ->> 'path' as path from site_pictures, jsonb_array_elements(picture -> 'sources') source where true`,
    isOf: isOfLanding,
  },
  { paths: sql`select path from site_pictures where true`, isOf: isOfLanding },
  {
    paths: sql`select path from transfer_slips where true`,
    isOf: (account) => sql`account_id = ${account}`,
    newTable: 'transfer_slips',
  },
  {
    paths: sql`
      select file as path from reservation_photographs, unnest(array[path, small_path]) file where true`,
    isOf: (account) => sql`account_id = ${account}`,
    newTable: 'reservation_photographs',
  },
  { paths: sql`select avatar as path from accounts where true`, isOf: (account) => sql`id = ${account}` },
]

/** A deleted reservation can be restored for a day. Not part of a backup, which must not change with time alone. */
const RESTORABLE: Naming = {
  paths: sql`
    select vehicle_picture as path from reservations where deleted_at > now() - interval '2 days'`,
  isOf: isOfLanding,
}

/** The paths of all files that rows name, distinct and sorted. Within a transaction. */
export async function* namedFiles(tx: Database): AsyncGenerator<string> {
  // A backup of an earlier version is read in the tables of that version.
  const namings: SQL[] = []
  for (const naming of NAMINGS) if (await hasTable(tx, naming)) namings.push(naming.paths)
  const query = sql`
    select path from (${sql.join(namings, sql` union `)}) named
    where path is not null
    order by path collate "C"`
  for await (const page of pagesOf<{ path: string }>(tx, query, 1000)) {
    for (const { path } of page) yield path
  }
}

async function hasTable(tx: Database, { newTable }: Naming): Promise<boolean> {
  if (newTable === undefined) return true
  const found = await queryRows(tx, sql`select where to_regclass(${newTable}) is not null`)
  return found.length > 0
}

/** Those of these paths that no row names, nor a reservation that can be restored; with an account, no row of that account. */
export async function unnamedAmong(
  db: Database,
  paths: readonly string[],
  account?: AccountId,
): Promise<readonly string[]> {
  let unnamed = paths
  for (const naming of [...NAMINGS, RESTORABLE]) {
    if (unnamed.length === 0) break
    const names = account === undefined ? naming.paths : sql`${naming.paths} and ${naming.isOf(account)}`
    const rows = await queryRows<{ path: string }>(
      db,
      sql`select stored.path from json_array_elements_text(${JSON.stringify(unnamed)}::json) stored (path)
        where not exists (select from (${names}) named where named.path = stored.path)`,
    )
    unnamed = rows.map(({ path }) => path)
  }
  return unnamed
}
