import { randomBytes } from 'node:crypto'
import type { PreviewLink } from '@nelly/contract/site/preview-links'
import type { LandingId, PreviewLinkId } from '@nelly/domain/ids'
import type { Principal } from '@nelly/domain/reservations/actor'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { PREVIEW_LINKS } from '@nelly/domain/site/limits'
import type { SiteDocument } from '@nelly/domain/site/site-document'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { landings, people, sitePreviewLinks } from '../../platform/db/schema.ts'
import { secretHashOf } from '../../platform/secret.ts'
import type { Landing } from '../inventory/public-landing.ts'
import { columnsOf } from './landing-columns.ts'
import { draftOf, lockLanding, personOf } from './site-rows.ts'

/** 128 bits: it can't be guessed. */
const SECRET_BYTES = 16
const DAY_MS = 86_400_000

/** The preview links of a landing that open, the newest first. Its account is checked by the caller. */
export async function openPreviewLinks(db: Database, landing: LandingId, now: Date): Promise<PreviewLink[]> {
  const { id, createdAt, endsAt } = sitePreviewLinks
  const rows = await db
    .select({ id, createdAt, endsAt, createdBy: people.name })
    .from(sitePreviewLinks)
    .leftJoin(people, eq(people.id, sitePreviewLinks.personId))
    .where(isOpenOf(landing, now))
    .orderBy(desc(id))
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
  }))
}

/** Makes a preview link. Its secret is returned only here. Source: rules.md, "The site". */
export function addPreviewLink(
  db: Database,
  { account, actor, landing }: Principal & { readonly landing: LandingId },
  now: Date,
): Promise<Result<{ link: PreviewLink; secret: string }, 'landing-not-found' | 'too-many-preview-links'>> {
  return inTransaction(db, async (tx) => {
    // Locked, so that two that are made at once are counted.
    if (!(await lockLanding(tx, account, landing))) return refuse('landing-not-found')
    if ((await tx.$count(sitePreviewLinks, isOpenOf(landing, now))) >= PREVIEW_LINKS.most)
      return refuse('too-many-preview-links')
    const secret = randomBytes(SECRET_BYTES).toString('base64url')
    await tx.insert(sitePreviewLinks).values({
      landingId: landing,
      secretHash: secretHashOf(secret),
      createdAt: now,
      endsAt: new Date(now.getTime() + PREVIEW_LINKS.days * DAY_MS),
      personId: personOf({ actor }),
    })
    const [link] = await openPreviewLinks(tx, landing, now)
    if (!link) throw new Error('a preview link was not stored')
    return ok({ link, secret })
  })
}

/** Ends a preview link of a landing. Its account is checked by the caller. */
export async function endPreviewLink(
  db: Database,
  landing: LandingId,
  link: PreviewLinkId,
  now: Date,
): Promise<Result<undefined, 'preview-link-not-found'>> {
  const ended = await inTransaction(db, (tx) =>
    tx
      .delete(sitePreviewLinks)
      .where(and(isOpenOf(landing, now), eq(sitePreviewLinks.id, link)))
      .returning({ id: sitePreviewLinks.id }),
  )
  return ended.length > 0 ? ok(undefined) : refuse('preview-link-not-found')
}

/** A landing as its draft says it, with when the link that shows it ends. */
export interface Previewed {
  readonly landing: Landing
  readonly document: SiteDocument
  readonly endsAt: Date
}

/** The draft that a link with this secret shows; undefined where none does now, or the landing is deleted. */
export async function previewedBy(db: Database, secret: string, now: Date): Promise<Previewed | undefined> {
  const [found] = await db
    .select({ landing: landings, endsAt: sitePreviewLinks.endsAt })
    .from(sitePreviewLinks)
    .innerJoin(landings, eq(landings.id, sitePreviewLinks.landingId))
    .where(
      and(
        eq(sitePreviewLinks.secretHash, secretHashOf(secret)),
        gt(sitePreviewLinks.endsAt, now),
        isNull(landings.deletedAt),
      ),
    )
  if (!found) return undefined
  const { landing, endsAt } = found
  const { document } = await draftOf(db, landing.id as LandingId)
  const columns = await columnsOf(db, landing.id as LandingId, document)
  return { landing: { ...landing, ...columns }, document, endsAt }
}

const isOpenOf = (landing: LandingId, now: Date) =>
  and(eq(sitePreviewLinks.landingId, landing), gt(sitePreviewLinks.endsAt, now))
