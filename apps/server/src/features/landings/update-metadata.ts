import type { LandingMetadata } from '@nelly/contract/landing-metadata'
import type { LandingId, OwnerId } from '@nelly/domain/ids'
import { ok, type Result, refuse } from '@nelly/domain/result'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { claimFiles, removeFilesSoon, requestRemoval } from '../../files/remove-files.ts'
import type { Upload } from '../../http/upload.ts'
import { uploadIn } from '../../http/uploads.ts'
import { storeSingle } from '../../pictures/store-single.ts'
import { discardFiles, type PictureParts } from '../../pictures/stored-files.ts'
import { type CountedLanding, landingsOf } from './landing-store.ts'

type Outcome = Result<CountedLanding, 'landing-not-found'>

/** Changes what search engines and link previews are told of a landing; the files that it no longer names go. */
export async function updateMetadata(
  parts: PictureParts,
  which: { owner: OwnerId; landing: LandingId },
  asked: LandingMetadata,
  uploads: readonly Upload[],
): Promise<Outcome> {
  const { db } = parts
  if (!(await landingsOf(which.owner, db).find(which.landing))) return refuse('landing-not-found')
  const stored: string[] = []
  const store = async (field: string, purpose: 'favicon' | 'preview') => {
    const upload = uploadIn(uploads, field)
    const path = upload && (await storeSingle(parts, upload, purpose))
    if (path) stored.push(path)
    return path
  }
  const favicon = (await store('favicon', 'favicon')) ?? asked.favicon
  const ogImage = (await store('og_image', 'preview')) ?? asked.og_image
  const change = named({ ...wordsOf(asked), favicon, ogImage })
  const now = parts.now()
  const outcome = await inTransaction(db, (tx) => changeMetadata(tx, which, change, { stored, now }))
  if (outcome.ok) await removeFilesSoon(parts)
  else await discardFiles(parts, stored)
  return outcome
}

async function changeMetadata(
  tx: Database,
  which: { owner: OwnerId; landing: LandingId },
  change: Parameters<ReturnType<typeof landingsOf>['change']>[1],
  { stored, now }: { stored: readonly string[]; now: Date },
): Promise<Outcome> {
  const landings = landingsOf(which.owner, tx)
  const before = await landings.lock(which.landing, 'living')
  const after = before && (await landings.change(which.landing, change, now))
  if (!after) return refuse('landing-not-found')
  await claimFiles(tx, stored)
  const kept = [after.favicon, after.ogImage]
  const gone = [before.favicon, before.ogImage].filter((path) => path !== null && !kept.includes(path))
  await requestRemoval(
    tx,
    gone.filter((path) => path !== null),
    now,
  )
  return ok(after)
}

const wordsOf = (asked: LandingMetadata) => ({
  metaTitle: asked.meta_title,
  metaDescription: asked.meta_description,
  metaKeywords: asked.meta_keywords,
  ogTitle: asked.og_title,
  ogDescription: asked.og_description,
  robots: asked.robots,
  canonicalUrl: asked.canonical_url,
})

/** What was said; the rest stays as it is. */
const named = <T extends object>(change: T) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [Field in keyof T]?: Exclude<T[Field], undefined>
  }
