import type { AccountId, LandingId, VehicleId } from '@nelly/domain/ids'
import { documentOfDuplicate } from '@nelly/domain/site/document-of-duplicate'
import { picturesIn } from '@nelly/domain/site/pictures'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { sitePictures } from '../../platform/db/schema.ts'
import { sitePictureJob } from '../../platform/images/picture-handler.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { beginSite } from './begin-site.ts'
import { changeLanding, columnsOf } from './landing-columns.ts'
import { type ChangedBy, draftOf } from './site-rows.ts'

/**
 * Begins the site of a new landing with the draft of another one of its account, and with the files of its pictures; jobs make the
 * lighter copies that are not made yet. Both landings are locked.
 */
export async function duplicateSite(
  tx: Database,
  {
    account,
    from,
    to,
    vehicle,
  }: {
    account: AccountId
    from: LandingId
    to: LandingId
    vehicle: (id: VehicleId) => VehicleId | undefined
  },
  by: ChangedBy,
): Promise<void> {
  const { document: original } = await draftOf(tx, from)
  const document = documentOfDuplicate(original, vehicle)
  await duplicatePictures(
    tx,
    { account, from, to, paths: picturesIn(document).map(({ path }) => path) },
    by.now,
  )
  await beginSite(tx, to, document, by)
  await changeLanding(tx, to, await columnsOf(tx, to, document), by.now)
}

async function duplicatePictures(
  tx: Database,
  {
    account,
    from,
    to,
    paths,
  }: { account: AccountId; from: LandingId; to: LandingId; paths: readonly string[] },
  now: Date,
): Promise<void> {
  const named = await tx
    .select()
    .from(sitePictures)
    .where(and(eq(sitePictures.landingId, from), inArray(sitePictures.path, [...paths])))
  if (named.length === 0) return
  await tx.insert(sitePictures).values(named.map((row) => ({ ...row, landingId: to, createdAt: now })))
  const bare = named.filter(({ picture }) => picture?.sources.length === 0)
  await enqueue(
    tx,
    bare.map(({ path }) => sitePictureJob(account, { landing: to, path })),
    now,
  )
}
