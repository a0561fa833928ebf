import type { LandingId } from '@nelly/domain/ids'
import type { SiteDocument } from '@nelly/domain/site/site-document'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { people, siteSchedules } from '../../platform/db/schema.ts'

/** What is to be published later, with who scheduled it. */
type Schedule = typeof siteSchedules.$inferSelect & { readonly author: string | null }

/** What is scheduled of a landing's site, also where it could not be published when it was due; undefined for nothing. */
export async function scheduleOf(db: Database, landing: LandingId): Promise<Schedule | undefined> {
  const [row] = await db
    .select({ schedule: siteSchedules, author: people.name })
    .from(siteSchedules)
    .leftJoin(people, eq(people.id, siteSchedules.personId))
    .where(eq(siteSchedules.landingId, landing))
  return row && { ...row.schedule, author: row.author }
}

/** Changes what is scheduled, where anything is. The landing's row is locked by the caller. */
export async function changeScheduled(
  tx: Database,
  landing: LandingId,
  change: (document: SiteDocument) => SiteDocument,
): Promise<void> {
  const schedule = await scheduleOf(tx, landing)
  if (!schedule) return
  await tx
    .update(siteSchedules)
    .set({ document: change(schedule.document) })
    .where(eq(siteSchedules.id, schedule.id))
}

/** Forgets what is scheduled: its job then finds nothing to publish. The landing's row is locked by the caller. */
export async function endSchedule(tx: Database, landing: LandingId): Promise<void> {
  await tx.delete(siteSchedules).where(eq(siteSchedules.landingId, landing))
}
