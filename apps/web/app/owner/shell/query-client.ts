import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'

/** The memory of what the server answered. A 401 means that the session is over, whoever hears it first. */
export function useQueryClientOfSession(onSessionOver: () => void): QueryClient {
  const [client] = useState(() => {
    const onError = (error: unknown) => {
      if (error instanceof ApiProblem && error.status === 401) onSessionOver()
    }
    return new QueryClient({
      queryCache: new QueryCache({ onError }),
      mutationCache: new MutationCache({ onError }),
      defaultOptions: { queries: { retry: shouldRetry, staleTime: 5000 } },
    })
  })
  return client
}

/** What the server refused it will refuse again; what never arrived may arrive yet. */
const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < 1 && error instanceof ApiProblem && (error.status === 0 || error.status === 503)
