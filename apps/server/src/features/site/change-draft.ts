import type { LandingId } from '@nelly/domain/ids'
import { DRAFT_STEPS } from '@nelly/domain/site/limits'
import { changedParts, type PartChange, withChanges } from '@nelly/domain/site/parts'
import type { SiteDocument } from '@nelly/domain/site/site-document'
import { and, eq, gt, lte, or } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { siteDraftSteps, siteDrafts } from '../../platform/db/schema.ts'
import { type ChangedBy, type DraftRow, personOf } from './site-rows.ts'

/** Saves of the same parts by the same person within this time are one step: each pause while typing saves. */
const ONE_STEP_MS = 10_000
const DAY_MS = 86_400_000

/**
 * Changes a draft as a step that can be undone; what was undone before can't be redone any more. Nothing is stored where nothing
 * differs. `isOneStep` is never joined with the step before. The landing's row is locked by the caller.
 *
 * Source: rules.md, "The site".
 */
export async function changeDraft(
  tx: Database,
  draft: DraftRow,
  document: SiteDocument,
  by: ChangedBy & { readonly isOneStep?: true },
): Promise<void> {
  const changes = changedParts(draft.document, document)
  if (changes.length === 0) return
  const landing = draft.landingId as LandingId
  const { step } = draft
  const last = await stepOf(tx, landing, step)
  const joined = last && !by.isOneStep && joinedWith(last, changes, by)
  await tx
    .delete(siteDraftSteps)
    .where(
      and(
        eq(siteDraftSteps.landingId, landing),
        or(
          gt(siteDraftSteps.number, step),
          lte(siteDraftSteps.number, step + 1 - DRAFT_STEPS.most),
          lte(siteDraftSteps.at, new Date(by.now.getTime() - DRAFT_STEPS.days * DAY_MS)),
        ),
      ),
    )
  if (joined) {
    await tx
      .update(siteDraftSteps)
      .set({ changes: joined })
      .where(and(eq(siteDraftSteps.landingId, landing), eq(siteDraftSteps.number, step)))
  } else {
    const row = { landingId: landing, number: step + 1, changes, at: by.now, personId: personOf(by) }
    await tx.insert(siteDraftSteps).values(row)
  }
  await storeDraft(tx, draft, { document, step: joined ? step : step + 1 }, by)
}

/** Stores another state of a draft as its next revision. */
export async function storeDraft(
  tx: Database,
  { landingId, revision }: DraftRow,
  next: { document: SiteDocument; step: number },
  by: ChangedBy,
): Promise<void> {
  await tx
    .update(siteDrafts)
    .set({ ...next, revision: revision + 1, savedAt: by.now, personId: personOf(by) })
    .where(eq(siteDrafts.landingId, landingId))
}

export type DraftStep = typeof siteDraftSteps.$inferSelect

/** A step by its number. */
export async function stepOf(
  tx: Database,
  landing: LandingId,
  number: number,
): Promise<DraftStep | undefined> {
  const [found] = await tx
    .select()
    .from(siteDraftSteps)
    .where(and(eq(siteDraftSteps.landingId, landing), eq(siteDraftSteps.number, number)))
  return found
}

/** Both steps as one, where they are of the same parts, by the same person and right after one another. */
function joinedWith(
  last: DraftStep,
  changes: readonly PartChange[],
  by: ChangedBy,
): readonly PartChange[] | undefined {
  const before = new Map(last.changes.map((change) => [change.part, change.before]))
  const isSame = changes.length === before.size && changes.every(({ part }) => before.has(part))
  const isSoon = by.now.getTime() - last.at.getTime() < ONE_STEP_MS
  if (!isSame || !isSoon || last.personId !== personOf(by)) return undefined
  return changes.map((change) => ({ ...change, before: before.get(change.part) }))
}

/** The document with the changes that others made to parts which it has not changed itself. */
export function mergedInto(
  draft: SiteDocument,
  base: SiteDocument,
  changes: readonly PartChange[],
): SiteDocument {
  const own = new Set(changedParts(base, draft).map(({ part }) => part))
  return withChanges(
    draft,
    changes.filter(({ part }) => !own.has(part)),
  )
}
