import type { AccountId, PersonId } from '@nelly/domain/ids'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { accounts, members, people } from '../../platform/db/schema.ts'
import type { Session } from '../../platform/http/session-store.ts'

/** What the specification calls a user: a person who signs in, with the account they act in. */
export type User = NonNullable<Awaited<ReturnType<typeof findUser>>>

/** The user of a session. */
export const userOf = (db: Database, { person, account }: Pick<Session, 'person' | 'account'>) =>
  findUser(db, and(eq(members.personId, person), eq(members.accountId, account)))

/** The person with this e-mail in the account in which they were last. */
export const userByEmail = (db: Database, email: string) => findUser(db, eq(people.email, email))

/** The same of a person. */
export const userById = (db: Database, person: PersonId) => findUser(db, eq(people.id, person))

async function findUser(db: Database, where: SQL | undefined) {
  const [found] = await db
    .select({
      id: people.id,
      accountId: accounts.id,
      name: people.name,
      email: people.email,
      passwordHash: people.passwordHash,
      phone: accounts.phone,
      avatar: accounts.avatar,
      retentionMonths: accounts.retentionMonths,
      revision: accounts.revision,
    })
    .from(members)
    .innerJoin(people, eq(people.id, members.personId))
    .innerJoin(accounts, eq(accounts.id, members.accountId))
    .where(where)
    .orderBy(sql`${members.enteredAt} desc nulls last`, asc(members.accountId))
    .limit(1)
  return found && { ...found, id: found.id as PersonId, accountId: found.accountId as AccountId }
}
