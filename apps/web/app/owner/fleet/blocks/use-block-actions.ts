import { addBlock, changeBlock, removeBlock } from '@nelly/contract/blocks'
import type { Block } from '@nelly/domain/blocks'
import type { WallClock } from '@nelly/domain/wall-clock'
import { ApiProblem } from '../../../api/api-problem.ts'
import { useGuardedMutation } from '../../mutations/use-guarded-mutation.ts'
import { callApi } from '../../session/call.ts'
import { useToasts } from '../../ui/use-toasts.ts'
import { useWords } from '../../words/use-words.ts'

/** Deletes a block, which can be undone for a while, and ends one at once. `onDone` is called after either. */
export function useBlockActions(landingId: number, onDone: () => void) {
  const t = useWords('blocks')
  const toasts = useToasts()
  const onError = (problem: Error) =>
    toasts.failed((problem instanceof ApiProblem && problem.message) || t('failed'))
  const restore = useGuardedMutation({
    mutationFn: (block: Block) => callApi(addBlock, { params: { landingId }, body: block }),
    onSuccess: () => toasts.done(t('restored')),
    onError,
    subject: 'blocks',
  })
  const remove = useGuardedMutation({
    mutationFn: ({ id }: Block) => callApi(removeBlock, { params: { blockId: id } }),
    // As it was stored: another tab may have changed it since this one read it.
    onSuccess: ({ block }) => {
      toasts.undoable(t('removed'), () => restore.mutate(block))
      onDone()
    },
    onError,
    subject: 'blocks',
  })
  const end = useGuardedMutation({
    mutationFn: ({ block, now }: { block: Block; now: WallClock }) =>
      callApi(changeBlock, { params: { blockId: block.id }, body: { to: now, revision: block.revision } }),
    onSuccess: () => {
      toasts.done(t('ended'))
      onDone()
    },
    onError,
    subject: 'blocks',
  })
  return {
    remove: (block: Block) => remove.mutate(block),
    end: (block: Block, now: WallClock) => end.mutate({ block, now }),
    pending: remove.isPending || end.isPending,
  }
}
