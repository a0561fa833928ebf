import type { Desk, DeskReservation } from '@nelly/contract/owned-desk'
import { useEffect, useState } from 'react'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'

/**
 * The request that is being declined, as the desk has it now, and a function to choose it. Where it no longer waits for
 * an answer, it is let go, and the operator is told.
 */
export function useDeclined(
  desk: Desk | undefined,
): [DeskReservation | undefined, (id: number | undefined) => void] {
  const t = useWords('desk')
  const toasts = useToasts()
  const [chosen, choose] = useState<number>()
  const declined = desk?.requests.find(({ id }) => id === chosen)
  const isGone = desk !== undefined && chosen !== undefined && !declined
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, not for each rendering.
  useEffect(() => {
    if (!isGone) return
    choose(undefined)
    toasts.failed(t('requestGone'))
  }, [isGone])
  return [declined, choose]
}
