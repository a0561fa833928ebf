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
} from './site-rows.ts'
import { startingFacts } from './starting-facts.ts'

/**
 * The draft as it is to be published. Where nothing was before, its starting texts are made to say what is known of the landing by
 * now. The landing's row is locked by the caller.
 */
export async function documentToPublish(
  tx: Database,
  landing: LandingId,
  by: ChangedBy,
): Promise<SiteDocument> {
  const draft = await draftOf(tx, landing)
  if (await newestPublication(tx, landing)) return draft.document
  const document = withFacts(draft.document, await startingFacts(tx, landing))
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
