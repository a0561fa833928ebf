import { localAddress } from '@nelly/contract/landings/landing-language'
import type { LandingId } from '@nelly/domain/ids'
import { writtenLegal } from '@nelly/domain/site/legal'
import { openPages } from '@nelly/domain/site/own-pages'
import { languagesOf } from '@nelly/domain/site/site-document'
import type { Database } from '../../platform/db/database.ts'
import { type ListedLanding, listedLandings, startsOfListed } from '../landings/listed-landings.ts'

/** How many landings one sitemap has: with fifty vehicles each, a fifth of the allowed size. */
const LANDINGS_A_MAP = 200
/** The limit of the protocol. */
const MOST_ADDRESSES = 50_000
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/**
 * The sitemap of all that search engines may index: the pages of published landings in all of their languages, own and
 * legal ones and vehicles among them, with their last changes. Where there are many landings it is an index of sitemaps,
 * each at `?from=` and the id of its first landing.
 *
 * Source: rules.md, "Search engines".
 */
export async function siteMap(db: Database, origin: string, from: LandingId | undefined): Promise<string> {
  const starts = from === undefined ? await startsOfListed(db, LANDINGS_A_MAP) : [from]
  if (starts.length > 1) return mapIndex(starts.map((start) => `${origin}/sitemap.xml?from=${start}`))
  const [first] = starts
  const listed = first === undefined ? [] : await listedLandings(db, { from: first, limit: LANDINGS_A_MAP })
  return addressMap(listed.flatMap((landing) => pagesOf(landing, origin)))
}

interface Page {
  readonly address: string
  readonly changedAt: Date
}

/** The pages of a landing in all of its languages. */
function pagesOf(landing: ListedLanding, origin: string): Page[] {
  const { address, defaultLanguage: main, site } = landing
  return languagesOf({ default: main, both: site?.languages.both ?? false }).flatMap((language) =>
    pagesAt(`${origin}/${localAddress(address, main, language)}`, landing, language === main),
  )
}

/** Home and list change with any vehicle they show. A home page with a foreign canonical address is left out. */
function pagesAt(
  home: string,
  { canonicalUrl, changedAt, site, vehicles }: ListedLanding,
  isMain: boolean,
): Page[] {
  const fleetAt = new Date(Math.max(+changedAt, ...vehicles.map((vehicle) => +vehicle.changedAt)))
  const slugs = site ? [...writtenLegal(site.legal), ...openPages(site.pages).map((page) => page.slug)] : []
  return [
    ...(!isMain || canonicalUrl === null || canonicalUrl === home
      ? [{ address: home, changedAt: fleetAt }]
      : []),
    { address: `${home}/vehicle`, changedAt: fleetAt },
    { address: `${home}/FAQ`, changedAt },
    ...slugs.map((slug) => ({ address: `${home}/${slug}`, changedAt })),
    ...vehicles.map((vehicle) => ({
      address: `${home}/vehicles/${vehicle.id}`,
      changedAt: vehicle.changedAt,
    })),
  ]
}

const addressMap = (pages: readonly Page[]): string => {
  const entries = pages
    .slice(0, MOST_ADDRESSES)
    .map(
      ({ address, changedAt }) =>
        `<url><loc>${address}</loc><lastmod>${changedAt.toISOString()}</lastmod></url>`,
    )
  return `${HEAD}<urlset ${SCHEMA}>\n${entries.join('\n')}\n</urlset>\n`
}

const mapIndex = (maps: readonly string[]): string => {
  const entries = maps.map((address) => `<sitemap><loc>${address}</loc></sitemap>`)
  return `${HEAD}<sitemapindex ${SCHEMA}>\n${entries.join('\n')}\n</sitemapindex>\n`
}
