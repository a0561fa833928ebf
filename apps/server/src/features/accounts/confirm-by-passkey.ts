import type { Outcome } from '@nelly/contract/refusal-details'
import type { Proof } from '@nelly/contract/team/second-factors'
import type { PersonId } from '@nelly/domain/ids'
import { ok, refuse } from '@nelly/domain/result'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { countTry, endChallenge } from '../second-factors/challenges.ts'
import { checkProof } from '../second-factors/check-proof.ts'
import { lockPerson } from '../second-factors/factors.ts'
import type { PasskeySite } from '../second-factors/passkey-site.ts'

/** Whether a device proves that who is signed in holds one of their passkeys; each challenge is good for one proof. */
export const confirmByPasskey = (
  db: Database,
  person: PersonId,
  proof: Proof,
  site: PasskeySite,
  now: Date,
): Promise<Outcome<void, 'passkey-refused'>> =>
  inTransaction(db, async (tx) => {
    await lockPerson(tx, person)
    const isRight =
      (await countTry(tx, proof.challenge, now)) && (await checkProof(tx, person, proof, site, now))
    if (!isRight) return refuse('passkey-refused')
    await endChallenge(tx, proof.challenge)
    return ok(undefined)
  })
