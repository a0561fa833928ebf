import type { AccountId, LandingId } from '@nelly/domain/ids'
import { and, desc, eq, getTableColumns, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, reservations, vehicles } from '../../platform/db/schema.ts'
import { isReservation } from '../inventory/is-reservation.ts'
import type { Address } from '../inventory/landing-address.ts'
import { isLivingOf, type Landing } from '../inventory/published.ts'

/** The counts of a landing, without deleted rows: vehicles, reservations that are not cancelled, and cancelled ones. */
export interface CountedLanding extends Landing {
  vehiclesCount: number
  reservationsCount: number
  cancelledReservationsCount: number
}

/** The row of a new landing; the store adds owner and time. */
type NewRow = Omit<typeof landings.$inferInsert, 'id' | 'accountId' | 'createdAt' | 'updatedAt'>
type Change = Partial<NewRow>

/** The landings of one owner; those of others are not found. */
export const landingsOf = (account: AccountId, db: Database) => {
  const living = isLivingOf(account)
  const deleted = and(eq(landings.accountId, account), isNotNull(landings.deletedAt))
  const first = async (which: SQL | undefined) => (await counted(db, which))[0]
  return {
    /** Those that are not deleted, newest first. */
    list: () => counted(db, living).orderBy(desc(landings.id)),

    /** The deleted ones, the last deleted first. */
    listDeleted: () => counted(db, deleted).orderBy(desc(landings.deletedAt), desc(landings.id)),

    /** The landing, unless it was deleted. */
    find: (id: LandingId) => first(and(living, eq(landings.id, id))),

    /** The landing at this address, unless it was deleted. */
    findByAddress: (address: Address) => first(and(living, eq(landings.name, address))),

    /** The landing, if it was deleted. */
    findDeleted: (id: LandingId) => first(and(deleted, eq(landings.id, id))),

    /** Adds a landing. Fails with a unique violation where its name is taken. */
    async add(row: NewRow, now: Date): Promise<CountedLanding> {
      const [added] = await db
        .insert(landings)
        .values({ ...row, accountId: account, createdAt: now, updatedAt: now })
        .returning()
      if (!added) throw new Error('an insert answered no row')
      return { ...added, vehiclesCount: 0, reservationsCount: 0, cancelledReservationsCount: 0 }
    },

    /** Changes a landing, deleted or not. Fails with a unique violation where its new name is taken. */
    async change(id: LandingId, change: Change, now: Date): Promise<CountedLanding | undefined> {
      const condition = and(eq(landings.accountId, account), eq(landings.id, id))
      await db
        .update(landings)
        .set({ ...change, updatedAt: now })
        .where(condition)
      return first(condition)
    },

    /** Locks the landing until the transaction ends; undefined where the owner has no such landing. */
    async lock(id: LandingId, which: 'living' | 'deleted'): Promise<Landing | undefined> {
      const [row] = await db
        .select()
        .from(landings)
        .where(and(which === 'living' ? living : deleted, eq(landings.id, id)))
        .for('update')
      return row
    },
  }
}

const ofLanding = and(eq(reservations.landingId, landings.id), isReservation, isNull(reservations.deletedAt))

/** The landings of a condition with their counts, in one query. */
const counted = (db: Database, which: SQL | undefined) =>
  db
    .select({
      ...getTableColumns(landings),
      vehiclesCount: db.$count(
        vehicles,
        and(eq(vehicles.landingId, landings.id), isNull(vehicles.deletedAt)),
      ),
      reservationsCount: db.$count(reservations, and(ofLanding, isNull(reservations.cancelledAt))),
      cancelledReservationsCount: db.$count(
        reservations,
        and(ofLanding, isNotNull(reservations.cancelledAt)),
      ),
    })
    .from(landings)
    .where(which)
    .$dynamic()
