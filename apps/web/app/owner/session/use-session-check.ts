import { sessionRoute } from '@nelly/contract/calls/routes'
import { SESSION_CHECK_SECONDS } from '@nelly/domain/limits'
import { useEffect } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { callApi } from './call.ts'
import { keepUser, storedSession } from './session-storage.ts'

/** Checks once with the server whether the session is valid, and whose, then every minute whether it has expired. */
export function useSessionCheck(onOver: () => void): void {
  useEffect(() => {
    const request = new AbortController()
    callApi(sessionRoute, { signal: request.signal })
      .then(({ user }) => keepUser(user))
      .catch((problem) => {
        if (problem instanceof ApiProblem && problem.status === 401) onOver()
      })
    const check = setInterval(() => {
      if (!storedSession()) onOver()
    }, SESSION_CHECK_SECONDS * 1000)
    return () => {
      request.abort()
      clearInterval(check)
    }
  }, [onOver])
}
