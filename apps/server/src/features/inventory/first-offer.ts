import type { AccountId, LandingId } from '@nelly/domain/ids'
import { and, eq, exists, isNull, lt, not, type SQL } from 'drizzle-orm'
import { alias, QueryBuilder } from 'drizzle-orm/pg-core'
import { landings, vehicles } from '../../platform/db/schema.ts'

const [other, itsLanding] = [alias(vehicles, 'other'), alias(landings, 'its_landing')]

/** SQL condition on vehicles: another one offers the same pool, on any landing or on this one, neither deleted. */
const isOfferedToo = (landing: LandingId | undefined, which?: SQL) =>
  exists(
    new QueryBuilder()
      .select({ id: other.id })
      .from(other)
      .innerJoin(itsLanding, eq(itsLanding.id, other.landingId))
      .where(
        and(
          eq(other.poolId, vehicles.poolId),
          isNull(other.deletedAt),
          isNull(itsLanding.deletedAt),
          landing === undefined ? undefined : eq(other.landingId, landing),
          which,
        ),
      ),
  )

/**
 * SQL condition on vehicles that are not deleted: none that was added before offers the same pool, on any landing or on this one. A
 * list of pools by their vehicles has each pool once with it.
 */
export const isFirstOffer = (landing?: LandingId): SQL =>
  not(isOfferedToo(landing, lt(other.id, vehicles.id)))

/**
 * SQL condition on vehicles of an account: the first of a pool that none offers any more. The account is told to the subquery too, as a
 * database may read all that it finds at once.
 */
export const isFirstOfUnoffered = (account: AccountId) =>
  and(
    not(isOfferedToo(undefined, eq(itsLanding.accountId, account))),
    not(
      exists(
        new QueryBuilder()
          .select({ id: other.id })
          .from(other)
          .where(and(eq(other.poolId, vehicles.poolId), lt(other.id, vehicles.id))),
      ),
    ),
  )
