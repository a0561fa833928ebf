import type { Section } from '@nelly/domain/site/sections'
import type { SiteDocument } from '@nelly/domain/site/site-document'
import type { AddedOwner } from '../../features/accounts/add-owner.ts'
import { changeDraft } from '../../features/site/change-draft.ts'
import { changeLanding } from '../../features/site/landing-columns.ts'
import { publishDraft } from '../../features/site/publish-draft.ts'
import { draftOf } from '../../features/site/site-rows.ts'
import type { Database } from '../../platform/db/database.ts'
import type { AddedBusiness } from './add-business.ts'
import type { DemoBusiness } from './demo-business.ts'

/**
 * Finishes a site that was published with its starting texts: they were read, it got contact data, words for search engines and an
 * about text, and was published again in both languages. An announcement is in the draft.
 */
export async function finishSite(
  tx: Database,
  { id }: AddedOwner,
  { business: { site }, landing }: AddedBusiness,
  { finished, now }: { finished: Date; now: Date },
): Promise<void> {
  const actor = { kind: 'person', id } as const
  const first = await draftOf(tx, landing)
  await changeDraft(tx, first, finishedBy(site, first.document), { actor, now: finished })
  const columns = await publishDraft(tx, landing, { actor, now: finished, note: site.note })
  await changeLanding(tx, landing, columns, finished)
  const open = await draftOf(tx, landing)
  const sections = [...(site.draftSections as Section[]), ...open.document.sections]
  await changeDraft(tx, open, { ...open.document, sections }, { actor, now })
}

function finishedBy(
  { contact, sections, search }: DemoBusiness['site'],
  document: SiteDocument,
): SiteDocument {
  const [first, second, ...others] = document.sections.map(({ unread, ...section }) => section as Section)
  if (!first || !second) throw new Error('the demo begins with a site of no sections')
  return {
    ...document,
    languages: { ...document.languages, both: true },
    sections: [first, second, ...(sections as Section[]), ...others],
    contact,
    legal: { ...document.legal, unread: [] },
    search: { ...document.search, ...search } as SiteDocument['search'],
  }
}
