import type { SiteDraftAnswer } from '@nelly/contract/site/calls'
import type { LandingId } from '@nelly/domain/ids'
import { and, asc, eq, isNotNull, max, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, siteDraftSteps, sitePictures } from '../../platform/db/schema.ts'
import { draftOf, newestPublication } from './site-rows.ts'

/** A draft with all that an editor needs. */
export async function siteAnswer(db: Database, landing: LandingId): Promise<SiteDraftAnswer> {
  const draft = await draftOf(db, landing)
  const newest = await newestPublication(db, landing)
  const [steps] = await db
    .select({
      last: max(siteDraftSteps.number),
      hasCurrent: sql<boolean>`coalesce(bool_or(${siteDraftSteps.number} = ${draft.step}), false)`,
    })
    .from(siteDraftSteps)
    .where(eq(siteDraftSteps.landingId, landing))
  const [row] = await db.select({ status: landings.status }).from(landings).where(eq(landings.id, landing))
  const pictures = await db
    .select({ picture: sitePictures.picture })
    .from(sitePictures)
    .where(and(eq(sitePictures.landingId, landing), isNotNull(sitePictures.picture)))
    .orderBy(asc(sitePictures.createdAt), asc(sitePictures.path))
  return {
    document: draft.document as unknown as SiteDraftAnswer['document'],
    revision: draft.revision,
    saved_at: draft.savedAt.toISOString(),
    saved_by: draft.author,
    can_undo: steps?.hasCurrent ?? false,
    can_redo: (steps?.last ?? 0) > draft.step,
    published: newest
      ? {
          number: newest.number,
          note: newest.note,
          at: newest.publishedAt.toISOString(),
          is_live: row?.status === 'published',
          document: newest.document as unknown as SiteDraftAnswer['document'],
        }
      : null,
    pictures: pictures.flatMap(({ picture }) =>
      picture ? [{ path: picture.path, width: picture.width, height: picture.height }] : [],
    ),
  }
}
