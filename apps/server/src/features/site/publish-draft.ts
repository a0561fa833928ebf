import { withFacts } from '@nelly/contract/site/starting/starting-site'
import type { LandingId } from '@nelly/domain/ids'
import { changedParts } from '@nelly/domain/site/parts'
import type { SiteDocument } from '@nelly/domain/site/site-document'
import type { Database } from '../../platform/db/database.ts'
import { changeDraft } from './change-draft.ts'
import { columnsOf, type SiteColumns } from './landing-columns.ts'
import { endSchedule } from './schedule-rows.ts'
import {
  addPublication,
  type ChangedBy,
  draftOf,
  type NewPublication,
  newestPublication,
  type SiteDraft,
} from './site-rows.ts'
import { startingFacts } from './starting-facts.ts'

/**
 * What the draft says when it is published. Where nothing was before, its starting texts say what is known of the landing by now.
 */
export async function documentOfDraft(db: Database, draft: SiteDraft): Promise<SiteDocument> {
  const landing = draft.landingId as LandingId
  if (await newestPublication(db, landing)) return draft.document
  return withFacts(draft.document, await startingFacts(db, landing))
}

/** The same, stored as a step of the draft where it differs. The landing's row is locked by the caller. */
export async function documentToPublish(
  tx: Database,
  landing: LandingId,
  by: ChangedBy,
): Promise<SiteDocument> {
  const draft = await draftOf(tx, landing)
  const document = await documentOfDraft(tx, draft)
  await changeDraft(tx, draft, document, { ...by, isOneStep: true })
  return document
}

/** Makes the draft the newest publication, as `publishDocument` does. */
export async function publishDraft(
  tx: Database,
  landing: LandingId,
  by: ChangedBy & { readonly note?: string | null | undefined },
): Promise<SiteColumns> {
  const document = await documentToPublish(tx, landing, by)
  return publishDocument(tx, landing, { document, kind: 'published', note: by.note }, by)
}

/**
 * Adds a publication, unless the newest says the same already, and ends what is scheduled. Returns the columns of the landing, whose row is
 * locked by the caller.
 */
export async function publishDocument(
  tx: Database,
  landing: LandingId,
  publication: NewPublication,
  by: ChangedBy,
): Promise<SiteColumns> {
  const newest = await newestPublication(tx, landing)
  const isSame = newest && changedParts(newest.document, publication.document).length === 0
  if (!isSame) await addPublication(tx, landing, publication, by)
  await endSchedule(tx, landing)
  return columnsOf(tx, landing, publication.document)
}
