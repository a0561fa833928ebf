import type { UseQueryResult } from '@tanstack/react-query'
import { useWords } from '../words/use-words.ts'
import { LoadError } from './load-error.tsx'
import { Loading } from './loading.tsx'

/** The part of a query that tells whether it is under way or failed. */
export type Loaded = Pick<UseQueryResult, 'isError' | 'error' | 'refetch'>

interface NotLoadedProps {
  /** One query, or all that are needed. */
  query: Loaded | readonly Loaded[]
  /** What is said where it failed. */
  title?: string
  /** What is said meanwhile, where that is not what is said everywhere. */
  loading?: string
  isPage?: boolean
}

/** Stands for what a query has not read yet, or could not read. */
export function NotLoaded({ query, title, loading, isPage }: NotLoadedProps) {
  const common = useWords('common')
  const failed = [query].flat().filter(({ isError }) => isError)
  if (failed.length === 0) return <Loading isPage={isPage} words={loading ?? common('loading')} />
  return (
    <LoadError
      error={failed[0]?.error}
      isPage={isPage}
      onRetry={() => failed.map(({ refetch }) => refetch())}
      {...(title && { title })}
    />
  )
}
