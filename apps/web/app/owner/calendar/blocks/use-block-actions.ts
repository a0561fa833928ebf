import { addBlock, changeBlock, removeBlock } from '@nelly/contract/blocks/blocks'
import type { CalendarVehicle } from '@nelly/contract/overview/calendar'
import type { Block } from '@nelly/domain/blocks/blocks'
import type { WallClock } from '@nelly/domain/wall-clock'
import { useAction } from '../../mutations/use-action.ts'
import { callApi } from '../../session/call.ts'
import { useToasts } from '../../ui/use-toasts.ts'
import { useWords } from '../../words/use-words.ts'
import { landingOf } from './landing-of.ts'

/** Deletes a block, which can be undone for a while, and ends one at once. `onDone` is called after either. */
export function useBlockActions(vehicles: readonly CalendarVehicle[], onDone: () => void) {
  const t = useWords('blocks')
  const toasts = useToasts()
  const restore = useAction({
    run: (block: Block) =>
      callApi(addBlock, { params: { landingId: landingOf(vehicles, block.vehicleId) }, body: block }),
    done: () => t('restored'),
    failed: t('failed'),
    subject: 'blocks',
  })
  const remove = useAction({
    run: ({ id }: Block) => callApi(removeBlock, { params: { blockId: id } }),
    // As it was stored: another tab may have changed it since this one read it.
    onDone: ({ block }) => {
      toasts.undoable(t('removed'), () => restore.mutate(block))
      onDone()
    },
    failed: t('failed'),
    subject: 'blocks',
  })
  const end = useAction({
    run: ({ block, now }: { block: Block; now: WallClock }) =>
      callApi(changeBlock, { params: { blockId: block.id }, body: { to: now, revision: block.revision } }),
    done: () => t('ended'),
    onDone,
    failed: t('failed'),
    subject: 'blocks',
  })
  return {
    remove: (block: Block) => remove.mutate(block),
    end: (block: Block, now: WallClock) => end.mutate({ block, now }),
    pending: remove.isPending || end.isPending,
  }
}
