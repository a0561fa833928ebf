import type { Proof } from '@nelly/contract/team/second-factors'
import type { PersonId } from '@nelly/domain/ids'
import type { Database } from '../../platform/db/database.ts'
import { spendCode } from './authenticator.ts'
import type { PasskeySite } from './passkey-site.ts'
import { usePasskey } from './passkeys.ts'
import { spendRecoveryCode } from './recovery-codes.ts'

/** Whether a person proved who they are; what proves it is good for this once. */
export async function checkProof(
  tx: Database,
  person: PersonId,
  { challenge, code, recoveryCode, passkey }: Proof,
  site: PasskeySite,
  now: Date,
): Promise<boolean> {
  if (passkey) return usePasskey(tx, person, { passkey, challenge, site }, now)
  if (recoveryCode !== undefined) return spendRecoveryCode(tx, person, recoveryCode)
  return code !== undefined && spendCode(tx, person, code, now)
}
