import type { AccountId, LandingId, ReservationId, VehicleId } from '@nelly/domain/ids'
import { type WallClock, wallClockIn } from '@nelly/domain/wall-clock'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { landings, reservations } from '../../../platform/db/schema.ts'
import { isReservation, type ReservationRow, reservationColumns } from '../../inventory/is-reservation.ts'
import { isLivingOf } from '../../inventory/published.ts'
import { lockReservation } from '../lock-reservation.ts'
import { type DeskVehicle, deskVehicles } from './desk-vehicles.ts'

/** A reservation of the account with its vehicles; `now` is the wall clock at the rental place, in its time zone. */
export interface OwnReservation {
  readonly row: ReservationRow
  readonly now: WallClock
  readonly timezone: string
  /** Its own vehicle and the other one that was asked for. */
  readonly vehicles: ReadonlyMap<VehicleId, DeskVehicle>
}

interface Which {
  readonly account: AccountId
  readonly id: ReservationId
  /** Another vehicle that it may get. */
  readonly other?: VehicleId | undefined
}

/** A reservation of the account that is not deleted, as it is stored now. */
export async function ownReservation(
  db: Database,
  { account, id, other }: Which,
  instant: Date,
): Promise<OwnReservation | undefined> {
  const [found] = await db
    .select({ row: reservationColumns, timezone: landings.timezone })
    .from(reservations)
    .innerJoin(landings, eq(landings.id, reservations.landingId))
    .where(and(eq(reservations.id, id), isReservation, isNull(reservations.deletedAt), isLivingOf(account)))
  if (!found) return undefined
  const { row, timezone } = found
  const vehicles = await vehiclesOf(db, row, { account, other, isLocked: false })
  return { row, now: wallClockIn(timezone, instant), timezone, vehicles }
}

/**
 * The same, locked until the transaction ends: its vehicles first, in the order of their ids, as bookings lock them, then
 * the reservation itself. `isOnOther` where it got another vehicle while this waited.
 */
export async function lockOwnReservation(
  tx: Database,
  which: Which,
  instant: Date,
): Promise<(OwnReservation & { readonly isOnOther: boolean }) | undefined> {
  const seen = await ownReservation(tx, which, instant)
  if (!seen) return undefined
  const { account, other } = which
  const vehicles = await vehiclesOf(tx, seen.row, { account, other, isLocked: true })
  const found = await lockReservation(tx, which.id)
  if (!found || found.reservation.deletedAt || found.landing.deletedAt) return undefined
  const row = found.reservation
  return { ...seen, row, vehicles, isOnOther: row.vehicleId !== seen.row.vehicleId }
}

const vehiclesOf = (
  tx: Database,
  row: ReservationRow,
  { account, other, isLocked }: { account: AccountId; other: VehicleId | undefined; isLocked: boolean },
) => {
  const kept = row.vehicleId as VehicleId
  const which = { account, landing: row.landingId as LandingId }
  return deskVehicles(tx, which, other === undefined ? [kept] : [kept, other], { kept, isLocked })
}
