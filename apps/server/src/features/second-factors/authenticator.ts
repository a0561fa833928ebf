import type { Outcome } from '@nelly/contract/refusal-details'
import type { PersonId } from '@nelly/domain/ids'
import { ok, refuse } from '@nelly/domain/result'
import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { renderSVG } from 'uqr'
import type { Database } from '../../platform/db/database.ts'
import { authenticators, people } from '../../platform/db/schema.ts'
import type { Mailing } from '../../platform/http/mailing.ts'
import { transactionWithJobs } from '../../platform/jobs/jobs.ts'
import { tellOfChange } from '../credential-changes/tell-of-change.ts'
import { codesOfFirstFactor, endFactor, lockPerson } from './factors.ts'
import { newTotpSecret, setUpAddress, stepOfCode } from './totp.ts'

const ofPerson = (person: PersonId) => eq(authenticators.personId, person)

/** Begins to set up an app, in place of one that was not confirmed. */
export async function beginAuthenticator(
  db: Database,
  person: PersonId,
  now: Date,
): Promise<Outcome<{ secret: string; address: string; qr: string }, 'authenticator-there'>> {
  const values = { secret: newTotpSecret(), createdAt: now }
  const [begun] = await db
    .insert(authenticators)
    .values({ personId: person, ...values })
    .onConflictDoUpdate({
      target: authenticators.personId,
      set: values,
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning({ secret: authenticators.secret })
  if (!begun) return refuse('authenticator-there')
  const [{ email } = { email: '' }] = await db.select().from(people).where(eq(people.id, person))
  const address = setUpAddress(begun.secret, email)
  return ok({ secret: begun.secret, address, qr: renderSVG(address) })
}

/** Makes the app a factor, by a code that it shows, and tells the person; that code is spent. Answers recovery codes where it is the first one. */
export const confirmAuthenticator = (
  db: Database,
  person: PersonId,
  code: string,
  mailing: Mailing,
): Promise<Outcome<{ recoveryCodes: string[] | null }, 'code-wrong' | 'authenticator-not-begun'>> =>
  transactionWithJobs(db, async (tx) => {
    const { now } = mailing
    await lockPerson(tx, person)
    const begun = and(ofPerson(person), isNull(authenticators.confirmedAt))
    const [app] = await tx.select().from(authenticators).where(begun).for('update')
    if (!app) return refuse('authenticator-not-begun')
    const step = stepOfCode(app.secret, code, now)
    if (step === undefined) return refuse('code-wrong')
    const recoveryCodes = await codesOfFirstFactor(tx, person)
    await tx.update(authenticators).set({ confirmedAt: now, lastStep: step }).where(begun)
    await tellOfChange(tx, person, 'factor-added', mailing)
    return ok({ recoveryCodes })
  })

/** Removes the app, or what is set up of one; whoever had one as a factor is told. False where it was none. */
export const removeAuthenticator = (db: Database, person: PersonId, mailing: Mailing): Promise<boolean> =>
  transactionWithJobs(db, async (tx) => {
    await lockPerson(tx, person)
    const [app] = await tx.delete(authenticators).where(ofPerson(person)).returning()
    await endFactor(tx, person)
    if (!app?.confirmedAt) return false
    await tellOfChange(tx, person, 'factor-removed', mailing)
    return true
  })

/** Spends a code of the app: false where it is wrong, or was used already, in whatever session. */
export async function spendCode(tx: Database, person: PersonId, code: string, now: Date): Promise<boolean> {
  const confirmed = and(ofPerson(person), isNotNull(authenticators.confirmedAt))
  const [app] = await tx.select().from(authenticators).where(confirmed)
  const step = app && stepOfCode(app.secret, code, now)
  if (step === undefined) return false
  const isNewer = or(isNull(authenticators.lastStep), lt(authenticators.lastStep, step))
  const used = await tx
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(confirmed, eq(authenticators.secret, app?.secret ?? ''), isNewer))
    .returning({ step: authenticators.lastStep })
  return used.length > 0
}
