import { askForPasskey, type PasskeyProof } from '@nelly/contract/team/passkeys'
import { startAuthentication } from '@simplewebauthn/browser'
import { callApi } from './call.ts'

/** Asks the device for a passkey, for the challenge of a second step or for whoever holds one; throws where the person declined. */
export async function provePasskey(
  challenge?: string,
): Promise<{ challenge: string; passkey: PasskeyProof }> {
  const asked = await callApi(askForPasskey, { body: { challenge } })
  const optionsJSON = { ...asked, allowCredentials: [...asked.allowCredentials] }
  const { id, response } = await startAuthentication({ optionsJSON })
  return { challenge: asked.challenge, passkey: { id, response } }
}
