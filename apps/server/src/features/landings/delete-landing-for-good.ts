import type { AccountId, LandingId, VehicleId } from '@nelly/domain/ids'
import type { Principal } from '@nelly/domain/reservations/actor'
import type { Customer } from '@nelly/domain/reservations/booking'
import { and, asc, eq, exists, gt, inArray, not } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import {
  blocks,
  landings,
  payLinks,
  poolJoins,
  pools,
  reservationPhotographs,
  reservations,
  sitePictures,
  transferSlips,
  vehiclePictures,
  vehicles,
} from '../../platform/db/schema.ts'
import { removeUnnamed } from '../../platform/files/remove-files.ts'
import { filesOf, type PictureParts } from '../../platform/images/stored-files.ts'
import { wakeJobWorker } from '../../platform/jobs/jobs.ts'
import { CUSTOMER_RACES } from '../customer-contacts/attach-customer.ts'
import { forgetDeleted, type TypedByCustomer } from '../customer-contacts/forget-erased.ts'
import { lockVehicles } from '../inventory/hold-pool.ts'
import type { Landing } from '../inventory/published.ts'
import { mailLandingDeleted } from '../reservations/mail/landing-deleted.ts'
import { keepWhatIsOut, outRentalsAt } from './keep-what-is-out.ts'
import { landingsOf } from './landing-store.ts'

/** Reservations deleted by one statement: all of a large landing would exceed the statement timeout. */
const BATCH = 1_000

/**
 * Deletes a deleted landing for good, with its vehicles, reservations and files, and what its account knows of customers from these
 * alone; what is out stays blocked on landings that offer it too. Customers whose rental is to come are mailed, unless there is no
 * `origin` for the links. False where the owner has no such deleted landing.
 */
export async function deleteLandingForGood(
  parts: PictureParts,
  { account, actor }: Principal,
  id: LandingId,
  origin?: string,
): Promise<boolean> {
  const at = parts.now()
  const named = await inTransaction(
    parts.db,
    async (tx) => {
      // Bookings lock a vehicle and its pool before its landing: the other order would deadlock.
      const offered = await lockVehicles(tx, await vehiclesAt(tx, account, id))
      const found = await landingsOf(account, tx).lock(id, 'deleted')
      if (!found) return undefined
      const files = await filesNamedBy(tx, found)
      const out = await outRentalsAt(tx, id, at)
      if (origin !== undefined) await mailLandingDeleted(tx, id, { origin, now: at })
      await forgetDeleted(tx, await deleteReservations(tx, id))
      // Its other rows are deleted by the foreign keys.
      await tx.delete(landings).where(eq(landings.id, found.id))
      await deleteUnoffered(tx, offered)
      await keepWhatIsOut(tx, out, { actor, at })
      return files
    },
    CUSTOMER_RACES,
  )
  if (!named) return false
  wakeJobWorker()
  await removeUnnamed(parts, account, named)
  return true
}

/** All vehicles of a landing of the account, deleted ones too. */
async function vehiclesAt(tx: Database, account: AccountId, id: LandingId): Promise<VehicleId[]> {
  const found = await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .innerJoin(landings, eq(landings.id, vehicles.landingId))
    .where(and(eq(landings.id, id), eq(landings.accountId, account)))
  return found.map((vehicle) => vehicle.id as VehicleId)
}

/** Deletes those of the pools that no vehicle offers any more, with all that is known of their units. */
async function deleteUnoffered(tx: Database, offered: readonly number[]): Promise<void> {
  const isOffered = exists(tx.select({ id: vehicles.id }).from(vehicles).where(eq(vehicles.poolId, pools.id)))
  const gone = await tx
    .select({ id: pools.id })
    .from(pools)
    .where(and(inArray(pools.id, [...offered]), not(isOffered)))
  const ids = gone.map(({ id }) => id)
  // Their blocks, with the rows that hold units, before what refers to no block; and what was joined to them before the joins.
  await tx.delete(blocks).where(inArray(blocks.poolId, ids))
  const joined = tx.select({ id: poolJoins.joinedId }).from(poolJoins).where(inArray(poolJoins.poolId, ids))
  await tx.delete(pools).where(inArray(pools.id, joined))
  await tx.delete(pools).where(inArray(pools.id, ids))
}

/**
 * Returns what was typed with them, by customer. Each batch starts where the last ended: rows deleted by the same transaction would be scanned again.
 */
async function deleteReservations(tx: Database, landing: LandingId): Promise<TypedByCustomer> {
  const { customerId: customer, firstName, lastName, email, phone } = reservations
  const typed = new Map<number, Customer[]>()
  for (let last = 0; ; ) {
    const batch = await tx
      .select({ id: reservations.id, customer, typed: { firstName, lastName, email, phone } })
      .from(reservations)
      .where(and(eq(reservations.landingId, landing), gt(reservations.id, last)))
      .orderBy(asc(reservations.id))
      .limit(BATCH)
    const ids = batch.map(({ id }) => id)
    for (const one of batch)
      if (one.customer !== null) typed.set(one.customer, [...(typed.get(one.customer) ?? []), one.typed])
    await tx.delete(reservations).where(inArray(reservations.id, ids))
    if (ids.length < BATCH) return typed
    last = ids.at(-1) ?? last
  }
}

/** Every stored file that the landing, its vehicles or its reservations name. */
async function filesNamedBy(tx: Database, { id }: Landing): Promise<string[]> {
  const pictures = await tx
    .select({ picture: vehiclePictures.picture })
    .from(vehiclePictures)
    .innerJoin(vehicles, eq(vehicles.id, vehiclePictures.vehicleId))
    .where(eq(vehicles.landingId, id))
  const ofSite = await tx
    .select({ path: sitePictures.path, picture: sitePictures.picture })
    .from(sitePictures)
    .where(eq(sitePictures.landingId, id))
  const shown = await tx
    .selectDistinct({ path: reservations.vehiclePicture })
    .from(reservations)
    .where(eq(reservations.landingId, id))
  const slips = await tx
    .select({ path: transferSlips.path })
    .from(transferSlips)
    .innerJoin(payLinks, eq(payLinks.id, transferSlips.payLinkId))
    .innerJoin(reservations, eq(reservations.id, payLinks.reservationId))
    .where(eq(reservations.landingId, id))
  const photographs = await tx
    .select({ path: reservationPhotographs.path, smallPath: reservationPhotographs.smallPath })
    .from(reservationPhotographs)
    .innerJoin(reservations, eq(reservations.id, reservationPhotographs.reservationId))
    .where(eq(reservations.landingId, id))
  const paths = [
    ...slips.map(({ path }) => path),
    ...photographs.flatMap(({ path, smallPath }) => [path, smallPath]),
    ...ofSite.flatMap(({ path, picture }) => (picture ? filesOf(picture) : [path])),
    ...pictures.flatMap(({ picture }) => filesOf(picture)),
    ...shown.map(({ path }) => path),
  ]
  return [...new Set(paths.filter((path) => path !== null))]
}
