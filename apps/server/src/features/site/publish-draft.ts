import { withFacts } from '@nelly/contract/site/starting/starting-site'
import type { LandingId } from '@nelly/domain/ids'
import { changedParts } from '@nelly/domain/site/parts'
import type { SiteDocument } from '@nelly/domain/site/site-document'
import type { Database } from '../../platform/db/database.ts'
import { changeDraft } from './change-draft.ts'
import { columnsOf, type SiteColumns } from './landing-columns.ts'
import { addPublication, type ChangedBy, draftOf, newestPublication } from './site-rows.ts'
import { startingFacts } from './starting-facts.ts'

/** The draft that is published for the first time: its starting texts say what is known of the landing by now. */
async function firstDocument(tx: Database, landing: LandingId, by: ChangedBy): Promise<SiteDocument> {
  const draft = await draftOf(tx, landing)
  const document = withFacts(draft.document, await startingFacts(tx, landing))
  await changeDraft(tx, draft, document, { ...by, isOneStep: true })
  return document
}

/**
 * Makes the draft the newest publication, unless that says the same already. Returns its number and the columns of the landing, whose
 * row is locked by the caller.
 */
export async function publishDraft(
  tx: Database,
  landing: LandingId,
  by: ChangedBy & { readonly note?: string | null | undefined },
): Promise<{ number: number; columns: SiteColumns }> {
  const newest = await newestPublication(tx, landing)
  const document = newest ? (await draftOf(tx, landing)).document : await firstDocument(tx, landing, by)
  const isSame = newest && changedParts(newest.document, document).length === 0
  const number = isSame
    ? newest.number
    : await addPublication(tx, landing, { document, kind: 'published', note: by.note }, by)
  return { number, columns: await columnsOf(tx, landing, document) }
}
