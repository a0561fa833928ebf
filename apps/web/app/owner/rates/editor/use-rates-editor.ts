import { readRates, saveRates } from '@nelly/contract/rates/calls'
import { type OwnedRates, ownedRates, saveRatesBody } from '@nelly/contract/rates/owned-rates'
import type { VehicleId } from '@nelly/domain/ids'
import type { MinorUnits } from '@nelly/domain/money'
import type { Rates } from '@nelly/domain/rates/rates'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useReducer, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiProblem } from '../../../api/api-problem.ts'
import { useDraft } from '../../forms/drafts/use-draft.ts'
import { useGuardedMutation } from '../../mutations/use-guarded-mutation.ts'
import { invalidate } from '../../queries/dependent-queries.ts'
import { callApi } from '../../session/call.ts'
import { useToasts } from '../../ui/use-toasts.ts'
import { useWords } from '../../words/use-words.ts'
import { ratesPath } from '../rates-path.ts'
import { errorKeys, pageOf } from './error-keys.ts'
import { type MergedRates, mergeRates } from './merge-rates.ts'
import { openedEditor, type RatesWork, ratesReducer, withoutUnread } from './rates-editor.ts'

/** What a save should be asked about first. */
export type SaveQuestion =
  /** What changes, before it is saved; `isMerged` where others saved meanwhile. */
  | { readonly kind: 'changes'; readonly isMerged: boolean }
  /** Parts that others changed meanwhile too. */
  | { readonly kind: 'conflicts'; readonly theirs: OwnedRates; readonly merged: MergedRates }

/** A message about rates that were saved. */
export interface SaveWarning {
  readonly field: string
  readonly message: string
}

/** The editor of a landing's rates: its unsaved work, its draft on this device, and saving. */
export function useRatesEditor(landingId: number, opened: OwnedRates) {
  const say = useWords('rates')
  const toasts = useToasts()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [editor, dispatch] = useReducer(ratesReducer, opened.rates, openedEditor)
  /** The version that is being edited. */
  const [base, setBase] = useState(opened)
  const [question, setQuestion] = useState<SaveQuestion>()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [warnings, setWarnings] = useState<readonly SaveWarning[]>([])
  const work = editor.present
  const editWork = (change: (work: RatesWork) => RatesWork) => dispatch({ type: 'edit', change })
  const draft = useDraft(
    `rates:${landingId}`,
    { ...work.rates, basePrices: work.basePrices, unread: work.unread },
    ({ basePrices, unread, ...rates }) => editWork(() => ({ rates, basePrices, unread })),
    ratesPath(landingId, 'prices'),
  )

  /** Goes to the page of a field, and to the first invalid field of it. */
  const goTo = async (key: string) => {
    await navigate(ratesPath(landingId, pageOf(key)))
    requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus())
  }

  /** Shows the rates as they are stored now: nothing is unsaved. */
  const show = async (stored: OwnedRates, warned: readonly SaveWarning[]) => {
    // The vehicles' new prices first: what was typed over them goes with the load.
    await invalidate(client, 'rates')
    setBase(stored)
    setErrors({})
    setWarnings(warned)
    dispatch({ type: 'load', rates: stored.rates })
    draft.forget()
  }

  const saving = useGuardedMutation({
    runAgain: 'never',
    mutationFn: (edit: { work: RatesWork; version: number }) =>
      callApi(saveRates, {
        params: { landingId },
        body: saveRatesBody(
          { version: edit.version, rates: edit.work.rates },
          Object.entries(edit.work.basePrices).map(([id, pricePerDay]) => ({
            vehicleId: Number(id) as VehicleId,
            pricePerDay: pricePerDay as MinorUnits,
          })),
        ),
      }),
    onSuccess: async (answer) => {
      setQuestion(undefined)
      await show(ownedRates(answer), answer.warnings)
      toasts.done(say('save.done'))
    },
    onError: async (problem) => {
      setQuestion(undefined)
      if (problem instanceof ApiProblem && problem.code === 'rates-changed') return meet()
      const found = problem instanceof ApiProblem ? errorKeys(problem.errors, work.rates) : {}
      setErrors(found)
      const [first] = Object.keys(found)
      if (first) await goTo(first)
    },
  })

  /** Puts what others saved meanwhile together with this work, and asks where both changed the same. */
  const meet = async () => {
    const theirs = ownedRates(await callApi(readRates, { params: { landingId } }))
    const merged = mergeRates(base.rates, work.rates, theirs.rates)
    if (merged.conflicts.length > 0) return setQuestion({ kind: 'conflicts', theirs, merged })
    adopt(theirs, merged.rates)
  }
  const adopt = (theirs: OwnedRates, rates: Rates) => {
    editWork((now) => ({ ...now, rates }))
    setBase(theirs)
    setQuestion({ kind: 'changes', isMerged: true })
  }

  const isChanged = useMemo(
    () => JSON.stringify(work) !== JSON.stringify(openedEditor(base.rates).present),
    [work, base],
  )
  const [unread] = Object.keys(work.unread)
  return {
    work,
    base,
    errors,
    warnings,
    draft,
    question,
    edit: (change: (rates: Rates) => Rates, settles?: string) =>
      editWork((now) => {
        const edited = { ...now, rates: change(now.rates) }
        return settles === undefined ? edited : withoutUnread(edited, settles)
      }),
    settleError: (key: string) => setErrors(({ [key]: _, ...others }) => others),
    editWork,
    isChanged,
    canUndo: editor.past.length > 0,
    canRedo: editor.future.length > 0,
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    /** Shows what changes before it is saved; where something is not one number, goes there instead. */
    review: () => {
      if (unread === undefined) return setQuestion({ kind: 'changes', isMerged: false })
      toasts.failed(say('save.unread'))
      void goTo(unread)
    },
    save: () => saving.mutate({ work, version: base.version }),
    saving: saving.isPending,
    failure: saving.isError && !isConflict(saving.error) ? say('save.failed') : undefined,
    /** Goes on with the merged rates, with the others' values in the chosen parts. */
    decide: (taken: ReadonlySet<keyof Rates>) => {
      if (question?.kind !== 'conflicts') return
      const { theirs, merged } = question
      const chosen = Object.fromEntries([...taken].map((part) => [part, theirs.rates[part]]))
      adopt(theirs, { ...merged.rates, ...chosen })
    },
    dismiss: () => setQuestion(undefined),
    restored: show,
  }
}

export type RatesEditing = ReturnType<typeof useRatesEditor>

const isConflict = (problem: Error): boolean =>
  problem instanceof ApiProblem && problem.code === 'rates-changed'
