import { type LandingMetadata, PREVIEW_FIELD } from '@nelly/contract/landing-metadata'
import { LANDING_NAMES } from '@nelly/contract/landings'
import type { Outcome } from '@nelly/contract/refusal-details'
import type { Principal } from '@nelly/domain/actor'
import type { LandingId } from '@nelly/domain/ids'
import { ok, refuse } from '@nelly/domain/result'
import { isInBoth } from '@nelly/domain/site/fields'
import type { SearchWords, SiteDocument } from '@nelly/domain/site/site-document'
import { edited, type SiteLanguage, type Texts, textIn } from '@nelly/domain/site/texts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { removeFiles } from '../../platform/files/remove-files.ts'
import { editChanges, fieldsAmong, NEW_FILE } from '../../platform/http/edit-conflicts.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { uploadIn } from '../../platform/http/uploads.ts'
import { storeSingle } from '../../platform/images/store-single.ts'
import type { PictureParts } from '../../platform/images/stored-files.ts'
import { editSite } from '../site/edit-site.ts'
import { addSitePicture } from '../site/site-rows.ts'
import { type CountedLanding, type Landing, landingsOf } from './landing-store.ts'

type Updated = Outcome<CountedLanding, 'landing-not-found' | 'changed-meanwhile'>

/**
 * Changes a landing's metadata; files that nothing names any more go with the daily sweep. With a `base`, refuses fields that others
 * changed meanwhile.
 */
export async function updateMetadata(
  parts: PictureParts,
  which: Principal & { landing: LandingId },
  changes: LandingMetadata,
  uploads: readonly Upload[],
): Promise<Updated> {
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
    for (const path of stored) await addSitePicture(tx, which.landing, { path, picture: null, now })
    const site = await editSite(tx, before, withSearchWords(change), { actor: which.actor, now })
    const after = await landingsOf(which.account, tx).change(which.landing, site, now)
    return after ? ok(after) : refuse('landing-not-found')
  })
  if (!outcome.ok) {
    await removeFiles(parts, stored)
    return outcome
  }
  return outcome
}

/** A field of the call, and what it is in the site's document. */
const SEARCH_FIELDS = {
  metaTitle: 'title',
  metaDescription: 'description',
  metaKeywords: 'keywords',
  ogTitle: 'socialTitle',
  ogDescription: 'socialDescription',
  ogImage: 'socialPicture',
  favicon: 'favicon',
  robots: 'robots',
  canonicalUrl: 'canonical',
} as const satisfies Partial<Record<keyof LandingMetadata, keyof SearchWords>>

/** Changes what search engines are told, in a document; texts in its main language. */
const withSearchWords =
  (change: Partial<Record<keyof LandingMetadata, unknown>>) =>
  (document: SiteDocument): SiteDocument => {
    const { search, languages } = document
    const changed = Object.entries(SEARCH_FIELDS)
      .filter(([field]) => field in change)
      .map(([field, word]) => {
        const value = change[field as keyof typeof SEARCH_FIELDS]
        const stored = search[word]
        return [word, isInBoth(stored) ? editedText(stored, languages.default, value) : value]
      })
    return { ...document, search: { ...search, ...Object.fromEntries(changed) } }
  }

/** A text that was changed in one language. A call that sends what it was answered changes nothing, in whichever language that is. */
function editedText(texts: Texts, language: SiteLanguage, value: unknown): Texts {
  const text = typeof value === 'string' ? value : ''
  return text === (textIn(texts, language)?.text ?? '')
    ? texts
    : edited(texts, language, text, (one) => one !== '')
}

/** The fields that the edit changes of the stored landing. */
function fieldsChanged(stored: Landing, { base, ...changes }: LandingMetadata, uploads: readonly Upload[]) {
  const file = (field: string) => uploadIn(uploads, field) && NEW_FILE
  const sent = {
    ...changes,
    favicon: file('favicon') ?? changes.favicon,
    ogImage: file(PREVIEW_FIELD) ?? changes.ogImage,
  }
  return editChanges(sent, base, stored, LANDING_NAMES)
}
