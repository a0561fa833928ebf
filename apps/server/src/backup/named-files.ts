import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { pagesOf } from './rows.ts'

/** Every stored file that a row names: whatever is in the storage besides is on its way out. */
const NAMED = sql`
  select path from (
    select avatar as path from users
    union select logo ->> 'path' from landings
    union select source ->> 'path' from landings, jsonb_array_elements(logo -> 'sources') source
    union select favicon from landings
    union select og_image from landings
    union select picture ->> 'path' from vehicle_pictures
    union select source ->> 'path' from vehicle_pictures, jsonb_array_elements(picture -> 'sources') source
    union select vehicle_picture from reservations where deleted_at is null
  ) named
  where path is not null
  order by path collate "C"`

/** The paths of all files that are named, each once, in order. */
export async function* namedFiles(tx: Database): AsyncGenerator<string> {
  for await (const page of pagesOf<{ path: string }>(tx, NAMED, 1000)) {
    for (const { path } of page) yield path
  }
}
