import type { AccountId } from '@nelly/domain/ids'
import { and, eq, isNull } from 'drizzle-orm'
import { landings } from '../../platform/db/schema.ts'

/** Within a query of landings: those that visitors may see and book on, published and not deleted. */
export const isPublished = and(eq(landings.status, 'published'), isNull(landings.deletedAt))

/** Within a query of landings: the owner's that are not deleted. */
export const isLivingOf = (account: AccountId) =>
  and(eq(landings.accountId, account), isNull(landings.deletedAt))
