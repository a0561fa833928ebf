import type { Suspension } from '@nelly/contract/public-site/visited-landing'
import type { LandingId } from '@nelly/domain/ids'
import type { MinorUnits } from '@nelly/domain/money'
import type { OfferedPlace, VisitedPlace } from '@nelly/domain/places/places'
import type { SiteDocument } from '@nelly/domain/site/site-document'
import { and, desc, eq, getTableColumns, isNotNull, max, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import {
  accounts,
  formerNames,
  landings,
  siteDrafts,
  sitePictures,
  sitePublications,
  vehicles,
} from '../../platform/db/schema.ts'
import type { StoredPicture } from '../../platform/db/stored-picture.ts'
import type { Address } from './landing-address.ts'
import { isOnSale } from './on-sale.ts'
import { placesOfLanding } from './places-of.ts'
import { leastPrice } from './priced-vehicle.ts'
import type { Landing } from './published.ts'
import { isAtItsAddress } from './published.ts'

export type { Landing }

/** The landing that visitors find at this address: published and not deleted, perhaps paused. */
export async function publishedLanding(db: Database, address: Address): Promise<Landing | undefined> {
  const [row] = await db
    .select()
    .from(landings)
    .where(and(isAtItsAddress, eq(landings.name, address)))
  return row
}

/** What a landing's visitors read of its site. */
export interface VisitedSite {
  /** The number of the publication; null where the draft is read. */
  readonly publication: number | null
  readonly document: SiteDocument
  readonly pictures: Readonly<Record<string, StoredPicture>>
  /** The lowest price of a day; null without vehicles on sale. */
  readonly leastPrice: MinorUnits | null
  /** Where its account is suspended: what its pages say. */
  readonly suspension: Suspension | null
}

/** The same with its site and with the places for visitors, in one query. */
export async function publishedWithPlaces(
  db: Database,
  address: Address,
): Promise<
  { landing: Landing; site: VisitedSite; places: readonly (OfferedPlace & VisitedPlace)[] } | undefined
> {
  const [row] = await db
    .select({
      landing: getTableColumns(landings),
      site: siteColumns(db),
      places: sql<(OfferedPlace & VisitedPlace)[]>`${placesOfLanding(db)}`,
    })
    .from(landings)
    .where(and(isAtItsAddress, eq(landings.name, address)))
  return row
}

/** The site of a landing as it was last published, else its draft, the pictures that it may name, and its lowest price. */
const siteColumns = (db: Database) => {
  const newest = db
    .select({ document: sitePublications.document })
    .from(sitePublications)
    .where(eq(sitePublications.landingId, landings.id))
    .orderBy(desc(sitePublications.number))
    .limit(1)
  const draft = db
    .select({ document: siteDrafts.document })
    .from(siteDrafts)
    .where(eq(siteDrafts.landingId, landings.id))
  const pictures = db
    .select({ all: sql`jsonb_object_agg(${sitePictures.path}, ${sitePictures.picture})` })
    .from(sitePictures)
    .where(and(eq(sitePictures.landingId, landings.id), isNotNull(sitePictures.picture)))
  const least = db
    .select({ leastPrice })
    .from(vehicles)
    .where(and(eq(vehicles.landingId, landings.id), isOnSale))
  const suspension = db
    .select({ said: sql`jsonb_build_object('note', ${accounts.suspensionNote})` })
    .from(accounts)
    .where(and(eq(accounts.id, landings.accountId), isNotNull(accounts.suspendedAt)))
  return {
    suspension: sql<Suspension | null>`${suspension}`,
    leastPrice: sql<MinorUnits | null>`${least}`,
    publication: newestPublicationNumber(db, landings.id),
    document: sql<SiteDocument>`coalesce(${newest}, ${draft})`,
    pictures: sql<Record<string, StoredPicture>>`coalesce(${pictures}, '{}')`,
  }
}

/** The number of a landing's newest publication, within a query; null where there is none. */
export const newestPublicationNumber = (db: Database, landing: number | typeof landings.id) =>
  sql<number | null>`${db
    .select({ number: max(sitePublications.number) })
    .from(sitePublications)
    .where(eq(sitePublications.landingId, landing))}`

/** Whether the terms and the privacy notice of a publication are still those of the newest one. */
export async function isLegalOfToday(
  db: Database,
  landing: LandingId,
  publication: number,
): Promise<boolean> {
  const legal = sql`${sitePublications.document}->'legal'`
  const newest = db
    .select({ legal })
    .from(sitePublications)
    .where(eq(sitePublications.landingId, landing))
    .orderBy(desc(sitePublications.number))
    .limit(1)
  const [same] = await db
    .select({ number: sitePublications.number })
    .from(sitePublications)
    .where(
      and(
        eq(sitePublications.landingId, landing),
        eq(sitePublications.number, publication),
        eq(legal, sql`(${newest})`),
      ),
    )
  return same !== undefined
}

/** The site of a landing, published or not. */
export async function visitedSite(db: Database, landing: LandingId): Promise<VisitedSite> {
  const [site] = await db.select(siteColumns(db)).from(landings).where(eq(landings.id, landing))
  if (!site) throw new Error(`there is no landing ${landing}`)
  return site
}

/** The published landing that had this address before it was renamed. */
export async function renamedLanding(db: Database, address: Address): Promise<Landing | undefined> {
  const [row] = await db
    .select({ landing: landings })
    .from(formerNames)
    .innerJoin(landings, eq(landings.id, formerNames.landingId))
    .where(and(isAtItsAddress, eq(formerNames.name, address)))
  return row?.landing
}
