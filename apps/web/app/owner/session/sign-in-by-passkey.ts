import type { LoginAnswer } from '@nelly/contract/specified/accounts'
import { proveSecondFactor } from '@nelly/contract/team/second-factors'
import { callApi } from './call.ts'
import { provePasskey } from './passkey-proof.ts'
import { keepSession } from './session-storage.ts'

/** Signs in by a passkey, alone or as the second step that a challenge asks for. */
export async function signInByPasskey(challenge?: string, remember?: boolean): Promise<LoginAnswer> {
  const proof = await provePasskey(challenge)
  const session = await callApi(proveSecondFactor, { body: { ...proof, remember } })
  keepSession(session)
  return session
}
