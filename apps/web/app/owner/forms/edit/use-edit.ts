import { pick } from '@nelly/domain/pick'
import { mergeEdits } from '@nelly/domain/three-way-merge'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '../../../api/api-problem.ts'
import { invalidate, type Subject } from '../../mutations/dependent-queries.ts'
import { useGuardedMutation } from '../../mutations/use-guarded-mutation.ts'
import { useToasts } from '../../ui/use-toasts.ts'
import { useWords } from '../../words/use-words.ts'

/** What a form edits: its values as they are stored, and at which revision; something new has none. */
export interface Stored<Values> {
  readonly values: Values
  readonly revision?: number | undefined
}

/** What is sent: the form's values, and what they were edited from. */
export interface Edit<Values> {
  readonly values: Values
  readonly stored: Stored<Values>
  /** Whether the operator has confirmed what the server asked about. */
  readonly isConfirmed?: boolean
}

/** Fields that others changed meanwhile to something else, with both values. */
export interface EditConflict<Values> {
  readonly fields: readonly (keyof Values)[]
  readonly mine: Values
  readonly theirs: Values
}

/** What comes of a save. */
export interface EditOutcome<Values, Saved> {
  /** What it changes: all that shows it is read again. */
  subject?: Subject
  /** What is said once that is shown; nothing without it. */
  done?: (saved: Saved, edit: Edit<Values>) => string
  /** Is told of a save at once. */
  onSaved?: (saved: Saved, edit: Edit<Values>) => void
  /** Is told of a save once all that shows it is read again. */
  onDone?: (saved: Saved, edit: Edit<Values>) => void
}

interface EditOptions<Values, Saved> extends EditOutcome<Values, Saved> {
  stored: Stored<Values>
  /**
   * The same out of what the call answers, or a refusal says is stored now. Without it, each save adds something new, and
   * the form is empty again.
   */
  storedOf?: ((newest: Saved) => Stored<Values>) | undefined
  /**
   * Is told of what others saved first. It may give the edit without what they removed; with `isSeenFirst`, the operator
   * sees what is left before it is saved again.
   */
  beforeMerge?: (edit: Edit<Values>, theirs: Values) => { edit: Edit<Values>; isSeenFirst: boolean }
  save: (edit: Edit<Values>) => Promise<Saved>
  /** Shows values that are not only the form's: others changed some meanwhile. */
  onMerged: (values: Values) => void
  /** Is told of a save that failed for another reason. */
  onRefused: (problem: Error, edit: Edit<Values>) => void
}

/**
 * Saves what a form says. Where others saved first, both are put together and saved again; only of a field that both changed
 * the operator is asked which value stays.
 */
export function useEdit<Values extends object, Saved>({
  stored: initial,
  storedOf,
  beforeMerge = (edit) => ({ edit, isSeenFirst: false }),
  save,
  subject,
  done,
  onSaved,
  onDone,
  onMerged,
  onRefused,
}: EditOptions<Values, Saved>) {
  const t = useWords('conflicts')
  const toasts = useToasts()
  const client = useQueryClient()
  const [stored, setStored] = useState(initial)
  const [met, setMet] = useState<{ conflict: EditConflict<Values>; newest: Stored<Values> }>()
  const saving = useGuardedMutation({
    runAgain: storedOf ? 'never' : 'after-double-click',
    mutationFn: save,
    onSuccess: async (saved, edit) => {
      if (storedOf) setStored(storedOf(saved))
      onSaved?.(saved, edit)
      if (subject) await invalidate(client, subject)
      if (done) toasts.done(done(saved, edit))
      onDone?.(saved, edit)
    },
    onError: (problem, sent: Edit<Values>) => {
      const newest = newestOf<Saved>(problem)
      if (!newest || !storedOf) return onRefused(problem, sent)
      const theirs = storedOf(newest)
      const { edit, isSeenFirst } = beforeMerge(sent, theirs.values)
      if (isSeenFirst) {
        setStored(edit.stored)
        return onMerged(edit.values)
      }
      const { merged, conflicts } = mergeEdits({
        base: edit.stored.values,
        mine: edit.values,
        theirs: theirs.values,
      })
      if (conflicts.length === 0) adopt(merged, theirs)
      else setMet({ conflict: { fields: conflicts, mine: merged, theirs: theirs.values }, newest: theirs })
    },
  })
  const adopt = (values: Values, newest: Stored<Values>) => {
    setMet(undefined)
    setStored(newest)
    onMerged(values)
    saving.mutate({ values, stored: newest })
  }
  const isConflict = newestOf(saving.error) !== undefined
  return {
    stored,
    save: (values: Values, isConfirmed = false) => saving.mutate({ values, stored, isConfirmed }),
    pending: saving.isPending,
    problem: saving.error ?? undefined,
    isConflict,
    forgetProblem: saving.reset,
    /** The message of a failed save. */
    failure: (otherwise: string) => {
      if (saving.error === null) return undefined
      if (isOfOtherRole(saving.error)) return saving.error.message
      return isConflict ? t('notSaved') : otherwise
    },
    conflict: met?.conflict,
    /** Saves again, with the other value in the chosen fields. */
    decide: (taken: ReadonlySet<keyof Values>) => {
      if (!met) return
      const { mine, theirs } = met.conflict
      adopt({ ...mine, ...pick(theirs, taken) }, met.newest)
    },
    keepEditing: () => setMet(undefined),
  }
}

/**
 * What is stored now, of a save that was refused because others saved first: the call's answer, but for what only a save tells, such
 * as who got another unit.
 */
export const newestOf = <Saved>(problem: unknown): Saved | undefined =>
  problem instanceof ApiProblem ? (problem.newest as Saved | undefined) : undefined

/** Whether the role may not save it: the answer names the roles that may. */
const isOfOtherRole = (problem: Error) => problem instanceof ApiProblem && problem.code === 'role-not-allowed'
