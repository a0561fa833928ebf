import type { Outcome } from '@nelly/contract/refusal-details'
import { type LandingMetadata, PREVIEW_FIELD } from '@nelly/contract/specified/landing-metadata'
import type { LandingAnswer } from '@nelly/contract/specified/landings'
import type { LandingId } from '@nelly/domain/ids'
import type { Principal } from '@nelly/domain/reservations/actor'
import { ok, refuse } from '@nelly/domain/result'
import { isInBoth } from '@nelly/domain/site/fields'
import type { SearchWords, SiteDocument } from '@nelly/domain/site/site-document'
import { edited, type SiteLanguage, type Texts, textIn } from '@nelly/domain/site/texts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { removeFiles } from '../../platform/files/remove-files.ts'
import { givenFields } from '../../platform/given-fields.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { uploadIn } from '../../platform/http/uploads.ts'
import { storeSingle } from '../../platform/images/store-single.ts'
import type { PictureParts } from '../../platform/images/stored-files.ts'
import { isStale } from '../../platform/is-stale.ts'
import { editSite } from '../site/edit-site.ts'
import { addSitePicture } from '../site/site-rows.ts'
import { type CountedLanding, landingsOf } from './landing-store.ts'

/** An edit of a landing's metadata with its pictures, and how the landing is answered. */
interface MetadataEdit {
  changes: LandingMetadata
  uploads: readonly Upload[]
  answer: (landing: CountedLanding) => LandingAnswer
}

/**
 * Changes a landing's metadata; files that nothing names any more go with the daily sweep. With a `revision`, refuses to change what
 * others changed meanwhile.
 */
export async function updateMetadata(
  parts: PictureParts,
  which: Principal & { landing: LandingId },
  { changes: { revision, ...changes }, uploads, answer }: MetadataEdit,
): Promise<Outcome<LandingAnswer, 'landing-not-found' | 'changed-meanwhile'>> {
  const { db } = parts
  const landing = await landingsOf(which.account, db).find(which.landing)
  if (!landing) return refuse('landing-not-found')
  if (isStale({ revision }, landing)) return refuse('changed-meanwhile', { newest: answer(landing) })
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
    const landings = landingsOf(which.account, tx)
    const locked = await landings.lock(which.landing, 'living')
    const before = locked && (await landings.find(which.landing))
    if (!before) return refuse('landing-not-found')
    if (isStale({ revision }, before)) return refuse('changed-meanwhile', { newest: answer(before) })
    const change = givenFields({ ...changes, favicon, ogImage })
    for (const path of stored) await addSitePicture(tx, which.landing, { path, picture: null, now })
    const site = await editSite(tx, before, withSearchWords(change), { actor: which.actor, now })
    const after = await landings.change(which.landing, site, now)
    return after ? ok(answer(after)) : refuse('landing-not-found')
  })
  if (!outcome.ok) await removeFiles(parts, stored)
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
