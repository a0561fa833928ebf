import { antiForgeryRoute, loginRoute } from '@nelly/contract/calls/routes'
import type { LoginAnswer } from '@nelly/contract/specified/accounts'
import { callApi } from './call.ts'
import { keepSession } from './session-storage.ts'

/** Signs in; the new session replaces any on this device. */
export async function signIn(credentials: { email: string; password: string }): Promise<LoginAnswer> {
  await callApi(antiForgeryRoute)
  const session = await callApi(loginRoute, { body: credentials })
  keepSession(session)
  return session
}
