import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadError } from '../ui/load-error.tsx'
import { DeskList } from './desk-list.tsx'

interface LoadedDeskListProps<Item> {
  title: string
  /** What is said where it could not be read. */
  failed: string
  query: UseQueryResult<readonly Item[]>
  /** Only what is of this landing, or of none any more; all without it. */
  landing?: number | undefined
  /** How many there are of what it lists, where an item stands for several. */
  count?: (items: readonly Item[]) => number
  isLate?: boolean
  children: (item: Item) => ReactNode
}

/** A list of the desk that is read by itself; nothing without any, and while it is read. */
export function LoadedDeskList<Item extends { readonly landingId: number | null }>({
  title,
  failed,
  query,
  landing,
  count = (items) => items.length,
  isLate = false,
  children,
}: LoadedDeskListProps<Item>) {
  if (query.isLoadingError)
    return <LoadError error={query.error} title={failed} onRetry={() => query.refetch()} />
  const shown = (query.data ?? []).filter(
    ({ landingId }) => landing === undefined || landingId === null || landingId === landing,
  )
  return (
    <DeskList title={title} count={count(shown)} isLate={isLate}>
      {shown.map(children)}
    </DeskList>
  )
}
