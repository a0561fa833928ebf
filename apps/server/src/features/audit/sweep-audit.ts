import { AUDIT_YEARS } from '@nelly/domain/audit/audit'
import { lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { auditEntries } from '../../platform/db/schema.ts'

/** Entries deleted by one statement: all of them could exceed the statement timeout. */
const BATCH = 1_000

/** Deletes entries that are older than two years: nothing else deletes some of an account that stays. */
export async function sweepAudit(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now)
  oldest.setUTCFullYear(oldest.getUTCFullYear() - AUDIT_YEARS)
  const batch = db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(lt(auditEntries.at, oldest))
    .limit(BATCH)
  for (;;) {
    const swept = await inTransaction(db, async (tx) => {
      await tx.execute(sql`select set_config('nelly.audit_retention', 'on', true)`)
      return tx
        .delete(auditEntries)
        .where(sql`${auditEntries.id} = any(array(${batch}))`)
        .returning({ id: auditEntries.id })
    })
    if (swept.length < BATCH) return
  }
}
