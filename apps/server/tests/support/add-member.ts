import type { Role } from '@nelly/domain/team/roles'
import { eq } from 'drizzle-orm'
import { accounts, members } from '../../src/platform/db/schema.ts'
import type { TestApp, TestOwner } from './test-app.ts'

/** Somebody who is in the account of an owner alone, with this role. */
export async function addMember(
  nelly: TestApp,
  { account }: Pick<TestOwner, 'account'>,
  role: Role,
  name?: string,
): Promise<TestOwner> {
  const person = await nelly.addOwner(name === undefined ? {} : { name })
  const { db, now } = nelly.parts
  await db.delete(accounts).where(eq(accounts.id, person.account))
  await db.insert(members).values({ accountId: account, personId: person.id, role, createdAt: now() })
  return { ...person, account }
}
