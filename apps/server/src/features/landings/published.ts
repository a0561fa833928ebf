import type { AccountId } from '@nelly/domain/ids'
import { and, eq, isNull } from 'drizzle-orm'
import { landings } from '../../platform/db/schema.ts'

/** SQL condition on landings: visible to visitors and open for booking, published and not deleted. */
export const isPublished = and(eq(landings.status, 'published'), isNull(landings.deletedAt))

/** SQL condition on landings: the owner's that are not deleted. */
export const isLivingOf = (account: AccountId) =>
  and(eq(landings.accountId, account), isNull(landings.deletedAt))
