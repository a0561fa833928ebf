import { eq } from 'drizzle-orm'
import { RECEIPT_JOB, receiptHandler } from '../../src/features/reservations/mail/mail-receipt.ts'
import { MAIL_JOB, type Mail } from '../../src/features/reservations/mail/outbox.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { jobs } from '../../src/platform/db/schema.ts'
import type { Job } from '../../src/platform/jobs/jobs.ts'
import type { Parts } from '../../src/platform/parts.ts'

/** The enqueued mails, oldest first, with the rows of their jobs; of a sent one only the kind is known. */
export async function mailJobs(db: Database) {
  const rows = await db.select().from(jobs).where(eq(jobs.kind, MAIL_JOB)).orderBy(jobs.id)
  return rows.map((row) => ({ ...((row.payload ?? row.result) as Mail), job: row as Job<Mail> }))
}

/** Runs the jobs that mail receipts, and returns these mails. */
export async function mailReceipts(parts: Pick<Parts, 'db' | 'now'>) {
  const { db } = parts
  const handler = receiptHandler(parts)
  for (const job of await db.select().from(jobs).where(eq(jobs.kind, RECEIPT_JOB)))
    await handler.run(job as Parameters<typeof handler.run>[0], AbortSignal.timeout(60_000))
  return (await mailJobs(db)).filter(({ kind }) => kind === 'receipt')
}
