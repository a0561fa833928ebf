import type { LandingId, PersonId } from '@nelly/domain/ids'
import type { HexColour } from '@nelly/domain/landings/colours'
import type { Actor } from '@nelly/domain/reservations/actor'
import type { SiteDocument } from '@nelly/domain/site/site-document'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { accounts, landings, siteSchedules } from '../../platform/db/schema.ts'
import { type JobHandler, SHORT_JOB } from '../../platform/jobs/job-handler.ts'
import { enqueue, wakeJobWorker } from '../../platform/jobs/jobs.ts'
import { enqueueMails } from '../reservations/mail/outbox.ts'
import { publishLanding } from './landing-columns.ts'
import { publishDocument } from './publish-draft.ts'
import { scheduleLetter } from './schedule-letter.ts'
import { endSchedule, scheduleOf } from './schedule-rows.ts'
import { blockingPoints } from './site-blockers.ts'
import { type ChangedBy, personOf } from './site-rows.ts'

/** The kind of jobs that publish what was scheduled. */
export const PUBLISH_JOB = 'publish-site'

interface Due {
  readonly schedule: number
  /** Of the links in a mail. */
  readonly origin: string
}

interface NewSchedule {
  readonly document: SiteDocument
  readonly note: string | undefined
  readonly dueAt: Date
  /** Of the links in a mail about it, without a slash at the end. */
  readonly origin: string
}

/** Schedules a publication in place of the one before, with the job that publishes it. The landing's row is locked by the caller. */
export async function putSchedule(
  tx: Database,
  landing: LandingId,
  { origin, ...schedule }: NewSchedule,
  by: ChangedBy,
): Promise<void> {
  await endSchedule(tx, landing)
  const [row] = await tx
    .insert(siteSchedules)
    .values({ ...schedule, landingId: landing, createdAt: by.now, personId: personOf(by) })
    .returning({ id: siteSchedules.id })
  if (!row) throw new Error('a schedule was not stored')
  const payload: Due = { schedule: row.id, origin }
  await enqueue(tx, [{ kind: PUBLISH_JOB, key: String(row.id), payload }], by.now, schedule.dueAt)
}

/**
 * Publishes what was scheduled, and the landing with it. Where it would break the site by now, nothing is published: the reasons stay with
 * the schedule, and the account gets a mail. Nothing happens to one that was cancelled, replaced or looked at before; false then and
 * where it was refused.
 *
 * Source: rules.md, "The site".
 */
export async function publishScheduled(
  db: Database,
  { schedule: id, origin }: Due,
  now: Date,
): Promise<boolean> {
  const isPublished = await inTransaction(db, async (tx) => {
    const landing = await lockedLanding(tx, id)
    if (!landing) return false
    const schedule = await scheduleOf(tx, landing.id)
    if (schedule?.id !== id || schedule.blockers) return false
    const { document, note, dueAt, personId } = schedule
    const points = await blockingPoints(tx, landing.id, document)
    if (points.length > 0) {
      const blockers = [...new Set(points.map(({ code }) => code))]
      await tx.update(siteSchedules).set({ blockers }).where(eq(siteSchedules.id, id))
      const content = scheduleLetter(landing, { dueAt, blockers, origin })
      const mails = [{ kind: 'schedule-failed' as const, to: landing.email, content }]
      await enqueueMails(tx, null, { mails, origin, now })
      return false
    }
    const by = { actor: actorOf(personId), now }
    const columns = await publishDocument(tx, landing.id, { document, kind: 'scheduled', note }, by)
    await publishLanding(tx, landing.id, columns, now)
    return true
  })
  wakeJobWorker()
  return isPublished
}

const actorOf = (person: number | null): Actor =>
  person === null ? { kind: 'system' } : { kind: 'person', id: person as PersonId }

/** Locks the landing of a schedule; undefined where the schedule is gone, or the landing is deleted: then nothing is scheduled any more. */
async function lockedLanding(tx: Database, schedule: number) {
  const [found] = await tx
    .select({ landing: landings, email: accounts.email })
    .from(siteSchedules)
    .innerJoin(landings, eq(landings.id, siteSchedules.landingId))
    .innerJoin(accounts, eq(accounts.id, landings.accountId))
    .where(eq(siteSchedules.id, schedule))
    .for('update', { of: landings })
  if (!found) return undefined
  const { landing, email } = found
  const id = landing.id as LandingId
  if (landing.deletedAt !== null) {
    await endSchedule(tx, id)
    return undefined
  }
  const { displayName: name, logo, timezone } = landing
  return { id, name, logo, timezone, email, colour: landing.colorPrimary as HexColour }
}

/** Publishes what was scheduled when it is due. */
export const scheduleHandler = ({ db, now }: { db: Database; now: () => Date }): JobHandler<Due> => ({
  kind: PUBLISH_JOB,
  ...SHORT_JOB,
  run: async ({ payload }) => ({ isPublished: await publishScheduled(db, payload, now()) }),
})
