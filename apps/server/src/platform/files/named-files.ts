import { type SQL, sql } from 'drizzle-orm'
import { pagesOf } from '../backup/rows.ts'
import { type Database, queryRows } from '../db/database.ts'

/**
 * Where rows name stored files: all such columns, and no file is named anywhere else. Bookings copy the path of a
 * picture of their vehicle, so they come after vehicles: reading in this order misses none.
 */
const NAMES: readonly SQL[] = [
  sql`select source ->> 'path' as path from vehicle_pictures, jsonb_array_elements(picture -> 'sources') source`,
  sql`select picture ->> 'path' as path from vehicle_pictures`,
  sql`select vehicle_picture as path from reservations where deleted_at is null`,
  sql`select source ->> 'path' as path from site_pictures, jsonb_array_elements(picture -> 'sources') source`,
  sql`select path from site_pictures`,
  sql`select avatar as path from accounts`,
]

/** A deleted reservation can be restored for a day. Not part of a backup, which must not change with time alone. */
const RESTORABLE = sql`
  select vehicle_picture as path from reservations where deleted_at > now() - interval '2 days'`

/** The paths of all files that rows name, distinct and sorted. Within a transaction. */
export async function* namedFiles(tx: Database): AsyncGenerator<string> {
  const query = sql`
    select path from (${sql.join([...NAMES], sql` union `)}) named
    where path is not null
    order by path collate "C"`
  for await (const page of pagesOf<{ path: string }>(tx, query, 1000)) {
    for (const { path } of page) yield path
  }
}

/** Those of these paths that no row names, nor a reservation that can be restored. */
export async function unnamedAmong(db: Database, paths: readonly string[]): Promise<readonly string[]> {
  let unnamed = paths
  for (const names of [...NAMES, RESTORABLE]) {
    if (unnamed.length === 0) break
    const rows = await queryRows<{ path: string }>(
      db,
      sql`select stored.path from json_array_elements_text(${JSON.stringify(unnamed)}::json) stored (path)
        where not exists (select from (${names}) named where named.path = stored.path)`,
    )
    unnamed = rows.map(({ path }) => path)
  }
  return unnamed
}
