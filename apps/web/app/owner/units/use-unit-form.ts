import { useForm } from '@mantine/form'
import { fieldErrors } from '@nelly/contract/field-words'
import {
  changeUnit,
  type OwnedUnit,
  ownedUnit,
  UNIT_DRAFT_FIELDS,
  type UnitDraft,
  unitChangesBody,
  unitDraftOf,
} from '@nelly/contract/units'
import { useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../../api/api-problem.ts'
import { useEditConflicts } from '../forms/conflicts/use-edit-conflicts.ts'
import { showFaults, toFirstFault } from '../forms/to-first-fault.ts'
import { useGuardedMutation } from '../mutations/use-guarded-mutation.ts'
import { invalidate } from '../queries/dependent-queries.ts'
import { callApi } from '../session/call.ts'
import { ask } from '../ui/question/open-question.ts'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'

/** What is sent: the form's values and its initial ones, and whether a lower reading of the odometer was confirmed. */
interface Edit {
  draft: UnitDraft
  read: UnitDraft
  isLowerConfirmed?: boolean
}

/** The form of a unit: a lower reading of the odometer and conflicting changes are asked about. */
export function useUnitForm(unit: OwnedUnit, onSaved: (saved: OwnedUnit) => void) {
  const t = useWords('units')
  const client = useQueryClient()
  const initial = () => unitDraftOf(unit)
  const edit = useEditConflicts(initial, UNIT_DRAFT_FIELDS)
  const form = useForm<UnitDraft>({ mode: 'controlled', initialValues: initial(), validate: unitErrors })
  const params = { vehicleId: unit.vehicleId, number: unit.number }
  const saving = useGuardedMutation({
    runAgain: 'never',
    mutationFn: ({ draft, read, isLowerConfirmed }: Edit) =>
      callApi(changeUnit, { params, body: unitChangesBody(draft, read, isLowerConfirmed) }),
    onSuccess: async (saved) => {
      await invalidate(client, 'units')
      onSaved(ownedUnit(saved))
    },
    onError: (problem, sent) => {
      showFaults(form, edit.refuse(problem))
      if (!(problem instanceof ApiProblem) || problem.code !== 'odometer-lower') return
      ask({
        title: t('lowerTitle'),
        question: t('lower', { reading: sent.draft.odometer }),
        confirm: t('lowerConfirm'),
        cancel: t('lowerCancel'),
        onConfirm: () => saving.mutate({ ...sent, isLowerConfirmed: true }),
      })
    },
  })
  return {
    form,
    submit: form.onSubmit((draft) => saving.mutate({ draft, read: edit.read }), toFirstFault(form)),
    pending: saving.isPending,
    failure: edit.failureOf(
      saving.error,
      (saving.error instanceof ApiProblem && saving.error.message) || t('failed'),
    ),
    conflicts: edit.conflicts,
    /** Saves again, with the other value in the chosen fields. */
    decide: (taken: ReadonlySet<keyof UnitDraft>) => {
      const { adopted, known } = edit.resolve(taken)
      form.setValues(adopted)
      saving.mutate({ draft: { ...form.getValues(), ...adopted }, read: known })
    },
    keepEditing: edit.keepEditing,
  }
}

const EMPTY = unitDraftOf({} as OwnedUnit)

/** The errors of the call's own schema, by the form's names. */
function unitErrors(draft: UnitDraft): Partial<Record<keyof UnitDraft, string>> {
  const read = changeUnit.body.safeParse(unitChangesBody(draft, EMPTY))
  if (read.success) return {}
  const errors: Partial<Record<keyof UnitDraft, string>> = {}
  for (const [name, sentences] of Object.entries(fieldErrors(read.error.issues, storedLanguage()))) {
    const field = UNIT_DRAFT_FIELDS[name]
    if (field) errors[field] = sentences.join(' ')
  }
  return errors
}
