import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'
import { reservations } from './reservations.ts'
import { vehiclePictures } from './vehicles.ts'

/** `dead`: failed for good, or for too long; kept for inspection. */
export type JobState = 'waiting' | 'running' | 'done' | 'dead'

/** Background work, enqueued in the transaction that needs it and run by a worker of any process (decision 0051). */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    /** Which handler runs it. */
    kind: text('kind').notNull(),
    /** Unique among the jobs of a kind: the same work is not enqueued twice. A mail's is its `Message-ID`. */
    key: text('key'),
    /** Its subject; it is deleted with it. */
    reservationId: integer('reservation_id').references(() => reservations.id, { onDelete: 'cascade' }),
    pictureId: integer('picture_id').references(() => vehiclePictures.id, { onDelete: 'cascade' }),
    /** The handler's input; removed once the job is done. */
    payload: jsonb('payload'),
    /** What the handler returned. */
    result: jsonb('result'),
    state: text('state').$type<JobState>().notNull().default('waiting'),
    /** It is not claimed before this: when it is due, the end of its backoff or, while it is running, of the lease. */
    runAt: instant('run_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: createdAt(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    uniqueIndex('jobs_key_unique').on(table.kind, table.key),
    index('jobs_due').on(table.kind, table.runAt).where(sql`${table.state} in ('waiting', 'running')`),
    index('jobs_reservation').on(table.reservationId),
    index('jobs_picture').on(table.pictureId),
    check('jobs_state', sql`${table.state} in ('waiting', 'running', 'done', 'dead')`),
  ],
)
