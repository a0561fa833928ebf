import type { LandingVisit, VisitedLanding } from '@nelly/contract/public-site'
import type { HexColour } from '@nelly/domain/colours'
import type { LandingId } from '@nelly/domain/ids'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { formerNames, landings, locations } from '../db/schema.ts'

const PUBLISHED = and(eq(landings.status, 'published'), isNull(landings.deletedAt))

/** The published landing at an address; where it moved to, if the address is a former one or has capitals. */
export async function visit(db: Database, name: string): Promise<LandingVisit> {
  const address = name.toLowerCase()
  if (!/^[a-z0-9-]{1,100}$/.test(address)) return { kind: 'not-found' }
  const [row] = await db
    .select()
    .from(landings)
    .where(and(eq(landings.name, address), PUBLISHED))
  if (!row) return movedFrom(db, address)
  if (address !== name) return { kind: 'moved', to: address }
  return { kind: 'found', landing: await visited(db, row) }
}

/** A former name leads on only while no living landing has it, published or not. */
async function movedFrom(db: Database, address: string): Promise<LandingVisit> {
  const [taken] = await db
    .select({ id: landings.id })
    .from(landings)
    .where(and(eq(landings.name, address), isNull(landings.deletedAt)))
  if (taken) return { kind: 'not-found' }
  const [moved] = await db
    .select({ to: landings.name })
    .from(formerNames)
    .innerJoin(landings, eq(landings.id, formerNames.landingId))
    .where(and(eq(formerNames.name, address), PUBLISHED))
  return moved ? { kind: 'moved', to: moved.to } : { kind: 'not-found' }
}

async function visited(db: Database, row: typeof landings.$inferSelect): Promise<VisitedLanding> {
  const places = await db
    .select()
    .from(locations)
    .where(eq(locations.landingId, row.id))
    .orderBy(asc(locations.id))
  return {
    id: row.id as LandingId,
    address: row.name,
    displayName: row.displayName,
    logo: row.logo,
    favicon: row.favicon,
    colours: { primary: row.colorPrimary as HexColour, secondary: row.colorSecondary as HexColour },
    language: row.defaultLanguage,
    timezone: row.timezone,
    showRatings: row.showRatings,
    pickupPlaces: [...new Set(places.map(({ pickupPlace }) => pickupPlace))],
    returnPlaces: [...new Set(places.map(({ returnPlace }) => returnPlace))],
    metaTitle: row.metaTitle,
    metaDescription: row.metaDescription,
  }
}
