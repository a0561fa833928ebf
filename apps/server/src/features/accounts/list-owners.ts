import type { PersonId } from '@nelly/domain/ids'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, members, people } from '../../platform/db/schema.ts'

/** A person as the command line lists them; `landings` are those of their account that are not deleted. */
export interface ListedOwner {
  id: PersonId
  email: string
  name: string
  createdAt: Date
  landings: number
}

/** Everybody who can sign in, oldest first. */
export async function listOwners(db: Database): Promise<ListedOwner[]> {
  const rows = await db
    .select({
      id: people.id,
      email: people.email,
      name: people.name,
      createdAt: people.createdAt,
      landings: db.$count(
        landings,
        and(eq(landings.accountId, members.accountId), isNull(landings.deletedAt)),
      ),
    })
    .from(people)
    .innerJoin(members, eq(members.personId, people.id))
    .orderBy(asc(people.id))
  return rows.map((row) => ({ ...row, id: row.id as PersonId }))
}
