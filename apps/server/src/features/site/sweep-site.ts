import { DRAFT_STEPS } from '@nelly/domain/site/limits'
import { lt, lte, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { siteDraftSteps, sitePreviewLinks } from '../../platform/db/schema.ts'
import { deleteOldPublications } from './site-rows.ts'

const DAY_MS = 86_400_000

/**
 * Forgets steps of drafts that are too old to be undone; preview links that have ended; publications beyond the newest ones, but for those that
 * reservations refer to; and pictures of the day before that no draft, step, schedule or publication names: their files then go with
 * the sweep of files.
 */
export async function sweepSites(db: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await db.delete(siteDraftSteps).where(lt(siteDraftSteps.at, daysAgo(DRAFT_STEPS.days)))
  await db.delete(sitePreviewLinks).where(lte(sitePreviewLinks.endsAt, now))
  await deleteOldPublications(db)
  await db.execute(sql`
    delete from site_pictures p where created_at < ${daysAgo(1).toISOString()}::timestamptz
      and not exists (select from site_drafts d
        where d.landing_id = p.landing_id and strpos(d.document::text, p.path) > 0)
      and not exists (select from site_draft_steps s
        where s.landing_id = p.landing_id and strpos(s.changes::text, p.path) > 0)
      and not exists (select from site_schedules c
        where c.landing_id = p.landing_id and strpos(c.document::text, p.path) > 0)
      and not exists (select from site_publications o
        where o.landing_id = p.landing_id and strpos(o.document::text, p.path) > 0)`)
}
