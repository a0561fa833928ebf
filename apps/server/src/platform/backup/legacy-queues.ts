import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import type { BackupTable } from './tables.ts'

const legacyQueue = (name: string, columns: readonly string[]): BackupTable => ({
  name,
  columns,
  key: [{ name: 'id', isText: false }],
  numbered: true,
})

/** The two queues of versions before decision 0051. Their rows become jobs, as in the migration `0014_jobs`. */
export const LEGACY_QUEUES: readonly BackupTable[] = [
  legacyQueue('picture_jobs', ['id', 'picture_id', 'attempts', 'not_before', 'last_error']),
  legacyQueue('mail_outbox', [
    ...['id', 'message_id', 'kind', 'reservation_id', 'recipient', 'content', 'attempts', 'not_before'],
    ...['last_error', 'created_at', 'sent_at', 'abandoned_at'],
  ]),
]

export const isLegacyQueue = (name: string | undefined): boolean =>
  LEGACY_QUEUES.some((table) => table.name === name)

/** Inserts rows of such a queue, a JSON array, as jobs. */
export async function insertLegacyRows(tx: Database, name: string, rows: string): Promise<void> {
  await tx.execute(name === 'mail_outbox' ? mailJobs(rows) : pictureJobs(rows))
}

const mailJobs = (rows: string) => sql`
  insert into jobs (kind, key, reservation_id, payload, result, state, run_at, attempts, last_error, created_at, finished_at)
  select 'mail', message_id, reservation_id,
    case when sent_at is null then mail_in_lines(jsonb_build_object('kind', kind, 'to', recipient, 'content', content)) end,
    case when sent_at is not null then jsonb_build_object('kind', kind) end,
    case when sent_at is not null then 'done' when abandoned_at is not null then 'dead' else 'waiting' end,
    not_before, attempts, last_error, created_at, coalesce(sent_at, abandoned_at)
  from json_to_recordset(${rows}::json) as mail (id int, message_id text, kind text, reservation_id int, recipient text, content jsonb,
    attempts int, not_before timestamptz, last_error text, created_at timestamptz, sent_at timestamptz, abandoned_at timestamptz)
  order by id`

const pictureJobs = (rows: string) => sql`
  insert into jobs (kind, key, picture_id, run_at, attempts, last_error, created_at)
  select 'picture', j.picture_id::text, j.picture_id, j.not_before, j.attempts, j.last_error, p.created_at
  from json_to_recordset(${rows}::json) as j (id int, picture_id int, attempts int, not_before timestamptz, last_error text)
    join vehicle_pictures p on p.id = j.picture_id
  order by j.id`
