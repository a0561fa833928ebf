import type { PersonId } from '@nelly/domain/ids'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { people } from '../../platform/db/schema.ts'
import { endSessionsOf } from '../../platform/http/session-store.ts'
import { deleteFactors } from './factors.ts'

/** Removes all factors of the person with an e-mail and ends their sessions; answers the e-mail. */
export const removeFactors = (db: Database, email: string): Promise<Result<string, 'owner-unknown'>> =>
  inTransaction(db, async (tx) => {
    const [row] = await tx
      .select({ id: people.id, email: people.email })
      .from(people)
      .where(eq(people.email, email.trim().toLowerCase()))
      .for('update')
    if (!row) return refuse('owner-unknown')
    const person = row.id as PersonId
    await deleteFactors(tx, person)
    await endSessionsOf(tx, person)
    return ok(row.email)
  })
