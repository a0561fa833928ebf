import type { NewPartner, PartnerChanges } from '@nelly/contract/partners/partners'
import type { AccountId, PartnerId } from '@nelly/domain/ids'
import { MOST_PARTNERS } from '@nelly/domain/partners/partner'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { lockAccount } from '../../platform/db/lock-account.ts'
import { partnerRentals, partners } from '../../platform/db/schema.ts'
import { givenFields } from '../../platform/given-fields.ts'

export type PartnerRow = typeof partners.$inferSelect

/** One account's partners; those of others are not found. */
export const partnersOf = (account: AccountId, db: Database) => {
  const mine = eq(partners.accountId, account)
  const one = (id: PartnerId) => and(mine, eq(partners.id, id))

  return {
    /** All of them, by name. */
    list: (): Promise<PartnerRow[]> =>
      db
        .select()
        .from(partners)
        .where(mine)
        .orderBy(asc(sql`lower(${partners.name})`), asc(partners.id)),

    find: async (id: PartnerId): Promise<PartnerRow | undefined> =>
      (await db.select().from(partners).where(one(id)))[0],

    /** The same, locked until the transaction ends. */
    hold: async (id: PartnerId): Promise<PartnerRow | undefined> =>
      (await db.select().from(partners).where(one(id)).for('update'))[0],

    /** Adds one, in a transaction: those that are added at once are counted one after the other. */
    async add(
      partner: NewPartner,
      createdAt: Date,
    ): Promise<Result<PartnerRow, 'partner-code-taken' | 'too-many-partners'>> {
      await lockAccount(db, account)
      const [there] = await db.select({ count: count() }).from(partners).where(mine)
      if ((there?.count ?? 0) >= MOST_PARTNERS) return refuse('too-many-partners')
      const { email = null, ...rest } = partner
      const [added] = await db
        .insert(partners)
        .values({ ...rest, email, accountId: account, createdAt })
        .onConflictDoNothing()
        .returning()
      return added ? ok(added) : refuse('partner-code-taken')
    },

    /** Changes a held one. */
    async change(held: PartnerRow, { withdrawn, revision: _, ...fields }: PartnerChanges, now: Date) {
      const withdrawnAt =
        withdrawn === undefined ? held.withdrawnAt : withdrawn ? (held.withdrawnAt ?? now) : null
      const [changed] = await db
        .update(partners)
        .set({ ...givenFields(fields), withdrawnAt })
        .where(eq(partners.id, held.id))
        .returning()
      if (!changed) throw new Error('a held partner is gone')
      return changed
    },

    /** All that counted for one of them, oldest first. */
    counted: (id: PartnerId) =>
      db
        .select({
          reservationId: partnerRentals.reservationId,
          reference: partnerRentals.reference,
          percent: partnerRentals.percent,
          currency: partnerRentals.currency,
          base: partnerRentals.baseMinor,
          month: partnerRentals.month,
        })
        .from(partnerRentals)
        .innerJoin(partners, eq(partners.id, partnerRentals.partnerId))
        .where(one(id))
        .orderBy(asc(partnerRentals.id)),
  }
}
