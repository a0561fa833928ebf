import type { Outcome } from '@nelly/contract/refusal-details'
import {
  type addPasskey,
  MAX_PASSKEYS,
  type NewPasskey,
  type PasskeyChallenge,
  type PasskeyProof,
} from '@nelly/contract/team/passkeys'
import type { PasskeyId, PersonId } from '@nelly/domain/ids'
import { ok, refuse } from '@nelly/domain/result'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../platform/db/database.ts'
import { passkeys, people } from '../../platform/db/schema.ts'
import type { Mailing } from '../../platform/http/mailing.ts'
import { transactionWithJobs } from '../../platform/jobs/jobs.ts'
import { tellOfChange } from '../credential-changes/tell-of-change.ts'
import { openChallenge, takeSetUp } from './challenges.ts'
import { codesOfFirstFactor, endFactor, lockPerson } from './factors.ts'
import type { PasskeySite } from './passkey-site.ts'

type NewKey = z.output<typeof addPasskey.body>

/** Loaded once somebody has a passkey: it takes 30 MB. */
const webAuthn = () => import('@simplewebauthn/server')

/** What every response of a device has besides what tells it from others. */
const RESPONSE = { type: 'public-key', clientExtensionResults: {} } as const
const credentialOf = ({ id }: { id: string }) => ({ id, type: 'public-key' as const })
const keysOf = (db: Database, person: PersonId) =>
  db.select({ id: passkeys.credentialId }).from(passkeys).where(eq(passkeys.personId, person))

/** Begins to set up a passkey, on a device that has none of the person's. */
export async function beginPasskey(
  db: Database,
  person: PersonId,
  site: PasskeySite,
  now: Date,
): Promise<Outcome<NewPasskey, 'too-many-passkeys'>> {
  const known = await keysOf(db, person)
  if (known.length >= MAX_PASSKEYS) return refuse('too-many-passkeys')
  const [{ email, name } = { email: '', name: '' }] = await db
    .select()
    .from(people)
    .where(eq(people.id, person))
  const token = await openChallenge(db, { purpose: 'new-passkey', person }, now)
  const { challenge, user, pubKeyCredParams } = await (await webAuthn()).generateRegistrationOptions({
    rpName: 'Nelly',
    rpID: site.host,
    userID: Buffer.from(String(person)),
    userName: email,
    userDisplayName: name,
    challenge: Buffer.from(token, 'base64url'),
  })
  return ok({
    rp: { id: site.host, name: 'Nelly' },
    user,
    challenge,
    pubKeyCredParams,
    excludeCredentials: known.map(credentialOf),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  })
}

/** Adds the passkey that a device made, and tells the person. Answers recovery codes where it is the person's first factor. */
export async function addPasskeyOf(
  db: Database,
  person: PersonId,
  { name, passkey }: NewKey,
  site: PasskeySite,
  mailing: Mailing,
): Promise<Outcome<{ recoveryCodes: string[] | null }, 'passkey-not-made' | 'too-many-passkeys'>> {
  const { verifyRegistrationResponse } = await webAuthn()
  const { now } = mailing
  return transactionWithJobs(db, async (tx) => {
    await lockPerson(tx, person)
    if ((await keysOf(tx, person)).length >= MAX_PASSKEYS) return refuse('too-many-passkeys')
    let challenge = ''
    const made = await checkedBy(() =>
      verifyRegistrationResponse({
        response: { ...RESPONSE, ...passkey, rawId: passkey.id },
        expectedChallenge: (answered) => {
          challenge = answered
          return true
        },
        expectedOrigin: site.origin,
        expectedRPID: site.host,
      }),
    )
    if (!made?.verified || !(await takeSetUp(tx, challenge, person, now))) return refuse('passkey-not-made')
    const { id, publicKey, counter } = made.registrationInfo.credential
    const recoveryCodes = await codesOfFirstFactor(tx, person)
    const key = {
      ...{ personId: person, name, counter, createdAt: now },
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
    }
    const added = await tx.insert(passkeys).values(key).onConflictDoNothing().returning({ id: passkeys.id })
    if (added.length === 0) return refuse('passkey-not-made')
    await tellOfChange(tx, person, 'factor-added', mailing)
    return ok({ recoveryCodes })
  })
}

/** Removes a passkey of a person, and tells them. */
export const removePasskeyOf = (
  db: Database,
  person: PersonId,
  id: PasskeyId,
  mailing: Mailing,
): Promise<Outcome<void, 'passkey-not-found'>> =>
  transactionWithJobs(db, async (tx) => {
    await lockPerson(tx, person)
    const mine = and(eq(passkeys.personId, person), eq(passkeys.id, id))
    const removed = await tx.delete(passkeys).where(mine).returning({ id: passkeys.id })
    if (removed.length === 0) return refuse('passkey-not-found')
    await endFactor(tx, person)
    await tellOfChange(tx, person, 'factor-removed', mailing)
    return ok(undefined)
  })

/** What a device is asked to prove: that it holds a passkey of the person, or any. */
export async function passkeyChallenge(
  db: Database,
  { challenge, person }: { challenge: string; person: PersonId | null },
  { host }: PasskeySite,
): Promise<PasskeyChallenge> {
  const allowed = person === null ? [] : await keysOf(db, person)
  return { challenge, rpId: host, allowCredentials: allowed.map(credentialOf), userVerification: 'required' }
}

/** Whose a passkey is. */
export async function holderOf(db: Database, { id }: PasskeyProof): Promise<PersonId | undefined> {
  const [key] = await db
    .select({ person: passkeys.personId })
    .from(passkeys)
    .where(eq(passkeys.credentialId, id))
  return key?.person as PersonId | undefined
}

/** Whether a device proved that it holds a passkey of the person, for a challenge; stores that it was used. */
export async function usePasskey(
  tx: Database,
  person: PersonId,
  { passkey, challenge, site }: { passkey: PasskeyProof; challenge: string; site: PasskeySite },
  now: Date,
): Promise<boolean> {
  const mine = and(eq(passkeys.personId, person), eq(passkeys.credentialId, passkey.id))
  const [key] = await tx.select().from(passkeys).where(mine)
  if (!key) return false
  const { verifyAuthenticationResponse } = await webAuthn()
  const proved = await checkedBy(() =>
    verifyAuthenticationResponse({
      response: { ...RESPONSE, ...passkey, rawId: passkey.id },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      credential: {
        id: key.credentialId,
        publicKey: Buffer.from(key.publicKey, 'base64url'),
        counter: key.counter,
      },
    }),
  )
  if (!proved?.verified) return false
  const counter = proved.authenticationInfo.newCounter
  await tx.update(passkeys).set({ counter, lastUsedAt: now }).where(mine)
  return true
}

/** What a device answered, checked; undefined where it is not right, for which the library throws many kinds of errors. */
async function checkedBy<T>(check: () => Promise<T>): Promise<T | undefined> {
  try {
    return await check()
  } catch {
    return undefined
  }
}
