import type { Outcome } from '@nelly/contract/refusal-details'
import { type LoginAnswer, toSessionAnswer } from '@nelly/contract/specified/accounts'
import type { Proof } from '@nelly/contract/team/second-factors'
import { ok, refuse } from '@nelly/domain/result'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { type Client, startSession } from '../../platform/http/session-store.ts'
import { countTry, endChallenge } from '../second-factors/challenges.ts'
import { checkProof } from '../second-factors/check-proof.ts'
import { lockPerson } from '../second-factors/factors.ts'
import type { PasskeySite } from '../second-factors/passkey-site.ts'
import type { User } from './find-user.ts'

/**
 * Signs a person in by what they prove after their password. The row of the challenge counts the tries and is deleted by the one that
 * succeeds; a change of the password deletes it too.
 */
export const proveSecondFactor = (
  db: Database,
  user: User,
  proof: Proof,
  { site, client, now }: { site: PasskeySite; client: Client; now: Date },
): Promise<Outcome<LoginAnswer, 'second-factor-expired' | 'second-factor-wrong' | 'passkey-refused'>> =>
  inTransaction(db, async (tx) => {
    await lockPerson(tx, user.id)
    if (!(await countTry(tx, proof.challenge, now))) return refuse('second-factor-expired')
    if (!(await checkProof(tx, user.id, proof, site, now)))
      return refuse(proof.passkey ? 'passkey-refused' : 'second-factor-wrong')
    await endChallenge(tx, proof.challenge)
    const signedIn = { person: user.id, account: user.accountId }
    const { token, expiresAt } = await startSession(tx, signedIn, now, client)
    return ok({ token, ...toSessionAnswer(user, expiresAt) })
  })
