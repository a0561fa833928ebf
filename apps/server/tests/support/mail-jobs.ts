import { eq } from 'drizzle-orm'
import { MAIL_JOB, type Mail } from '../../src/features/reservations/mail/outbox.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { jobs } from '../../src/platform/db/schema.ts'
import type { Job } from '../../src/platform/jobs/jobs.ts'

/** The enqueued mails, oldest first, with the rows of their jobs; of a sent one only the kind is known. */
export async function mailJobs(db: Database) {
  const rows = await db.select().from(jobs).where(eq(jobs.kind, MAIL_JOB)).orderBy(jobs.id)
  return rows.map((row) => ({ ...((row.payload ?? row.result) as Mail), job: row as Job<Mail> }))
}
