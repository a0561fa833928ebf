import { type OwnedRates, saveRates } from '@nelly/contract/rates/calls'
import type { Rates } from '@nelly/domain/rates/rates'
import type { Edits } from '@nelly/domain/three-way-merge'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useReducer, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiProblem } from '../../../api/api-problem.ts'
import { useDraft } from '../../forms/drafts/use-draft.ts'
import { newestOf } from '../../forms/edit/use-edit.ts'
import { landingQuery } from '../../landing/use-landing.ts'
import { invalidate } from '../../mutations/dependent-queries.ts'
import { useGuardedMutation } from '../../mutations/use-guarded-mutation.ts'
import { type FieldState, ratesPath } from '../../paths/rates-path.ts'
import { callApi } from '../../session/call.ts'
import { useToasts } from '../../ui/use-toasts.ts'
import { useWords } from '../../words/use-words.ts'
import { pricesOf } from './base-prices.ts'
import { errorKeys, pageOf } from './error-keys.ts'
import {
  changedPrices,
  decided,
  type MergedRates,
  type MergePart,
  mergeRates,
  type PricedRates,
  pricesIn,
} from './merge-rates.ts'
import { saveBody } from './rates-body.ts'
import { draftOf, editsOf, type RatesDraft } from './rates-draft.ts'
import { openedEditor, type RatesWork, ratesReducer, withoutUnread, workBefore } from './rates-editor.ts'
import { withUnpriced } from './with-unpriced.ts'

/** What a save should be asked about first. */
export type SaveQuestion =
  /** What changes, before it is saved; `isMerged` where others saved meanwhile. */
  | { readonly kind: 'changes'; readonly isMerged: boolean }
  /** Parts that others changed meanwhile too, up to a revision. */
  | {
      readonly kind: 'conflicts'
      readonly revision: number
      readonly met: MergedRates
      /** What was typed and is not one number. */
      readonly typed: Typed
    }

/** A message about rates that were saved. */
export interface SaveWarning {
  readonly field: string
  readonly message: string
}

/**
 * The editor of a landing's rates: its unsaved work, its draft on this device, and saving. `prices` are the vehicles'
 * prices per day as they are stored.
 */
export function useRatesEditor(landingId: number, opened: OwnedRates, prices: PricedRates['basePrices']) {
  const t = useWords('rates')
  const toasts = useToasts()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [editor, dispatch] = useReducer(ratesReducer, opened.rates, openedEditor)
  /** The rates that are being edited, as they are stored. */
  const [base, setBase] = useState(opened)
  const [question, setQuestion] = useState<SaveQuestion>()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [warnings, setWarnings] = useState<readonly SaveWarning[]>([])
  const stored = useMemo<PricedRates>(() => ({ ...base.rates, basePrices: prices }), [base, prices])
  const edited = editor.present
  const work = useMemo(() => withUnpriced(edited, stored), [edited, stored])
  const mine: PricedRates = {
    ...work.rates,
    basePrices: { ...pricesIn(stored, work.rates.currency), ...work.basePrices },
  }
  const editWork = (change: (work: RatesWork) => RatesWork) =>
    dispatch({
      type: 'edit',
      change: (now) => {
        const next = change(now)
        return { ...next, basePrices: changedPrices({ ...next.rates, basePrices: next.basePrices }, stored) }
      },
    })
  const unsaved = useMemo(() => draftOf(edited, base, prices), [edited, base, prices])
  const draft = useDraft<{ edit: RatesDraft | null }>(
    `rates:${landingId}`,
    { edit: unsaved },
    ({ edit }) => edit && recover(edit),
    ratesPath(landingId, 'prices'),
  )

  /** Restores a draft; where others saved since it was made, puts the two together. */
  const recover = (edit: RatesDraft) => {
    const met = mergeRates(editsOf(edit, edited, stored))
    if (edit.revision !== base.revision || met.conflicts.length > 0) return meet(met, base.revision, edit)
    editWork(() => workOf(decided(met, new Set()), edit))
  }

  /** Goes to the page of a field, which opens what it is in and focuses its first invalid field. */
  const goTo = (key: string) =>
    navigate(ratesPath(landingId, pageOf(key)), { state: { field: key } satisfies FieldState })

  /** Whether something can't be saved as it is; says so, and goes there. */
  const isHeld = (work: RatesWork, against: PricedRates): boolean => {
    const [unread] = Object.keys(withUnpriced(work, against).unread)
    if (unread === undefined) return false
    const isTyped = unread in work.unread
    toasts.failed(t(isTyped ? 'save.unread' : 'save.unpriced', { currency: work.rates.currency }))
    void goTo(unread)
    return true
  }

  /** Shows the rates as they are stored now: nothing is unsaved, and nothing is asked. */
  const show = async (saved: OwnedRates, warned: readonly SaveWarning[]) => {
    // The vehicles' new prices first: what was typed over them goes with the load.
    await invalidate(client, 'rates')
    setBase(saved)
    setErrors({})
    setWarnings(warned)
    setQuestion(undefined)
    dispatch({ type: 'load', rates: saved.rates })
    draft.forget()
  }

  /** Rates that others saved, with the vehicles' prices per day of now. */
  const withPrices = async ({ revision, rates }: OwnedRates) => {
    const landing = await client.fetchQuery({ ...landingQuery(landingId), staleTime: 0 })
    return { revision, theirs: { ...rates, basePrices: pricesOf(landing.vehicles) } }
  }

  const saving = useGuardedMutation({
    // The same may be sent again once others' changes were met with and not decided upon.
    runAgain: 'at-once',
    mutationFn: async (edit: Edit) => {
      try {
        return {
          saved: await callApi(saveRates, {
            params: { landingId },
            body: saveBody(edit.revision, edit.work),
          }),
        }
      } catch (problem) {
        const newest = newestOf<OwnedRates>(problem)
        if (!newest) throw problem
        return { newest: await withPrices(newest) }
      }
    },
    onSuccess: async ({ saved, newest }, { base, mine, work: sent }) => {
      if (newest) return meet(mergeRates({ base, mine, theirs: newest.theirs }), newest.revision, sent)
      // The question stays until the saved rates are shown, so that nothing is edited that this would take away.
      await show(saved, saved.warnings)
      toasts.done(t('save.done'))
    },
    onError: async (problem, edit) => {
      setQuestion(undefined)
      const found = problem instanceof ApiProblem ? errorKeys(problem.errors, edit.work) : {}
      // A price is missing of a vehicle that this screen may not know yet.
      if ('prices' in found) await invalidate(client, 'rates')
      setErrors(found)
      const [first] = Object.keys(found)
      if (first) await goTo(first)
    },
  })

  /** Goes on with this work and what others saved meanwhile put together, and asks where both changed the same. */
  const meet = (met: MergedRates, revision: number, typed: Typed) => {
    if (met.conflicts.length > 0) return setQuestion({ kind: 'conflicts', revision, met, typed })
    adopt(met, revision, new Set(), typed)
  }
  const adopt = (met: MergedRates, revision: number, taken: ReadonlySet<MergePart>, typed: Typed) => {
    const { theirs } = met
    const chosen = decided(met, taken)
    const work = workOf({ ...chosen, basePrices: changedPrices(chosen, theirs) }, typed)
    dispatch({ type: 'rebase', work })
    const { basePrices: _, ...rates } = theirs
    setBase({ revision, rates })
    setQuestion(isHeld(work, theirs) ? undefined : { kind: 'changes', isMerged: true })
  }

  return {
    work,
    /** What is stored, and what it would become. */
    stored,
    mine,
    errors,
    warnings,
    draft,
    question,
    edit: (change: (rates: Rates) => Rates, settles?: string | readonly string[]) =>
      editWork((now) => {
        const edited = { ...now, rates: change(now.rates) }
        return settles === undefined ? edited : withoutUnread(edited, ...[settles].flat())
      }),
    settleError: (key: string) => setErrors(({ [key]: _, ...others }) => others),
    editWork,
    isChanged: unsaved !== null,
    /** The work before the last edit. */
    before: workBefore(editor),
    canUndo: editor.past.length > 0,
    canRedo: editor.future.length > 0,
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    /** Shows what changes before it is saved; where something is not one number, goes there instead. */
    review: () => {
      if (!isHeld(edited, stored)) setQuestion({ kind: 'changes', isMerged: false })
    },
    save: () => saving.mutate({ work: edited, revision: base.revision, base: stored, mine }),
    saving: saving.isPending,
    failure: saving.isError ? t('save.failed') : undefined,
    /** Goes on with the merged rates, with the others' values in the chosen parts. */
    decide: (taken: ReadonlySet<MergePart>) => {
      if (question?.kind !== 'conflicts') return
      adopt(question.met, question.revision, taken, question.typed)
    },
    dismiss: () => {
      if (!saving.isPending) setQuestion(undefined)
    },
    restored: async (saved: OwnedRates, warned: readonly SaveWarning[]) => {
      await show(saved, warned)
      saving.reset()
    },
  }
}

export type RatesEditing = ReturnType<typeof useRatesEditor>

/** What was typed beside the numbers: texts that are no number yet, and the amounts that keep theirs in another currency. */
type Typed = Pick<RatesWork, 'unread' | 'kept'>

const workOf = ({ basePrices, ...rates }: PricedRates, { unread, kept }: Typed): RatesWork => ({
  rates,
  basePrices,
  unread,
  ...(kept && { kept }),
})

/** What is saved, and what it was made on when it was sent. */
interface Edit extends Pick<Edits<PricedRates>, 'base' | 'mine'> {
  readonly work: RatesWork
  readonly revision: number
}
