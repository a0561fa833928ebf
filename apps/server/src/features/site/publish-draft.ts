import type { LandingId } from '@nelly/domain/ids'
import { changedParts } from '@nelly/domain/site/parts'
import type { Database } from '../../platform/db/database.ts'
import { columnsOf, type SiteColumns } from './landing-columns.ts'
import { endSchedule } from './schedule-rows.ts'
import {
  addPublication,
  type ChangedBy,
  draftOf,
  type NewPublication,
  newestPublication,
} from './site-rows.ts'

/** Makes the draft the newest publication, as `publishDocument` does. */
export async function publishDraft(
  tx: Database,
  landing: LandingId,
  by: ChangedBy & { readonly note?: string | null | undefined },
): Promise<SiteColumns> {
  const { document } = await draftOf(tx, landing)
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
