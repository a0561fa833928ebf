import {
  changedParts,
  conflictsBetween,
  type PartChange,
  undone,
  withChanges,
} from '@nelly/domain/site/parts'
import type { SiteDocument } from '@nelly/domain/site/site-document'

/** A draft as the server has it. */
export interface StoredDraft {
  readonly document: SiteDocument
  /** Increased by every save. */
  readonly revision: number
}

/** A change of the whole draft that the server makes. */
export type DraftStep =
  | { readonly kind: 'undo' | 'redo' }
  | { readonly kind: 'restore'; readonly number: number }

/** What is sent to the server: one thing at a time. */
export type DraftTask = { readonly kind: 'save'; readonly document: SiteDocument } | DraftStep

/** A site's draft while it is edited. */
export interface SiteDraft<Stored extends StoredDraft> {
  /** What the server has, as far as is known here. */
  readonly stored: Stored
  /** The document with every edit. */
  readonly document: SiteDocument
  readonly task: DraftTask | undefined
  /** A step that waits until all edits are saved. */
  readonly waiting: DraftStep | undefined
  /** Tasks in a row that failed. */
  readonly failures: number
  /** The document that the server does not accept: it is not sent again before it is edited. */
  readonly rejected: SiteDocument | undefined
  /** A newer draft of somebody else, in which parts that are edited here are different: one of both has to be chosen. */
  readonly theirs: Stored | undefined
  /** Where changes of somebody else were merged: the draft that has them. */
  readonly merged: Stored | undefined
}

export type DraftAction<Stored extends StoredDraft> =
  | { readonly type: 'edit'; readonly change: (document: SiteDocument) => SiteDocument }
  /** Edits are to be saved now. */
  | { readonly type: 'save' }
  | { readonly type: 'step'; readonly step: DraftStep }
  /** The task succeeded. */
  | { readonly type: 'done'; readonly stored: Stored }
  /** The task failed; edits are still there. `isFinal` where the same would fail again. */
  | { readonly type: 'failed'; readonly isFinal: boolean }
  /** The task was refused, as somebody else saved meanwhile. */
  | { readonly type: 'refused'; readonly stored: Stored }
  /** The draft was read again. */
  | { readonly type: 'read'; readonly stored: Stored }
  /** What was done here beside the tasks, such as a publication, left it so. */
  | { readonly type: 'answered'; readonly stored: Stored }
  /** Edits of an earlier visit, which were not saved. */
  | { readonly type: 'recover'; readonly changes: readonly PartChange[] }
  /** Which parts of a conflict become theirs; the others become mine. */
  | { readonly type: 'decide'; readonly taken: ReadonlySet<string> }

export const openedDraft = <Stored extends StoredDraft>(stored: Stored): SiteDraft<Stored> => ({
  stored,
  document: stored.document,
  task: undefined,
  waiting: undefined,
  failures: 0,
  rejected: undefined,
  theirs: undefined,
  merged: undefined,
})

/** The edits that the server does not have yet. */
export const unsavedChanges = ({ stored, document }: SiteDraft<StoredDraft>): readonly PartChange[] =>
  document === stored.document ? [] : changedParts(stored.document, document)

/** The parts that somebody else changed differently. */
export const conflictingParts = (state: SiteDraft<StoredDraft>): readonly string[] =>
  state.theirs
    ? conflictsBetween(unsavedChanges(state), changedParts(state.stored.document, state.theirs.document))
    : []

/** Edits are immediate. They are saved one after the other, and merged by parts with those of other people. */
export function draftReducer<Stored extends StoredDraft>(
  state: SiteDraft<Stored>,
  action: DraftAction<Stored>,
): SiteDraft<Stored> {
  switch (action.type) {
    case 'edit':
      return { ...state, document: action.change(state.document) }
    case 'save':
      return started(state)
    case 'step':
      return started({ ...state, waiting: action.step })
    case 'done':
      return started(finished(state, action.stored))
    case 'failed':
      return {
        ...state,
        task: undefined,
        waiting: undefined,
        failures: state.failures + 1,
        rejected: action.isFinal && state.task?.kind === 'save' ? state.task.document : undefined,
      }
    case 'refused':
      return met({ ...state, task: undefined, waiting: undefined, failures: 0 }, action.stored)
    case 'read':
      return read(state, action.stored)
    case 'answered':
      return isOutdated(state, action.stored) ? state : rebased(state, action.stored)
    case 'recover':
      return recovered(state, action.changes)
    case 'decide':
      return state.theirs ? decided(state, state.theirs, action.taken) : state
  }
}

/** Starts what is next: saving, then the step that waits. */
function started<Stored extends StoredDraft>(state: SiteDraft<Stored>): SiteDraft<Stored> {
  const { task, waiting, theirs, document } = state
  if (task || theirs) return state
  if (unsavedChanges(state).length > 0) return { ...state, task: { kind: 'save', document } }
  return waiting ? { ...state, task: waiting, waiting: undefined } : state
}

function finished<Stored extends StoredDraft>(
  { task, ...state }: SiteDraft<Stored>,
  answer: Stored,
): SiteDraft<Stored> {
  const done = { ...state, task: undefined, failures: 0, rejected: undefined }
  // As it was sent: what is being typed is not replaced by how the server spells it.
  if (task?.kind === 'save') return { ...done, stored: { ...answer, document: task.document } }
  return rebased(done, answer)
}

function read<Stored extends StoredDraft>(state: SiteDraft<Stored>, answer: Stored): SiteDraft<Stored> {
  const { stored } = state
  if (isOutdated(state, answer)) return state
  if (answer.revision > stored.revision) return met(state, answer)
  return { ...state, stored: { ...answer, document: stored.document } }
}

/** Whether a draft is older than what is known here. While a task runs, it may also be that task's own outcome. */
const isOutdated = ({ stored, task }: SiteDraft<StoredDraft>, answer: StoredDraft): boolean =>
  task !== undefined || answer.revision < stored.revision

/** The edits on top of somebody else's draft. */
function met<Stored extends StoredDraft>(state: SiteDraft<Stored>, newest: Stored): SiteDraft<Stored> {
  const next = rebased(state, newest)
  const isChanged = !next.theirs && changedParts(state.document, next.document).length > 0
  return isChanged ? { ...next, merged: newest } : next
}

function recovered<Stored extends StoredDraft>(
  state: SiteDraft<Stored>,
  changes: readonly PartChange[],
): SiteDraft<Stored> {
  const { stored } = state
  const base = { ...stored, document: withChanges(stored.document, undone(changes)) }
  return rebased({ ...state, stored: base, document: withChanges(state.document, changes) }, stored)
}

/** The edits on top of another draft; where both changed the same part, somebody has to decide. */
function rebased<Stored extends StoredDraft>(state: SiteDraft<Stored>, newest: Stored): SiteDraft<Stored> {
  const asked = { ...state, theirs: newest }
  return conflictingParts(asked).length > 0 ? asked : decided(state, newest, new Set())
}

function decided<Stored extends StoredDraft>(
  state: SiteDraft<Stored>,
  theirs: Stored,
  taken: ReadonlySet<string>,
): SiteDraft<Stored> {
  const mine = unsavedChanges(state).filter(({ part }) => !taken.has(part))
  return { ...state, stored: theirs, document: withChanges(theirs.document, mine), theirs: undefined }
}
