import type { PersonId } from '@nelly/domain/ids'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { people } from '../../platform/db/schema.ts'
import type { Mailing } from '../../platform/http/mailing.ts'
import { endSessionsOf } from '../../platform/http/session-store.ts'
import { transactionWithJobs } from '../../platform/jobs/jobs.ts'
import { tellOfChange } from '../credential-changes/tell-of-change.ts'
import { deleteFactors } from './factors.ts'

/** Removes all factors of the person with an e-mail, ends their sessions and tells them; answers the e-mail. */
export const removeFactors = (
  db: Database,
  email: string,
  mailing: Mailing,
): Promise<Result<string, 'owner-unknown'>> =>
  transactionWithJobs(db, async (tx) => {
    const [row] = await tx
      .select({ id: people.id, email: people.email })
      .from(people)
      .where(eq(people.email, email.trim().toLowerCase()))
      .for('update')
    if (!row) return refuse('owner-unknown')
    const person = row.id as PersonId
    await deleteFactors(tx, person)
    await endSessionsOf(tx, person)
    await tellOfChange(tx, person, 'factors-reset', mailing)
    return ok(row.email)
  })
