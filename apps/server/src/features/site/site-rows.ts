import type { AccountId, LandingId, PersonId } from '@nelly/domain/ids'
import type { Principal } from '@nelly/domain/reservations/actor'
import { PUBLICATIONS_KEPT } from '@nelly/domain/site/limits'
import type { PublicationKind, SiteDocument } from '@nelly/domain/site/site-document'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, people, siteDrafts, sitePictures, sitePublications } from '../../platform/db/schema.ts'
import type { StoredPicture } from '../../platform/db/stored-picture.ts'
import { isLivingOf } from '../inventory/published.ts'

/** A landing as far as its site depends on it. */
export type SiteLanding = Pick<typeof landings.$inferSelect, 'id' | 'status' | 'timezone'>

/** Locks a landing of the account until the transaction ends; undefined where it has no such landing. */
export async function lockLanding(
  tx: Database,
  account: AccountId,
  id: LandingId,
): Promise<SiteLanding | undefined> {
  const [row] = await tx
    .select({ id: landings.id, status: landings.status, timezone: landings.timezone })
    .from(landings)
    .where(and(eq(landings.id, id), isLivingOf(account)))
    .for('update')
  return row
}

/** The draft of a landing's site, with who saved it last. */
export type DraftRow = typeof siteDrafts.$inferSelect & { readonly author: string | null }

/** The draft of a landing, which every landing has. Its account is checked by the caller. */
export async function draftOf(db: Database, landing: LandingId): Promise<DraftRow> {
  const [row] = await db
    .select({ draft: siteDrafts, author: people.name })
    .from(siteDrafts)
    .leftJoin(people, eq(people.id, siteDrafts.personId))
    .where(eq(siteDrafts.landingId, landing))
  if (!row) throw new Error(`landing ${landing} has no draft`)
  return { ...row.draft, author: row.author }
}

export type Publication = typeof sitePublications.$inferSelect

/** The newest publication of a landing; undefined where it was never published. */
export async function newestPublication(db: Database, landing: LandingId): Promise<Publication | undefined> {
  const [newest] = await db
    .select()
    .from(sitePublications)
    .where(eq(sitePublications.landingId, landing))
    .orderBy(desc(sitePublications.number))
    .limit(1)
  return newest
}

/** A publication of a landing by its number. */
export async function publicationOf(
  db: Database,
  landing: LandingId,
  number: number,
): Promise<Publication | undefined> {
  const [found] = await db
    .select()
    .from(sitePublications)
    .where(and(eq(sitePublications.landingId, landing), eq(sitePublications.number, number)))
  return found
}

/** Who changes a site, and when. */
export interface ChangedBy {
  readonly actor: Principal['actor']
  readonly now: Date
}

/** The person who acts; null for the product itself. */
export const personOf = ({ actor }: Pick<ChangedBy, 'actor'>): PersonId | null =>
  actor.kind === 'person' ? actor.id : null

/** What is to become the next publication. */
export interface NewPublication {
  readonly document: SiteDocument
  readonly kind: PublicationKind
  readonly note?: string | null | undefined
}

/** Adds the next publication, and returns its number. The landing's row is locked by the caller. */
export async function addPublication(
  tx: Database,
  landing: LandingId,
  { document, kind, note = null }: NewPublication,
  by: ChangedBy,
): Promise<number> {
  const number = ((await newestPublication(tx, landing))?.number ?? 0) + 1
  await tx.insert(sitePublications).values({
    ...{ landingId: landing, number, document, kind, note },
    ...{ publishedAt: by.now, personId: personOf(by) },
  })
  await deleteOldPublications(tx, landing)
  return number
}

/**
 * Deletes publications beyond the newest ones, but for those that reservations refer to: of a landing, or of all. What only they
 * named of pictures goes with the next sweep.
 */
export async function deleteOldPublications(tx: Database, landing?: LandingId): Promise<void> {
  const ofLanding = landing === undefined ? sql`true` : sql`p.landing_id = ${landing}`
  await tx.execute(sql`
    delete from site_publications p where number <= (
        select max(number) - ${PUBLICATIONS_KEPT} from site_publications o where o.landing_id = p.landing_id)
      and ${ofLanding}
      and not exists (select from reservations r
        where r.landing_id = p.landing_id and r.publication_number = p.number)`)
}

/** Stores which picture is at a path, so that the site's documents may name it. */
export async function addSitePicture(
  tx: Database,
  landing: LandingId,
  { path, picture, now }: { path: string; picture: StoredPicture | null; now: Date },
): Promise<void> {
  await tx
    .insert(sitePictures)
    .values({ landingId: landing, path, picture, createdAt: now })
    .onConflictDoNothing()
}
