import type { AccountId } from '@nelly/domain/ids'
import { and, eq, isNull, notInArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { poolJoins, pools } from '../../platform/db/schema.ts'

/** SQL condition on pools: an account's that have their units, as they were neither deleted nor joined to another. */
export const isPoolOf = (db: Database, account: AccountId) =>
  and(
    eq(pools.accountId, account),
    isNull(pools.deletedAt),
    notInArray(pools.id, db.select({ id: poolJoins.joinedId }).from(poolJoins)),
  )
