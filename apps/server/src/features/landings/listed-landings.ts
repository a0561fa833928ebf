import type { Language } from '@nelly/contract/wire'
import type { LandingId } from '@nelly/domain/ids'
import type { SiteDocument } from '@nelly/domain/site/site-document'
import { and, asc, desc, eq, gte, inArray, isNull, notLike, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, sitePublications, vehicles } from '../../platform/db/schema.ts'
import { isOnSale } from '../inventory/on-sale.ts'
import { isAtItsAddress } from '../inventory/published.ts'

/** A published landing that search engines may index, also while it is paused, with its vehicles on sale and the times of their last changes. */
export interface ListedLanding {
  readonly address: string
  readonly canonicalUrl: string | null
  readonly changedAt: Date
  readonly defaultLanguage: Language
  /** Of the site that visitors read; null where nothing was published. */
  readonly site: Pick<SiteDocument, 'languages' | 'pages' | 'legal'> | null
  readonly vehicles: readonly { readonly id: number; readonly changedAt: Date }[]
}

const mayBeListed = and(isAtItsAddress, or(isNull(landings.robots), notLike(landings.robots, 'noindex%')))

/** What the newest publication says of a site's pages, within a query of landings. */
const newestSite = (db: Database) =>
  sql<ListedLanding['site']>`${db
    .select({
      site: sql`jsonb_build_object('languages', ${sitePublications.document}->'languages',
        'pages', ${sitePublications.document}->'pages', 'legal', ${sitePublications.document}->'legal')`,
    })
    .from(sitePublications)
    .where(eq(sitePublications.landingId, landings.id))
    .orderBy(desc(sitePublications.number))
    .limit(1)}`

/** A page of indexed landings in the order of their ids, from the id `from`. */
export async function listedLandings(
  db: Database,
  { from, limit }: { from: LandingId; limit: number },
): Promise<ListedLanding[]> {
  const found = await db
    .select({
      id: landings.id,
      address: landings.name,
      canonicalUrl: landings.canonicalUrl,
      changedAt: landings.updatedAt,
      defaultLanguage: landings.defaultLanguage,
      site: newestSite(db),
    })
    .from(landings)
    .where(and(mayBeListed, gte(landings.id, from)))
    .orderBy(asc(landings.id))
    .limit(limit)
  const fleets = await fleetsOf(
    db,
    found.map(({ id }) => id),
  )
  return found.map(({ id, ...landing }) => ({ ...landing, vehicles: fleets.get(id) ?? [] }))
}

/** The first ids of all pages of indexed landings; empty where there are none. */
export async function startsOfListed(db: Database, every: number): Promise<LandingId[]> {
  const numbered = db
    .select({ id: landings.id, place: sql<number>`row_number() over (order by ${landings.id})`.as('place') })
    .from(landings)
    .where(mayBeListed)
    .as('numbered')
  const starts = await db
    .select({ id: numbered.id })
    .from(numbered)
    .where(sql`(${numbered.place} - 1) % ${every}::integer = 0`)
    .orderBy(asc(numbered.id))
  return starts.map(({ id }) => id as LandingId)
}

async function fleetsOf(db: Database, ids: number[]) {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: vehicles.id, landing: vehicles.landingId, changedAt: vehicles.updatedAt })
    .from(vehicles)
    .where(and(inArray(vehicles.landingId, ids), isOnSale))
    .orderBy(asc(vehicles.id))
  return Map.groupBy(rows, ({ landing }) => landing)
}
