import type { SecondFactors } from '@nelly/contract/team/second-factors'
import type { PasskeyId, PersonId } from '@nelly/domain/ids'
import { FACTORS, type Factor } from '@nelly/domain/team/factors'
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import {
  authenticators,
  passkeys,
  people,
  recoveryCodes,
  rememberedBrowsers,
} from '../../platform/db/schema.ts'
import { renewCodes } from './recovery-codes.ts'

/** What a person proves who they are with, as they see it. */
export async function secondFactorsOf(db: Database, person: PersonId, now: Date): Promise<SecondFactors> {
  const [app] = await db
    .select({ confirmedAt: authenticators.confirmedAt })
    .from(authenticators)
    .where(and(eq(authenticators.personId, person), isNotNull(authenticators.confirmedAt)))
  const keys = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.personId, person))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
  const ofPerson = eq(rememberedBrowsers.personId, person)
  return {
    authenticatorSince: app?.confirmedAt?.toISOString() ?? null,
    passkeys: keys.map(({ id, name, createdAt, lastUsedAt }) => ({
      ...{ id: id as PasskeyId, name },
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodes: await db.$count(recoveryCodes, eq(recoveryCodes.personId, person)),
    rememberedBrowsers: await db.$count(
      rememberedBrowsers,
      and(ofPerson, gt(rememberedBrowsers.expiresAt, now)),
    ),
  }
}

/** With what a person may prove who they are after their password; nothing where that is enough. */
export async function factorsOf(db: Database, person: PersonId): Promise<Factor[]> {
  const isConfirmed = and(eq(authenticators.personId, person), isNotNull(authenticators.confirmedAt))
  const counts: Readonly<Record<Factor, number>> = {
    passkey: await db.$count(passkeys, eq(passkeys.personId, person)),
    code: await db.$count(authenticators, isConfirmed),
    recoveryCode: await db.$count(recoveryCodes, eq(recoveryCodes.personId, person)),
  }
  return FACTORS.filter((factor) => counts[factor] > 0)
}

/** Lets what changes or proves a person's factors take turns. */
export async function lockPerson(tx: Database, person: PersonId): Promise<void> {
  await tx.select({ id: people.id }).from(people).where(eq(people.id, person)).for('update')
}

/** New recovery codes before a person's first factor; none where they have one. No browser is remembered from before it. */
export async function codesOfFirstFactor(tx: Database, person: PersonId): Promise<string[] | null> {
  if ((await factorsOf(tx, person)).length > 0) return null
  await forgetBrowsersOf(tx, person)
  return renewCodes(tx, person)
}

/** After a factor was removed: browsers are remembered no more, and recovery codes are for who has another one. */
export async function endFactor(tx: Database, person: PersonId): Promise<void> {
  await forgetBrowsersOf(tx, person)
  const left = await factorsOf(tx, person)
  if (left.every((factor) => factor === 'recoveryCode'))
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.personId, person))
}

/** Lets all browsers ask for the second step again. */
export async function forgetBrowsersOf(tx: Database, person: PersonId): Promise<void> {
  await tx.delete(rememberedBrowsers).where(eq(rememberedBrowsers.personId, person))
}

/** Removes everything that a person proves who they are with, besides their password. */
export async function deleteFactors(tx: Database, person: PersonId): Promise<void> {
  await tx.delete(authenticators).where(eq(authenticators.personId, person))
  await tx.delete(passkeys).where(eq(passkeys.personId, person))
  await endFactor(tx, person)
}
