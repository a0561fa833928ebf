import { extraOutOfStock } from '@nelly/domain/availability/extras-left'
import type { AccountId, LandingId, VehicleId } from '@nelly/domain/ids'
import { nextInLine } from '@nelly/domain/waiting-list/waiting-list'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, vehicles, waitingWishes } from '../../platform/db/schema.ts'
import { transactionWithJobs } from '../../platform/jobs/jobs.ts'
import { secretHashOf } from '../../platform/secret.ts'
import { availableVehicles } from '../inventory/availability.ts'
import { ratesReader } from '../inventory/current-rates.ts'
import { stockOf } from '../inventory/limited-supply.ts'
import { isOnSale } from '../inventory/on-sale.ts'
import { placesReader } from '../inventory/places-reader.ts'
import { pricedVehicle } from '../inventory/priced-vehicle.ts'
import { isPublished } from '../inventory/published.ts'
import { landingPrices } from '../reservations/landing-prices.ts'
import { newSecret } from '../reservations/reservation-secret.ts'
import { mailWish, type WishRow } from './mail-wish.ts'

interface Telling {
  /** Of the mails' links. */
  readonly origin: string
  readonly now: Date
}

interface LandingOfLine {
  readonly id: LandingId
  readonly account: AccountId
  readonly timezone: string
}

const isInLine = and(isNotNull(waitingWishes.confirmedAt), isNull(waitingWishes.toldAt))

/**
 * Tells those who are next in line that what they wait for can be booked, each once, however many servers do so. Returns how many were
 * told.
 *
 * Source: rules.md, "Waiting list".
 */
export async function tellWaiting(db: Database, telling: Telling): Promise<number> {
  const found = await db
    .selectDistinct({ id: landings.id, account: landings.accountId, timezone: landings.timezone })
    .from(landings)
    .innerJoin(waitingWishes, eq(waitingWishes.landingId, landings.id))
    .where(and(isPublished, isInLine))
  let told = 0
  for (const [account, own] of Map.groupBy(found as LandingOfLine[], (one) => one.account))
    told += await tellOf(db, account, { own, ...telling })
  return told
}

/** Those of an account together: its landings may offer the same pools. */
async function tellOf(
  db: Database,
  account: AccountId,
  { own, origin, now }: Telling & { readonly own: readonly LandingOfLine[] },
): Promise<number> {
  // Before the transaction: nothing is held for anybody.
  const free = new Set<number>()
  for (const landing of own) for (const id of await bookableOf(db, landing, now)) free.add(id)
  if (free.size === 0) return 0
  let told = 0
  await transactionWithJobs(db, async (tx) => {
    told = 0
    const ofAccount = tx.select({ id: landings.id }).from(landings).where(eq(landings.accountId, account))
    const rows = await tx
      .select()
      .from(waitingWishes)
      .where(inArray(waitingWishes.landingId, ofAccount))
      .orderBy(asc(waitingWishes.id))
      .for('update')
    const offered = await tx
      .select({ id: vehicles.id, landingId: vehicles.landingId, pool: vehicles.poolId })
      .from(vehicles)
      .where(and(inArray(vehicles.landingId, ofAccount), isNull(vehicles.deletedAt)))
    const poolsOf = ({ landingId, vehicleId }: WishRow) =>
      offered.flatMap((one) =>
        one.landingId === landingId && (vehicleId === null || one.id === vehicleId) ? one.pool : [],
      )
    const wishes = rows.map((wish) => ({ ...wish, pools: new Set(poolsOf(wish)), period: wish.during }))
    for (const { pools: _, period: __, ...wish } of nextInLine(wishes, ({ id }) => free.has(id), now)) {
      const secret = newSecret()
      await tx
        .update(waitingWishes)
        .set({ toldAt: now, toldHash: secretHashOf(secret) })
        .where(eq(waitingWishes.id, wish.id))
      await mailWish(tx, wish, { kind: 'waiting-told', secret, origin, now })
      told += 1
    }
    return told > 0
  })
  return told
}

/** The wishes in line of a landing that a search finds something free for, by their ids. */
async function bookableOf(db: Database, landing: LandingOfLine, instant: Date): Promise<Set<number>> {
  const { id, timezone } = landing
  const line = await db
    .select()
    .from(waitingWishes)
    .where(and(eq(waitingWishes.landingId, id), isInLine))
  const offered = await db
    .select(pricedVehicle)
    .from(vehicles)
    .where(and(eq(vehicles.landingId, id), isOnSale))
  const ratesOf = ratesReader(db)
  const { placesOf } = placesReader(db)
  const prices = await landingPrices(db, id, { now: wallClockIn(timezone, instant), ratesOf, placesOf })
  const found = new Set<number>()
  for (const wishes of Map.groupBy(line, ({ during }) => `${during.pickup} ${during.return}`).values()) {
    const period = (wishes[0] as WishRow).during
    const free = await availableVehicles(db, id, period, { instant, ratesOf })
    if (free.size === 0) continue
    const left = (await stockOf(db, id, prices.rates, period))(period)
    const canBook = (wish: WishRow, vehicle: (typeof offered)[number]) => {
      const trip = { ...wish, period, extras: [] }
      if (prices.broken(vehicle.id, trip).length > 0) return false
      const quoted = prices.quote(vehicle, trip)
      return quoted.ok && !extraOutOfStock(left, quoted.value.lines)
    }
    for (const wish of wishes) {
      const wished = offered.filter(({ id: one }) => free.has(one) && isWished(wish, one))
      if (wished.some((vehicle) => canBook(wish, vehicle))) found.add(wish.id)
    }
  }
  return found
}

const isWished = ({ vehicleId }: WishRow, vehicle: VehicleId): boolean =>
  vehicleId === null || vehicleId === vehicle
