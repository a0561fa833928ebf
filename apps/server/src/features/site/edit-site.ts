import type { LandingId } from '@nelly/domain/ids'
import { changedParts } from '@nelly/domain/site/parts'
import type { SiteDocument } from '@nelly/domain/site/site-document'
import type { Database } from '../../platform/db/database.ts'
import { changeDraft, mergedInto } from './change-draft.ts'
import { columnsOf, type SiteColumns } from './landing-columns.ts'
import { changeScheduled } from './schedule-rows.ts'
import { addPublication, type ChangedBy, draftOf, newestPublication, type SiteLanding } from './site-rows.ts'

/**
 * Edits a site as the calls that mean "now" do: what is live, as a publication, and the draft, unless that says something else there
 * already, and likewise what is scheduled; the draft alone where nothing is live. Returns the columns of the landing, whose row is locked by the caller.
 *
 * Source: rules.md, "The site".
 */
export async function editSite(
  tx: Database,
  { id, status }: SiteLanding,
  edit: (document: SiteDocument) => SiteDocument,
  by: ChangedBy,
): Promise<SiteColumns> {
  const landing = id as LandingId
  const draft = await draftOf(tx, landing)
  const live = status === 'published' ? (await newestPublication(tx, landing))?.document : undefined
  if (!live) {
    const document = edit(draft.document)
    await changeDraft(tx, draft, document, by)
    return columnsOf(tx, landing, document)
  }
  const document = edit(live)
  const changes = changedParts(live, document)
  if (changes.length > 0) {
    await addPublication(tx, landing, { document, kind: 'edited' }, by)
    await changeDraft(tx, draft, mergedInto(draft.document, live, changes), by)
    await changeScheduled(tx, landing, (scheduled) => mergedInto(scheduled, live, changes))
  }
  return columnsOf(tx, landing, document)
}
