import { type SiteDraftAnswer, toSiteDraftAnswer } from '@nelly/contract/site/calls'
import type { LandingId } from '@nelly/domain/ids'
import { and, asc, eq, isNotNull, max, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, siteDraftSteps, sitePictures } from '../../platform/db/schema.ts'
import { digitsOfPhones } from '../phones/phone-digits.ts'
import { scheduleOf } from './schedule-rows.ts'
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
  const [row] = await db
    .select({ status: landings.status, timezone: landings.timezone })
    .from(landings)
    .where(eq(landings.id, landing))
  const pictures = await db
    .select({ picture: sitePictures.picture })
    .from(sitePictures)
    .where(and(eq(sitePictures.landingId, landing), isNotNull(sitePictures.picture)))
    .orderBy(asc(sitePictures.createdAt), asc(sitePictures.path))
  const { contact } = draft.document
  return toSiteDraftAnswer({
    ...draft,
    canUndo: steps?.hasCurrent ?? false,
    canRedo: (steps?.last ?? 0) > draft.step,
    published: newest ? { ...newest, isLive: row?.status === 'published' } : null,
    schedule: (await scheduleOf(db, landing)) ?? null,
    pictures: pictures.flatMap(({ picture }) => picture ?? []),
    phones: row ? digitsOfPhones([contact.phone, contact.whatsapp], row.timezone) : {},
  })
}
