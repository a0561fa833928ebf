import type { LandingId } from '@nelly/domain/ids'
import { changedParts } from '@nelly/domain/site/parts'
import type { Database } from '../../platform/db/database.ts'
import { columnsOf, type SiteColumns } from './landing-columns.ts'
import { addPublication, type ChangedBy, draftOf, newestPublication } from './site-rows.ts'

/**
 * Makes the draft the newest publication, unless that says the same already. Returns its number and the columns of the landing, whose
 * row is locked by the caller.
 */
export async function publishDraft(
  tx: Database,
  landing: LandingId,
  by: ChangedBy & { readonly note?: string | null | undefined },
): Promise<{ number: number; columns: SiteColumns }> {
  const { document } = await draftOf(tx, landing)
  const newest = await newestPublication(tx, landing)
  const isSame = newest && changedParts(newest.document, document).length === 0
  const number = isSame
    ? newest.number
    : await addPublication(tx, landing, { document, kind: 'published', note: by.note }, by)
  return { number, columns: await columnsOf(tx, landing, document) }
}
