import type { listPublications, readPublication } from '@nelly/contract/site/calls'
import type { LandingId } from '@nelly/domain/ids'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../platform/db/database.ts'
import { people, sitePublications } from '../../platform/db/schema.ts'
import type { Publication } from './site-rows.ts'

/** Publications that are answered at a time. */
const PAGE = 20

/** The publications of a landing, the newest first; those before `before` where it is given. */
export async function publicationsOf(
  db: Database,
  landing: LandingId,
  before: number | undefined,
): Promise<z.output<typeof listPublications.answer>> {
  const { number, kind, note, publishedAt } = sitePublications
  const rows = await db
    .select({ number, kind, note, publishedAt, by: people.name })
    .from(sitePublications)
    .leftJoin(people, eq(people.id, sitePublications.personId))
    .where(
      and(eq(sitePublications.landingId, landing), before === undefined ? undefined : lt(number, before)),
    )
    .orderBy(desc(number))
    .limit(PAGE)
  return rows.map(({ publishedAt: at, ...row }) => ({ ...row, at: at.toISOString() }))
}

/** A publication with its document. */
export async function toPublicationAnswer(
  db: Database,
  { number, kind, note, publishedAt, personId, document }: Publication,
): Promise<z.output<typeof readPublication.answer>> {
  const [author] =
    personId === null
      ? []
      : await db.select({ name: people.name }).from(people).where(eq(people.id, personId))
  return {
    ...{ number, kind, note, at: publishedAt.toISOString(), by: author?.name ?? null },
    document,
  }
}
