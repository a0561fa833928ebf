import type { SiteDraft } from '@nelly/contract/site/calls'
import type { LandingId } from '@nelly/domain/ids'
import { and, asc, eq, isNotNull, max, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, siteDraftSteps, sitePictures } from '../../platform/db/schema.ts'
import { digitsOfPhones } from '../phones/phone-digits.ts'
import { scheduleOf } from './schedule-rows.ts'
import { draftOf, newestPublication } from './site-rows.ts'

/** A draft with all that an editor needs. */
export async function siteAnswer(db: Database, landing: LandingId): Promise<SiteDraft> {
  const draft = await draftOf(db, landing)
  const newest = await newestPublication(db, landing)
  const [steps] = await db
    .select({
      last: max(siteDraftSteps.number),
      hasCurrent: sql<boolean>`coalesce(bool_or(${siteDraftSteps.number} = ${draft.step}), false)`,
    })
    .from(siteDraftSteps)
    .where(eq(siteDraftSteps.landingId, landing))
  const [row] = await db
    .select({ status: landings.status, timezone: landings.timezone })
    .from(landings)
    .where(eq(landings.id, landing))
  const pictures = await db
    .select({ picture: sitePictures.picture })
    .from(sitePictures)
    .where(and(eq(sitePictures.landingId, landing), isNotNull(sitePictures.picture)))
    .orderBy(asc(sitePictures.createdAt), asc(sitePictures.path))
  const schedule = await scheduleOf(db, landing)
  const { document, revision, savedAt, author } = draft
  return {
    document,
    revision,
    savedAt: savedAt.toISOString(),
    savedBy: author,
    canUndo: steps?.hasCurrent ?? false,
    canRedo: (steps?.last ?? 0) > draft.step,
    published: newest
      ? {
          number: newest.number,
          note: newest.note,
          at: newest.publishedAt.toISOString(),
          isLive: row?.status === 'published',
          document: newest.document,
        }
      : null,
    schedule: schedule
      ? {
          at: schedule.dueAt.toISOString(),
          note: schedule.note,
          by: schedule.author,
          blockers: schedule.blockers,
          document: schedule.document,
        }
      : null,
    pictures: pictures.flatMap(({ picture: stored }) =>
      stored ? [{ path: stored.path, width: stored.width, height: stored.height }] : [],
    ),
    phones: row ? digitsOfPhones([document.contact.phone, document.contact.whatsapp], row.timezone) : {},
  }
}
