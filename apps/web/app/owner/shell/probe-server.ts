import { sessionRoute } from '@nelly/contract/calls/routes'
import { ApiProblem } from '../../api/api-problem.ts'
import { callApi } from '../session/call.ts'

/** Whether the server answers at all, whatever the status. */
export async function probeServer(): Promise<boolean> {
  try {
    await callApi(sessionRoute)
    return true
  } catch (problem) {
    return problem instanceof ApiProblem && problem.status !== 0
  }
}
