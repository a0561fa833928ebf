import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { jobs } from '../db/schema.ts'
import type { Job } from '../jobs/jobs.ts'
import { MAIL_JOB, type Mail } from '../mail/outbox.ts'

/** The mails that were enqueued, oldest first, with the rows of their jobs; of one that was sent the kind alone is known. */
export async function mailJobs(db: Database) {
  const rows = await db.select().from(jobs).where(eq(jobs.kind, MAIL_JOB)).orderBy(jobs.id)
  return rows.map((row) => ({ ...((row.payload ?? row.result) as Mail), job: row as Job<Mail> }))
}
