import type { Outcome, Refused } from '@nelly/contract/refusal-details'
import { freeUnit } from '@nelly/domain/availability/availability'
import type { LandingId } from '@nelly/domain/ids'
import { isRestorable } from '@nelly/domain/reservations/operator-cancellation'
import { refuse } from '@nelly/domain/result'
import { type WallClock, wallClockIn } from '@nelly/domain/wall-clock'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { reservations } from '../../platform/db/schema.ts'
import type { Parts } from '../../platform/parts.ts'
import { appendReservationEvent } from '../history/reservation-events.ts'
import { currentRates } from '../inventory/current-rates.ts'
import { isReservation, type ReservationRow } from '../inventory/is-reservation.ts'
import { stockRefusal, usableOffers } from '../inventory/limited-supply.ts'
import { type MovedBy, overlappingHolds, takeUnit } from '../inventory/take-unit.ts'
import { lockWithVehicle, type OwnersReservation } from './lock-with-vehicle.ts'
import { changeRow } from './raised-revision.ts'
import type { Reservation } from './reservation.ts'
import { reservationsOf } from './reservation-store.ts'
import { transactionForUnits } from './transaction-for-units.ts'

type Restored = Outcome<
  Reservation,
  | 'reservation-not-found'
  | 'reservation-not-restorable'
  | 'vehicle-not-available'
  | 'offer-used-up'
  | 'extra-out-of-stock'
>

/**
 * Restores a deleted reservation, on its unit or on another one; one that is not deleted is not changed. No file is
 * removed while a reservation that can be restored names it, but a restored backup has no file that only such a
 * reservation names.
 *
 * Source: rules.md, "Deleting".
 */
export async function restoreDeleted(
  { db, files }: Pick<Parts, 'db' | 'files'>,
  which: OwnersReservation,
  now: Date,
): Promise<Restored> {
  const [shown] = await db
    .select({ path: reservations.vehiclePicture })
    .from(reservations)
    .where(and(eq(reservations.id, which.id), isReservation))
  const path = shown?.path ?? null
  const picture = path !== null && (await files.size(path)) !== undefined ? path : null
  return transactionForUnits(db, (tx) => restore(tx, which, picture, now))
}

async function restore(
  tx: Database,
  which: OwnersReservation,
  vehiclePicture: string | null,
  instant: Date,
): Promise<Restored> {
  const { account, actor, id } = which
  const found = await lockWithVehicle(tx, which)
  if (!found) return refuse('reservation-not-found')
  const { reservation, landing, vehicle } = found
  if (reservation.deletedAt !== null) {
    const isExpired = reservation.answerBy !== null && reservation.answerBy <= instant
    if (isExpired || reservation.erasedAt !== null || !isRestorable(reservation.deletedAt, instant))
      return refuse('reservation-not-restorable')
    // Before the unit, for which others may be reassigned.
    const refusal = reservation.cancelledAt ? undefined : await supplyRefusal(tx, reservation)
    if (refusal) return refusal
    const unit = reservation.cancelledAt
      ? reservation.unit
      : await unitFor(tx, vehicle.pool, reservation, {
          now: wallClockIn(landing.timezone, instant),
          by: { actor, at: instant },
        })
    if (unit === undefined) return refuse('vehicle-not-available')
    await changeRow(tx, id, {
      deletedAt: null,
      unit,
      vehiclePicture,
      isPinned: reservation.isPinned && unit === reservation.unit,
    })
    await appendReservationEvent(tx, { reservationId: id, kind: 'restored', actor, at: instant })
  }
  return reservationsOf(account, tx).find(id)
}

/** Why what it held beside the vehicle is no longer there: another reservation may have taken it meanwhile. */
async function supplyRefusal(
  tx: Database,
  { landingId, offerId, during, quote }: ReservationRow,
): Promise<Refused<'extra-out-of-stock' | 'offer-used-up'> | undefined> {
  const { rates } = (await currentRates(tx, landingId as LandingId)).compiled
  const offer = rates.offers.find(({ id }) => id === offerId)
  if (offer) {
    const isUsable = await usableOffers(tx, landingId, { offers: [offer] }, offer.code)
    if (!isUsable(offer)) return refuse('offer-used-up')
  }
  const wanted = { period: during, lines: quote.lines, isBooking: true }
  return stockRefusal(tx, landingId, rates, wanted)
}

/**
 * Its former unit where that is free, as the customer may have the vehicle; else another. Undefined where all are
 * taken.
 */
async function unitFor(
  tx: Database,
  pool: { id: number; units: number; deletedAt: Date | null },
  { unit, during, held }: ReservationRow,
  { now, by }: { now: WallClock; by: MovedBy },
): Promise<number | undefined> {
  // Of cars that were deleted meanwhile, only what is over is restored.
  if (pool.deletedAt && held.return > now) return undefined
  const overlapping = await overlappingHolds(tx, pool.id, { held, now })
  const lowest = freeUnit(overlapping, held, pool.units)
  // A rental that is out on a removed unit may need the former one, so that none is free.
  const isFormerFree = unit <= pool.units && overlapping.every((other) => other.unit !== unit)
  if (isFormerFree && lowest !== undefined) return unit
  // Only reservations that have not begun are reassigned.
  if (during.pickup < now) return lowest
  return takeUnit(tx, pool, { held, now, by })
}
