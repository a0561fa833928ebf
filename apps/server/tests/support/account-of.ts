import type { AccountId, PersonId } from '@nelly/domain/ids'
import { eq } from 'drizzle-orm'
import type { Database } from '../../src/platform/db/database.ts'
import { members } from '../../src/platform/db/schema.ts'

/** The account of an operator who has one. */
export async function accountOf(db: Database, person: PersonId): Promise<AccountId> {
  const [member] = await db.select().from(members).where(eq(members.personId, person))
  return member?.accountId as AccountId
}
