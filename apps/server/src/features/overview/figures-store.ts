import { unitUse } from '@nelly/domain/availability/availability'
import type { AccountId } from '@nelly/domain/ids'
import { type Money, minorUnits } from '@nelly/domain/money'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import { addDays, type CalendarDate } from '@nelly/domain/wall-clock'
import { and, asc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { rangeOfPeriod } from '../../platform/db/period-range.ts'
import { blocks, landings, ledgerEntries, pools, reservations, vehicles } from '../../platform/db/schema.ts'
import { livingDuring } from '../inventory/availability.ts'
import { isOnSale } from '../inventory/on-sale.ts'
import { isLivingOf } from '../inventory/published.ts'

/** An owner's landings that are not deleted, as far as figures need them. */
export const landingsAt = (db: Database, account: AccountId) =>
  db
    .select({
      id: landings.id,
      status: landings.status,
      timezone: landings.timezone,
      currency: landings.currency,
    })
    .from(landings)
    .where(isLivingOf(account))
    .orderBy(asc(landings.id))

/** What an owner has on offer: the pools of vehicles on sale of published landings, none of it deleted, each since it was offered first. */
export const poolsOnOffer = (db: Database, account: AccountId) =>
  db
    .selectDistinctOn([pools.id], {
      pool: pools.id,
      units: pools.units,
      createdAt: vehicles.createdAt,
      timezone: landings.timezone,
    })
    .from(vehicles)
    .innerJoin(pools, eq(pools.id, vehicles.poolId))
    .innerJoin(landings, eq(landings.id, vehicles.landingId))
    .where(and(isLivingOf(account), eq(landings.status, 'published'), isOnSale))
    .orderBy(asc(pools.id), asc(vehicles.createdAt))

/** The times of a period in which units of these pools are not on the fleet. */
export async function offFleetTimes(
  db: Database,
  offered: readonly { readonly pool: number; readonly units: number }[],
  period: RentalPeriod,
): Promise<(pool: number) => readonly RentalPeriod[]> {
  const found = await db
    .select({ pool: blocks.poolId, id: blocks.id, unit: blocks.unit, period: blocks.during })
    .from(blocks)
    .where(
      and(
        inArray(
          blocks.poolId,
          offered.map(({ pool }) => pool),
        ),
        eq(blocks.reason, 'off_fleet'),
        sql`${blocks.during} && ${rangeOfPeriod(period)}::tsrange`,
      ),
    )
  const held = found.map(({ unit, ...row }) => ({ ...row, unit: unit ?? 1, isBlock: true }))
  const byPool = Map.groupBy(held, ({ pool }) => pool)
  const unitsOf = new Map(offered.map(({ pool, units }) => [pool, units]))
  return (pool) => unitUse(byPool.get(pool) ?? [], unitsOf.get(pool) ?? 0)
}

/** A reservation as far as figures need it. */
export type Booked = Awaited<ReturnType<typeof overlappingReservations>>[number]

/** Reservations that hold a unit of an owner's vehicles, deleted or not, at any moment of a period. */
export const overlappingReservations = (db: Database, account: AccountId, period: RentalPeriod) =>
  db
    .select({
      pool: reservations.poolId,
      during: reservations.during,
      currency: reservations.currency,
      totalMinor: reservations.totalMinor,
      source: reservations.source,
    })
    .from(reservations)
    .innerJoin(vehicles, eq(vehicles.id, reservations.vehicleId))
    .innerJoin(landings, eq(landings.id, vehicles.landingId))
    .where(and(isLivingOf(account), livingDuring(period)))

/** The money of one day and currency. */
export interface Paid extends Money {
  readonly day: CalendarDate
}

/**
 * What was paid, or kept of deposits, to an owner's landings since a day at their places, less what was paid back, in the currency of the
 * money itself.
 */
export async function paidSince(db: Database, account: AccountId, since: CalendarDate): Promise<Paid[]> {
  const { amountMinor, balanceMinor, at, currency } = ledgerEntries
  const day = sql`(${at} at time zone ${landings.timezone})::date`.mapWith(
    (value: string) => value as CalendarDate,
  )
  return db
    .select({
      day,
      currency,
      minor: sql`-sum(sign(${balanceMinor}) * ${amountMinor})`.mapWith((value: string) =>
        minorUnits(Number(value)),
      ),
    })
    .from(ledgerEntries)
    .innerJoin(landings, eq(landings.id, ledgerEntries.landingId))
    .where(
      and(
        isLivingOf(account),
        eq(ledgerEntries.accountId, account),
        isNotNull(ledgerEntries.method),
        // A day before, as it begins earlier east of here.
        gte(at, new Date(addDays(since, -1))),
        gte(day, since),
      ),
    )
    .groupBy(day, currency)
    .orderBy(asc(currency))
}
