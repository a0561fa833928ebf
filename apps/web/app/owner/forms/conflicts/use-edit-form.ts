import { useForm } from '@mantine/form'
import { ApiProblem } from '../../../api/api-problem.ts'
import { useGuardedMutation } from '../../mutations/use-guarded-mutation.ts'
import { showFaults, toFirstFault } from '../to-first-fault.ts'
import { useEditConflicts } from './use-edit-conflicts.ts'

/** What is sent: the form's values, and those that it was read with. */
interface Edit<Draft> {
  draft: Draft
  read: Draft
  /** Whether the operator has confirmed what the server asked about. */
  isConfirmed?: boolean
}

interface EditFormOptions<Draft, Saved> {
  /** What is stored, which the next save is compared with. */
  stored: Draft
  /** What the form begins with, where that is something else. */
  fresh?: Draft
  /** The form's fields by those of the call. */
  fields: Readonly<Record<string, Extract<keyof Draft, string>>>
  /** The errors by field. */
  validate: (draft: Draft) => Partial<Record<keyof Draft, string>>
  save: (edit: Edit<Draft>) => Promise<Saved>
  onSaved: (saved: Saved) => void | Promise<void>
  /** Is told why a save was refused; `saveConfirmed` sends the same once more, as confirmed by the operator. */
  onRefused?: (problem: ApiProblem, edit: Edit<Draft>, saveConfirmed: () => void) => void
  /** What is said of a failure for which the server has no words. */
  failed: string
}

/** A form that changes something stored: its errors are shown beside the fields, and conflicting changes are asked about. */
export function useEditForm<Draft extends object, Saved>({
  stored,
  fresh,
  fields,
  validate,
  save,
  onSaved,
  onRefused,
  failed,
}: EditFormOptions<Draft, Saved>) {
  const edit = useEditConflicts(() => stored, fields)
  const form = useForm<Draft>({ mode: 'controlled', initialValues: fresh ?? stored, validate })
  const saving = useGuardedMutation({
    runAgain: 'never',
    mutationFn: save,
    onSuccess: onSaved,
    onError: (problem, sent) => {
      showFaults(form, edit.refuse(problem))
      if (problem instanceof ApiProblem)
        onRefused?.(problem, sent, () => saving.mutate({ ...sent, isConfirmed: true }))
    },
  })
  const problem = saving.error instanceof ApiProblem ? saving.error : undefined
  // What is said beside the fields is not repeated above them.
  const isOfFields = Object.keys(problem?.errors ?? {}).length > 0
  return {
    form,
    /** What is stored, as far as this form knows. */
    read: edit.read,
    submit: form.onSubmit((draft) => saving.mutate({ draft, read: edit.read }), toFirstFault(form)),
    pending: saving.isPending,
    problem,
    failure: edit.failureOf(saving.error, (!isOfFields && problem?.message) || failed),
    conflicts: edit.conflicts,
    /** Saves again, with the other value in the chosen fields. */
    decide: (taken: ReadonlySet<Extract<keyof Draft, string>>) => {
      const { adopted, known } = edit.resolve(taken)
      form.setValues(adopted as Partial<Draft>)
      saving.mutate({ draft: { ...form.getValues(), ...adopted }, read: known })
    },
    keepEditing: edit.keepEditing,
  }
}
