import type { Outcome } from '@nelly/contract/refusal-details'
import type { SiteDraft } from '@nelly/contract/site/calls'
import { siteProblem } from '@nelly/contract/site/problem-words'
import type { AccountId, LandingId } from '@nelly/domain/ids'
import type { Principal } from '@nelly/domain/reservations/actor'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { undone, withChanges } from '@nelly/domain/site/parts'
import { picturesIn } from '@nelly/domain/site/pictures'
import { type ScheduleRefusal, scheduledInstant } from '@nelly/domain/site/schedule'
import type { SiteDocument } from '@nelly/domain/site/site-document'
import type { WallClock } from '@nelly/domain/wall-clock'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { landings, sitePictures } from '../../platform/db/schema.ts'
import { isStale } from '../../platform/is-stale.ts'
import { changeDraft, stepOf, storeDraft } from './change-draft.ts'
import { changeLanding, columnsOf, publishLanding } from './landing-columns.ts'
import { publishDraft } from './publish-draft.ts'
import { putSchedule } from './publish-scheduled.ts'
import { endSchedule } from './schedule-rows.ts'
import { siteAnswer } from './site-answer.ts'
import { siteBlockers } from './site-blockers.ts'
import {
  type ChangedBy,
  type DraftRow,
  draftOf,
  lockLanding,
  publicationOf,
  type SiteLanding,
} from './site-rows.ts'

/** Whose site is changed, at which revision. */
export interface SiteRef extends Principal {
  readonly landing: LandingId
  readonly revision: number
}

type Changed = Outcome<
  SiteDraft,
  'landing-not-found' | 'publication-not-found' | ScheduleRefusal | 'changed-meanwhile' | 'fields-invalid'
>

/** Saves a draft. Source: rules.md, "The site". */
export const saveSite = (db: Database, which: SiteRef, document: SiteDocument, now: Date): Promise<Changed> =>
  changing(db, which, now, async ({ tx, draft, by }) => {
    const unknown = await unknownPictures(tx, which.landing, document)
    if (unknown.length > 0) return invalid(unknown)
    await changeDraft(tx, draft, document, by)
    return undefined
  })

/** Takes the last step of a draft back, or makes it again; nothing where there is none. Source: rules.md, "The site". */
export const stepSite = (db: Database, which: SiteRef, kind: 'undo' | 'redo', now: Date): Promise<Changed> =>
  changing(db, which, now, async ({ tx, draft, by }) => {
    const isUndo = kind === 'undo'
    const step = await stepOf(tx, which.landing, isUndo ? draft.step : draft.step + 1)
    if (!step) return undefined
    const document = withChanges(draft.document, isUndo ? undone(step.changes) : step.changes)
    await storeDraft(tx, draft, { document, step: draft.step + (isUndo ? -1 : 1) }, by)
    return undefined
  })

/** Makes a publication the draft again, as a step. Source: rules.md, "The site". */
export const restorePublication = (
  db: Database,
  which: SiteRef,
  number: number,
  now: Date,
): Promise<Changed> =>
  changing(db, which, now, async ({ tx, draft, by }) => {
    const found = await publicationOf(tx, which.landing, number)
    if (!found) return refuse('publication-not-found')
    await changeDraft(tx, draft, found.document, { ...by, isOneStep: true })
    return undefined
  })

/** Publishes a draft that would not break the site, and the landing with it. Source: rules.md, "The site". */
export const publishSite = (
  db: Database,
  which: SiteRef,
  note: string | undefined,
  now: Date,
): Promise<Changed> =>
  changing(db, which, now, async ({ tx, draft, by }) => {
    const blockers = await siteBlockers(tx, which.landing, draft.document)
    if (blockers) return blockers
    await publishLanding(tx, which.landing, await publishDraft(tx, which.landing, { ...by, note }), now)
    return undefined
  })

/** Keeps the draft as it is now, to be published at a later time, in place of what was scheduled before. Source: rules.md, "The site". */
export const scheduleSite = (
  db: Database,
  which: SiteRef,
  { at, note, origin }: { at: WallClock; note: string | undefined; origin: string },
  now: Date,
): Promise<Changed> =>
  changing(db, which, now, async ({ tx, landing, draft, by }) => {
    const due = scheduledInstant(at, landing.timezone, now)
    if (!due.ok) return due
    const blockers = await siteBlockers(tx, which.landing, draft.document)
    if (blockers) return blockers
    await putSchedule(tx, which.landing, { document: draft.document, note, dueAt: due.value, origin }, by)
    return undefined
  })

/** Cancels what is scheduled; nothing where nothing is. Source: rules.md, "The site". */
export const cancelSchedule = (
  db: Database,
  account: AccountId,
  id: LandingId,
): Promise<Result<SiteDraft, 'landing-not-found'>> =>
  inTransaction(db, async (tx) => {
    if (!(await lockLanding(tx, account, id))) return refuse('landing-not-found')
    await endSchedule(tx, id)
    return ok(await siteAnswer(tx, id))
  })

interface Changing {
  readonly tx: Database
  readonly landing: SiteLanding
  readonly draft: DraftRow
  readonly by: ChangedBy
}

/** Changes a draft of the revision that its author has seen, with the landing locked. */
function changing(
  db: Database,
  { account, actor, landing: id, revision }: SiteRef,
  now: Date,
  change: (site: Changing) => Promise<Exclude<Changed, { ok: true }> | undefined>,
): Promise<Changed> {
  return inTransaction(db, async (tx): Promise<Changed> => {
    const landing = await lockLanding(tx, account, id)
    if (!landing) return refuse('landing-not-found')
    const draft = await draftOf(tx, id)
    if (isStale({ revision }, draft)) return refuse('changed-meanwhile', { newest: await siteAnswer(tx, id) })
    const refused = await change({ tx, landing, draft, by: { actor, now } })
    if (refused) return refused
    await showDraft(tx, id, now)
    return ok(await siteAnswer(tx, id))
  })
}

/** Where nothing is live, its owner's lists show the draft. */
async function showDraft(tx: Database, id: LandingId, now: Date): Promise<void> {
  const [landing] = await tx.select({ status: landings.status }).from(landings).where(eq(landings.id, id))
  if (landing?.status === 'published') return
  await changeLanding(tx, id, await columnsOf(tx, id, (await draftOf(tx, id)).document), now)
}

/** The fields that name a picture which the landing does not have. */
async function unknownPictures(tx: Database, landing: LandingId, document: SiteDocument): Promise<string[]> {
  const named = picturesIn(document)
  const paths = named.map(({ path }) => path)
  const found = await tx
    .select({ path: sitePictures.path })
    .from(sitePictures)
    .where(and(eq(sitePictures.landingId, landing), inArray(sitePictures.path, paths)))
  const known = new Set(found.map(({ path }) => path))
  return named.filter(({ path }) => !known.has(path)).map(({ field }) => field)
}

const invalid = (fields: readonly string[]) =>
  refuse('fields-invalid', {
    issues: fields.map((field) => ({
      code: 'custom' as const,
      path: ['document', ...field.split('.')],
      params: siteProblem('picture-unknown'),
      message: 'picture-unknown',
      input: undefined,
    })),
  })
