import { antiForgeryCookie, type LoginAnswer, login } from '@nelly/contract/accounts'
import { callApi } from './call.ts'
import { keepSession } from './session-storage.ts'

/** Signs in; the new session replaces any on this device. */
export async function signIn(credentials: { email: string; password: string }): Promise<LoginAnswer> {
  await callApi(antiForgeryCookie)
  const session = await callApi(login, { body: credentials })
  keepSession(session)
  return session
}
