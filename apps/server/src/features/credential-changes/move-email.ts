import type { PersonId } from '@nelly/domain/ids'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { accounts, emailChanges, members, people } from '../../platform/db/schema.ts'
import type { Mailing } from '../../platform/http/mailing.ts'
import { tellOfChange } from './tell-of-change.ts'

/**
 * Gives a person another e-mail and tells the former address. Where mails of an account go to their own address, they follow it. Another
 * change that waits for confirmation ends. Fails with 23505 where somebody else has the e-mail.
 */
export async function moveEmail(
  tx: Database,
  person: PersonId,
  email: string,
  mailing: Mailing,
): Promise<void> {
  await tx.delete(emailChanges).where(eq(emailChanges.personId, person))
  const [before] = await tx.select({ email: people.email }).from(people).where(eq(people.id, person))
  if (!before) return
  await tellOfChange(tx, person, 'email', { ...mailing, email })
  const theirs = tx.select({ id: members.accountId }).from(members).where(eq(members.personId, person))
  await tx
    .update(accounts)
    .set({ email })
    .where(and(eq(accounts.email, before.email), inArray(accounts.id, theirs)))
  await tx.update(people).set({ email }).where(eq(people.id, person))
}
