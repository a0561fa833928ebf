import type { PersonId } from '@nelly/domain/ids'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, users } from '../../platform/db/schema.ts'

/** An account as the command line lists it; `landings` are those that are not deleted. */
export interface ListedOwner {
  id: PersonId
  email: string
  name: string
  createdAt: Date
  landings: number
}

/** All accounts, oldest first. */
export async function listOwners(db: Database): Promise<ListedOwner[]> {
  const rows = await db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      createdAt: users.createdAt,
      landings: db.$count(landings, and(eq(landings.accountId, users.id), isNull(landings.deletedAt))),
    })
    .from(users)
    .orderBy(asc(users.id))
  return rows.map((row) => ({ ...row, id: row.id as PersonId }))
}
