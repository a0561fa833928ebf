import type { LandingId } from '@nelly/domain/ids'
import type { SiteDocument } from '@nelly/domain/site/site-document'
import type { Database } from '../../platform/db/database.ts'
import { siteDrafts } from '../../platform/db/schema.ts'
import { type ChangedBy, personOf } from './site-rows.ts'

/** Stores the first draft of a new landing's site. */
export async function beginSite(
  tx: Database,
  landing: LandingId,
  document: SiteDocument,
  by: ChangedBy,
): Promise<void> {
  await tx
    .insert(siteDrafts)
    .values({ landingId: landing, document, savedAt: by.now, personId: personOf(by) })
}
