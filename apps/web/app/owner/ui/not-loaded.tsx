import type { UseQueryResult } from '@tanstack/react-query'
import { useWords } from '../words/use-words.ts'
import { LoadError } from './load-error.tsx'
import { Loading } from './loading.tsx'

/** The part of a query that tells whether it is under way or failed. */
export type Loaded = Pick<UseQueryResult, 'isLoadingError' | 'error' | 'refetch'>

interface NotLoadedProps {
  query: Loaded
  /** What is said where it failed. */
  title?: string
  /** What is said meanwhile, where that is not what is said everywhere. */
  loading?: string
  isPage?: boolean
}

/** Stands for what a query has not read yet, or could not read. */
export function NotLoaded({
  query: { isLoadingError, error, refetch },
  title,
  loading,
  isPage,
}: NotLoadedProps) {
  const common = useWords('common')
  return isLoadingError ? (
    <LoadError error={error} isPage={isPage} onRetry={() => refetch()} {...(title && { title })} />
  ) : (
    <Loading isPage={isPage} words={loading ?? common('loading')} />
  )
}
