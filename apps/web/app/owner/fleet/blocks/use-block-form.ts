import {
  addBlock,
  BLOCK_DRAFT_FIELDS,
  type BlockDraft,
  blockChangesBody,
  blockDraftOf,
  changeBlock,
  NO_UNIT,
  newBlockBody,
  ownedBlock,
  type SavedBlockAnswer,
} from '@nelly/contract/blocks'
import type { Block } from '@nelly/domain/blocks'
import { useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../../../api/api-problem.ts'
import { useEditForm } from '../../forms/conflicts/use-edit-form.ts'
import { schemaErrors } from '../../forms/schema-errors.ts'
import { useGuardedMutation } from '../../mutations/use-guarded-mutation.ts'
import { invalidate } from '../../queries/dependent-queries.ts'
import { callApi } from '../../session/call.ts'
import { useToasts } from '../../ui/use-toasts.ts'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { useMovedWords } from './use-moved-words.ts'

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
  const movedWords = useMovedWords()
  const client = useQueryClient()
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
  const edit = useEditForm<BlockDraft, SavedBlockAnswer>({
    stored: block ? blockDraftOf(block) : fresh,
    fresh,
    fields: BLOCK_DRAFT_FIELDS,
    validate: (draft) => ({
      ...schemaErrors(
        addBlock.body.safeParse(newBlockBody(draft)).error,
        storedLanguage(),
        BLOCK_DRAFT_FIELDS,
      ),
      ...(draft.unit === NO_UNIT && { unit: t('unitMissing') }),
    }),
    save: ({ draft, read }) =>
      block
        ? callApi(changeBlock, { params: { blockId: block.id }, body: blockChangesBody(draft, read) })
        : callApi(addBlock, { params: { landingId }, body: newBlockBody(draft) }),
    onSaved: async ({ displaced, ...saved }) => {
      await invalidate(client, 'blocks')
      const done = movedWords(t(block ? 'saved' : 'added'), displaced)
      if (block) toasts.undoable(done, () => undo.mutate({ was: block, is: ownedBlock(saved) }))
      else toasts.done(done)
      onDone()
    },
    failed: t('failed'),
  })
  const { values } = edit.form
  return {
    ...edit,
    /** Whether something differs from the block as it was read, or from what a new one begins with. */
    isDirty: fieldsOf(values).some((field) => values[field] !== edit.read[field]),
    /** The reservations in the way. */
    collisions: edit.problem?.collisions ?? [],
  }
}

const fieldsOf = (draft: BlockDraft) => Object.keys(draft) as (keyof BlockDraft)[]
