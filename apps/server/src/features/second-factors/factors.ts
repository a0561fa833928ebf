import type { SecondFactors } from '@nelly/contract/team/second-factors'
import type { PersonId } from '@nelly/domain/ids'
import type { Factor } from '@nelly/domain/team/factors'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { authenticators, people, recoveryCodes } from '../../platform/db/schema.ts'

/** What a person proves who they are with, as they see it. */
export async function secondFactorsOf(db: Database, person: PersonId): Promise<SecondFactors> {
  const [app] = await db
    .select({ confirmedAt: authenticators.confirmedAt })
    .from(authenticators)
    .where(and(eq(authenticators.personId, person), isNotNull(authenticators.confirmedAt)))
  return {
    authenticatorSince: app?.confirmedAt?.toISOString() ?? null,
    recoveryCodes: await db.$count(recoveryCodes, eq(recoveryCodes.personId, person)),
  }
}

/** With what a person may prove who they are after their password; nothing where that is enough. */
export async function factorsOf(db: Database, person: PersonId): Promise<Factor[]> {
  const { authenticatorSince, recoveryCodes } = await secondFactorsOf(db, person)
  if (authenticatorSince === null) return []
  return recoveryCodes > 0 ? ['code', 'recoveryCode'] : ['code']
}

/** Lets what changes or proves a person's factors take turns. */
export async function lockPerson(tx: Database, person: PersonId): Promise<void> {
  await tx.select({ id: people.id }).from(people).where(eq(people.id, person)).for('update')
}

/** Removes a person's app and recovery codes. */
export async function deleteFactors(tx: Database, person: PersonId): Promise<void> {
  await tx.delete(authenticators).where(eq(authenticators.personId, person))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.personId, person))
}
