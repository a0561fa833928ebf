import { addBlock, changeBlock, type SavedBlock } from '@nelly/contract/blocks/blocks'
import type { CalendarVehicle } from '@nelly/contract/overview/calendar'
import type { Block } from '@nelly/domain/blocks/blocks'
import { changedFields } from '../../forms/drafts/changed-fields.ts'
import { useEditForm } from '../../forms/edit/use-edit-form.ts'
import { schemaErrors } from '../../forms/schema-errors.ts'
import { useAction } from '../../mutations/use-action.ts'
import { callApi } from '../../session/call.ts'
import { ask } from '../../ui/question/open-question.ts'
import { useToasts } from '../../ui/use-toasts.ts'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { landingOf } from './landing-of.ts'
import { useMovedWords } from './use-moved-words.ts'

/** The unit of a block as a form holds it until one is chosen. */
export const NO_UNIT = 'none'

/** A block as a form holds it, and as the call takes it; the unit is blank for all. */
export interface BlockDraft extends Pick<Block, 'reason'> {
  readonly vehicleId: number
  readonly unit: string
  readonly from: string
  readonly to: string
  readonly note: string
}

/** The form of a block that exists. */
export const blockDraftOf = ({ vehicleId, unit, from, to, reason, note }: Block): BlockDraft => ({
  vehicleId,
  unit: String(unit ?? ''),
  from,
  to,
  reason,
  note: note ?? '',
})

const storedOf = (block: Block) => ({ values: blockDraftOf(block), revision: block.revision })

interface FormOptions {
  vehicles: readonly CalendarVehicle[]
  /** The block to edit; undefined for a new one. */
  block: Block | undefined
  /** What the form begins with. */
  fresh: BlockDraft
  onDone: () => void
}

/** The form of a block: saved unless reservations are in its way; conflicting changes are asked about. */
export function useBlockForm({ vehicles, block, fresh, onDone }: FormOptions) {
  const t = useWords('blocks')
  const common = useWords('common')
  const toasts = useToasts()
  const movedWords = useMovedWords()
  const undo = useAction({
    run: ({ was, is }: { was: Block; is: Block }) =>
      callApi(changeBlock, {
        params: { blockId: is.id },
        body: { ...changedFields(blockDraftOf(was), blockDraftOf(is)), revision: is.revision },
      }),
    done: () => t('undone'),
    failed: t('failed'),
    subject: 'blocks',
  })
  const stored = block ? storedOf(block) : { values: fresh }
  const edit = useEditForm<BlockDraft, SavedBlock>({
    stored,
    fresh,
    storedOf,
    validate: (draft) => ({
      ...schemaErrors(addBlock.body.safeParse(draft).error, storedLanguage()),
      ...(draft.unit === NO_UNIT && { unit: t('unitMissing') }),
    }),
    save: ({ values, stored: { values: read, revision }, isConfirmed: mayMove }) =>
      block
        ? callApi(changeBlock, {
            params: { blockId: block.id },
            body: { ...changedFields(values, read), revision, mayMove },
          })
        : callApi(addBlock, {
            params: { landingId: landingOf(vehicles, values.vehicleId) },
            body: { ...values, mayMove },
          }),
    subject: 'blocks',
    onDone: ({ displaced, ...saved }) => {
      const done = movedWords(t(block ? 'saved' : 'added'), displaced)
      if (block) toasts.undoable(done, () => undo.mutate({ was: block, is: saved }))
      else toasts.done(done)
      onDone()
    },
    onRefused: ({ code, message, more }, saveConfirmed) => {
      if (code !== 'would-move') return
      ask({
        title: t('moveTitle'),
        question: movedWords(message, more.displaced ?? [], 'wouldMove'),
        confirm: t('moveConfirm'),
        cancel: common('cancel'),
        onConfirm: saveConfirmed,
      })
    },
    failed: t('failed'),
  })
  return {
    ...edit,
    /** Whether something differs from the block as it was read, or from what a new one begins with. */
    isChanged: changedFields(edit.form.values, stored.values) !== undefined,
    /** The reservations in the way. */
    collisions: edit.problem?.collisions ?? [],
  }
}
