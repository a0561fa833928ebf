import { joinPool, type Pool, partPool } from '@nelly/contract/pools/pools'
import type { PoolId } from '@nelly/domain/ids'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'

/** Gives a joined pool its own cars again. */
export function usePartPool() {
  const t = useWords('fleet')
  return useAction({
    run: (poolId: PoolId) => callApi(partPool, { params: { poolId } }),
    subject: 'pools',
    done: ({ name }) => t('parted', { name }),
    failed: t('partFailed'),
  })
}

/** Makes the cars of two pools the same, which can be undone from the notification. */
export function useJoinPool(pool: Pool, onDone: () => void) {
  const t = useWords('fleet')
  const toasts = useToasts()
  const part = usePartPool()
  return useAction({
    run: async (other: PoolId) => {
      await callApi(joinPool, { params: { poolId: pool.id }, body: { poolId: other } })
      return other
    },
    subject: 'pools',
    onDone: (other) => {
      toasts.undoable(t('joined', { name: pool.name }), () => part.mutate(other))
      onDone()
    },
  })
}
