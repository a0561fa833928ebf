import { writtenLegal } from './legal.ts'
import { openPages } from './own-pages.ts'
import type { SiteDocument } from './site-document.ts'

/** What links within a site may lead to besides its document's pages. */
export interface LinkedSite {
  /** Of the landing, below the origin and without a slash. */
  readonly address: string
  /** The vehicles on sale. */
  readonly vehicles: ReadonlySet<number>
}

/** Pages that every site has, in lower case. */
const USUAL: ReadonlySet<string> = new Set([
  '',
  'additions',
  'faq',
  'home',
  'my-reservation',
  'review',
  'vehicle',
])

/** Whether a link is a path that is none of the site's pages. A path of another site is none, and nothing is known of whole web addresses. */
export function leadsNowhere(
  link: string,
  { pages, legal }: Pick<SiteDocument, 'pages' | 'legal'>,
  { address, vehicles }: LinkedSite,
): boolean {
  if (!link.startsWith('/')) return false
  const [name, ...below] = (link.split(/[?#]/)[0] ?? '').slice(1).replace(/\/$/, '').toLowerCase().split('/')
  if (name !== address) return true
  const [page = '', id, ...deeper] = /^(en|es)$/.test(below[0] ?? '') ? below.slice(1) : below
  if (deeper.length > 0) return true
  if (id !== undefined) return page !== 'vehicles' || !vehicles.has(Number(id))
  const own = [...writtenLegal(legal), ...openPages(pages).map(({ slug }) => slug)]
  return !USUAL.has(page) && !own.includes(page)
}
