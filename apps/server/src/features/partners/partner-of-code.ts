import type { AccountId } from '@nelly/domain/ids'
import type { Source } from '@nelly/domain/reservations/source'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { partners } from '../../platform/db/schema.ts'

/** What a reservation keeps of the partner whose code its source says; of a withdrawn one, or none, it keeps nothing. */
export async function partnerOfSource(db: Database, account: AccountId, source: Source | undefined) {
  if (source?.ref === undefined) return { partnerId: null, partnerPercent: null }
  const [found] = await db
    .select({ partnerId: partners.id, partnerPercent: partners.percent })
    .from(partners)
    .where(
      and(
        eq(partners.accountId, account),
        sql`lower(${partners.code}) = ${source.ref.toLowerCase()}`,
        isNull(partners.withdrawnAt),
      ),
    )
  return found ?? { partnerId: null, partnerPercent: null }
}
