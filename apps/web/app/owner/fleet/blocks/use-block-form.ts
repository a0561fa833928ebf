import { useForm } from '@mantine/form'
import {
  addBlock,
  BLOCK_DRAFT_FIELDS,
  type BlockDraft,
  blockChangesBody,
  blockDraftOf,
  changeBlock,
  newBlockBody,
  ownedBlock,
} from '@nelly/contract/blocks'
import { fieldErrors } from '@nelly/contract/field-words'
import type { Block } from '@nelly/domain/blocks'
import { useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../../../api/api-problem.ts'
import { useEditConflicts } from '../../forms/conflicts/use-edit-conflicts.ts'
import { showFaults, toFirstFault } from '../../forms/to-first-fault.ts'
import { useGuardedMutation } from '../../mutations/use-guarded-mutation.ts'
import { invalidate } from '../../queries/dependent-queries.ts'
import { callApi } from '../../session/call.ts'
import { useToasts } from '../../ui/use-toasts.ts'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'

/** What is sent: the form's values, and its initial ones. */
interface Edit {
  draft: BlockDraft
  read: BlockDraft
}

interface FormOptions {
  landingId: number
  /** The block to edit; undefined for a new one. */
  block: Block | undefined
  /** What the form begins with. */
  fresh: BlockDraft
  onDone: () => void
}

/** The form of a block: saved unless reservations are in its way; conflicting changes are asked about. */
export function useBlockForm({ landingId, block, fresh, onDone }: FormOptions) {
  const t = useWords('blocks')
  const toasts = useToasts()
  const client = useQueryClient()
  const initial = () => (block ? blockDraftOf(block) : fresh)
  const edit = useEditConflicts(initial, BLOCK_DRAFT_FIELDS)
  const form = useForm<BlockDraft>({ mode: 'controlled', initialValues: fresh, validate: blockErrors })
  const undo = useGuardedMutation({
    mutationFn: ({ was, is }: { was: Block; is: Block }) =>
      callApi(changeBlock, {
        params: { blockId: is.id },
        body: blockChangesBody(blockDraftOf(was), blockDraftOf(is)),
      }),
    onSuccess: () => toasts.done(t('undone')),
    onError: (problem) => toasts.failed((problem instanceof ApiProblem && problem.message) || t('failed')),
    onSettled: () => invalidate(client, 'blocks'),
  })
  const saving = useGuardedMutation({
    runAgain: 'never',
    mutationFn: ({ draft, read }: Edit) =>
      block
        ? callApi(changeBlock, { params: { blockId: block.id }, body: blockChangesBody(draft, read) })
        : callApi(addBlock, { params: { landingId }, body: newBlockBody(draft) }),
    onSuccess: async (stored) => {
      await invalidate(client, 'blocks')
      if (block) toasts.undoable(t('saved'), () => undo.mutate({ was: block, is: ownedBlock(stored) }))
      else toasts.done(t('added'))
      onDone()
    },
    onError: (problem) => showFaults(form, edit.refuse(problem)),
  })
  const problem = saving.error instanceof ApiProblem ? saving.error : undefined
  return {
    form,
    /** Whether something differs from the block as it was read, or from what a new one begins with. */
    isDirty: fieldsOf(form.values).some((field) => form.values[field] !== edit.read[field]),
    submit: form.onSubmit((draft) => saving.mutate({ draft, read: edit.read }), toFirstFault(form)),
    pending: saving.isPending,
    failure: edit.failureOf(saving.error, (problem?.code === 'collides' && problem.message) || t('failed')),
    /** The reservations in the way. */
    collisions: problem?.collisions ?? [],
    conflicts: edit.conflicts,
    /** Saves again, with the other value in the chosen fields. */
    decide: (taken: ReadonlySet<keyof BlockDraft>) => {
      const { adopted, known } = edit.resolve(taken)
      form.setValues(adopted)
      saving.mutate({ draft: { ...form.getValues(), ...adopted }, read: known })
    },
    keepEditing: edit.keepEditing,
  }
}

const fieldsOf = (draft: BlockDraft) => Object.keys(draft) as (keyof BlockDraft)[]

/** The errors of the call's own schema, by the form's names. */
function blockErrors(draft: BlockDraft): Partial<Record<keyof BlockDraft, string>> {
  const read = addBlock.body.safeParse(newBlockBody(draft))
  if (read.success) return {}
  const errors: Partial<Record<keyof BlockDraft, string>> = {}
  for (const [name, sentences] of Object.entries(fieldErrors(read.error.issues, storedLanguage()))) {
    const field = BLOCK_DRAFT_FIELDS[name]
    if (field) errors[field] = sentences.join(' ')
  }
  return errors
}
