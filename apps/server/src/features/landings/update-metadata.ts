import { type LandingMetadata, PREVIEW_FIELD } from '@nelly/contract/landing-metadata'
import type { Principal } from '@nelly/domain/actor'
import type { LandingId } from '@nelly/domain/ids'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { removeFiles } from '../../platform/files/remove-files.ts'
import { type EditConflicts, editChanges, fieldsAmong, NEW_FILE } from '../../platform/http/edit-conflicts.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { uploadIn } from '../../platform/http/uploads.ts'
import { storeSingle } from '../../platform/images/store-single.ts'
import type { PictureParts } from '../../platform/images/stored-files.ts'
import { type CountedLanding, type Landing, landingsOf } from './landing-store.ts'

type Outcome = Result<CountedLanding, 'landing-not-found'> | EditConflicts

/**
 * Changes a landing's metadata; files that it no longer names are removed. With a `base`, refuses fields that others
 * changed meanwhile.
 */
export async function updateMetadata(
  parts: PictureParts,
  which: Principal & { landing: LandingId },
  changes: LandingMetadata,
  uploads: readonly Upload[],
): Promise<Outcome> {
  const { db } = parts
  const landing = await landingsOf(which.account, db).find(which.landing)
  if (!landing) return refuse('landing-not-found')
  const fields = fieldsChanged(landing, changes, uploads)
  if (!fields.ok) return fields
  const stored: string[] = []
  const store = async (field: string, purpose: 'favicon' | 'preview') => {
    const upload = uploadIn(uploads, field)
    const path = upload && (await storeSingle(parts, which.account, upload, purpose))
    if (path) stored.push(path)
    return path
  }
  const favicon = (await store('favicon', 'favicon')) ?? changes.favicon
  const ogImage = (await store(PREVIEW_FIELD, 'preview')) ?? changes.ogImage
  const now = parts.now()
  const outcome = await inTransaction(db, async (tx) => {
    const before = await landingsOf(which.account, tx).lock(which.landing, 'living')
    if (!before) return refuse('landing-not-found')
    const fields = fieldsChanged(before, changes, uploads)
    if (!fields.ok) return fields
    const change = fieldsAmong({ ...changes, favicon, ogImage }, fields.value)
    const after = await landingsOf(which.account, tx).change(which.landing, change, now)
    return after ? ok({ before, after }) : refuse('landing-not-found')
  })
  if (!outcome.ok) {
    await removeFiles(parts, stored)
    return outcome
  }
  const { before, after } = outcome.value
  await removeFiles(parts, unnamedSince(before, after))
  return ok(after)
}

/** The files that the landing named before and no longer names. */
const unnamedSince = (before: Landing, after: Landing): string[] =>
  [before.favicon, before.ogImage].filter(
    (path) => path !== null && path !== after.favicon && path !== after.ogImage,
  ) as string[]

/** The fields that the edit changes of the stored landing. */
function fieldsChanged(stored: Landing, { base, ...changes }: LandingMetadata, uploads: readonly Upload[]) {
  const file = (field: string) => uploadIn(uploads, field) && NEW_FILE
  const sent = {
    ...changes,
    favicon: file('favicon') ?? changes.favicon,
    ogImage: file(PREVIEW_FIELD) ?? changes.ogImage,
  }
  return editChanges(sent, base, stored)
}
