import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { setServerReachable } from './reachability.ts'

/** The query cache. A 401 of any query ends the session. */
export function useQueryClientOfSession(onSessionOver: () => void): QueryClient {
  const [client] = useState(() => {
    const onError = (error: unknown) => {
      if (!(error instanceof ApiProblem)) return
      if (error.status === 401) onSessionOver()
      if (error.status === 0) setServerReachable(false)
    }
    const onSuccess = () => setServerReachable(true)
    return new QueryClient({
      queryCache: new QueryCache({ onError, onSuccess }),
      mutationCache: new MutationCache({ onError, onSuccess }),
      defaultOptions: { queries: { retry: shouldRetry, staleTime: 5000 } },
    })
  })
  return client
}

/** A refusal is not retried; a network error is. */
const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < 1 && error instanceof ApiProblem && (error.status === 0 || error.status === 503)
