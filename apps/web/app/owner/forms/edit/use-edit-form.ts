import { useForm } from '@mantine/form'
import { mergeEdits } from '@nelly/domain/three-way-merge'
import { type ReactNode, useState } from 'react'
import { ApiProblem } from '../../../api/api-problem.ts'
import { fieldErrorsOf } from '../field-errors.ts'
import { showFaults, toFirstFault } from '../to-first-fault.ts'
import { type Edit, type EditOutcome, type Stored, useEdit } from './use-edit.ts'

interface EditFormOptions<Draft, Saved> extends EditOutcome<Draft, Saved> {
  stored: Stored<Draft>
  /** What the form begins with, where that is something else. */
  fresh?: Draft
  storedOf?: (newest: Saved) => Stored<Draft>
  /** The form's fields by those of the call, where their names differ. */
  fields?: Readonly<Record<string, Extract<keyof Draft, string>>>
  /** The errors by field. */
  validate: (draft: Draft) => Partial<Record<keyof Draft, ReactNode>>
  /** Whether fields are validated while they are typed in, once the form could not be sent. */
  validatesTyping?: boolean
  save: (edit: Edit<Draft>) => Promise<Saved>
  /** Is told why a save was refused; `saveConfirmed` sends the same once more, as confirmed by the operator. */
  onRefused?: (problem: ApiProblem, saveConfirmed: () => void) => void
  /** What is said of a failure for which the server has no words. */
  failed: string
}

/** A form that changes something stored: its errors are shown beside the fields, and conflicting changes are asked about. */
export function useEditForm<Draft extends object, Saved>({
  stored,
  fresh,
  storedOf,
  fields,
  validate,
  validatesTyping = false,
  save,
  onSaved,
  onRefused,
  failed,
  ...outcome
}: EditFormOptions<Draft, Saved>) {
  const [tried, setTried] = useState(false)
  const form = useForm<Draft>({
    mode: 'controlled',
    initialValues: fresh ?? stored.values,
    validate,
    validateInputOnChange: validatesTyping && tried,
  })
  const edit = useEdit<Draft, Saved>({
    stored,
    storedOf,
    save,
    ...outcome,
    onSaved: (saved, sent) => {
      setTried(false)
      // What was typed while it was saved stays.
      const theirs = (storedOf?.(saved) ?? stored).values
      form.setValues(mergeEdits({ base: sent.values, mine: form.getValues(), theirs }).merged)
      onSaved?.(saved, sent)
    },
    onMerged: (draft) => form.setValues(draft),
    onRefused: (problem, { values }) => {
      showFaults(form, fieldErrorsOf(problem, fields))
      if (problem instanceof ApiProblem) onRefused?.(problem, () => edit.save(values, true))
    },
  })
  const problem = edit.problem instanceof ApiProblem ? edit.problem : undefined
  const refusal = problem && problem.status < 500 ? problem.message : undefined
  // What is said beside the fields is not repeated above them.
  const isOfFields = Object.keys(problem?.errors ?? {}).length > 0
  return {
    form,
    stored: edit.stored,
    problem,
    /** Whether it differs from what it began with. */
    isChanged: form.isDirty(),
    submit: form.onSubmit(
      (draft) => edit.save(draft),
      (errors) => {
        setTried(true)
        toFirstFault(form)(errors)
      },
    ),
    failure: edit.failure((!isOfFields && refusal) || failed),
    pending: edit.pending,
    isConflict: edit.isConflict,
    forgetProblem: edit.forgetProblem,
    conflict: edit.conflict,
    decide: edit.decide,
    keepEditing: edit.keepEditing,
  }
}
