import type { SiteDraft } from '@nelly/contract/site/calls'
import type { Operator } from './operator.ts'

type Document = SiteDraft['document']

/** Changes a landing's site and publishes it. */
export async function publishSite(
  operator: Operator,
  landing: { id: number },
  change: (document: Document) => Document,
): Promise<void> {
  const site = `/landings/${landing.id}/site`
  const { document, revision } = await operator.call<SiteDraft>('GET', site)
  const saved = await operator.call<SiteDraft>('PUT', site, { revision, document: change(document) })
  await operator.call('POST', `${site}/publications`, { revision: saved.revision })
}
