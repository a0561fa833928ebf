import { deletePool, type Pool } from '@nelly/contract/pools/pools'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { useDeleteQuestion } from '../ui/use-delete-question.tsx'
import { useWords } from '../words/use-words.ts'

/** Asks for confirmation and deletes cars that nothing offers any more. */
export function useDeletePool() {
  const t = useWords('fleet')
  const ask = useDeleteQuestion()
  const remove = useAction({
    run: ({ id }: Pool) => callApi(deletePool, { params: { poolId: id } }),
    subject: 'pools',
    done: (_, { name }) => t('deleted', { name }),
    failed: t('deleteFailed'),
  })
  return (pool: Pool) =>
    ask({
      title: t('deleteTitle', { name: pool.name }),
      question: t('deleteQuestion', { count: pool.units.length }),
      hint: t('deleteHint'),
      onConfirm: () => remove.mutate(pool),
    })
}
