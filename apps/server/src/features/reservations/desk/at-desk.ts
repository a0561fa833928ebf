import type { DeskReservation } from '@nelly/contract/reservations/desk'
import { type DeskTask, standingAt } from '@nelly/domain/reservations/standing-at'
import { elsewhere } from '@nelly/domain/units/whereabouts'
import { minutesBetween, type WallClock, wallClockIn } from '@nelly/domain/wall-clock'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { pools } from '../../../platform/db/schema.ts'
import { whereTheirUnitsAre } from '../../inventory/where-units-are.ts'
import { phoneDigits } from '../../phones/phone-digits.ts'
import type { Reservation } from '../reservation.ts'
import { ownedReservation } from '../reservation-for-operator.ts'

/** A reservation with what the desk has to do with it, if there is anything. */
export interface AtDesk extends Reservation {
  readonly task: DeskTask | undefined
  /** As its operator is told of it. */
  readonly told: DeskReservation
}

/** Reservations as the desk has them at an instant. */
export async function atDesk(db: Database, found: readonly Reservation[], now: Date): Promise<AtDesk[]> {
  const units = await unitCounts(
    db,
    found.map(({ poolId }) => poolId),
  )
  const waiting = found.filter(({ status }) => status === 'requested' || status === 'confirmed')
  const whereIs = await whereTheirUnitsAre(db, waiting, now)
  return found.map((reservation) => {
    const clock = wallClockIn(reservation.landing.timezone, now)
    const task = standingAt({ status: reservation.status, period: reservation.during }, clock)
    const told = {
      ...ownedReservation(reservation, now),
      minutesLate: minutesLate(reservation, task, clock),
      unitElsewhere: waiting.includes(reservation)
        ? elsewhere(whereIs(reservation), reservation.pickupPlace)
        : null,
      vehicleUnits: units.get(reservation.poolId) ?? 0,
      whatsapp: phoneDigits(reservation.phone, reservation.landing.timezone) ?? null,
    }
    return { ...reservation, task, told }
  })
}

/** How many units pools have. */
export async function unitCounts(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: pools.id, units: pools.units })
    .from(pools)
    .where(inArray(pools.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, units }) => [id, units]))
}

function minutesLate({ during }: Reservation, task: DeskTask | undefined, clock: WallClock): number {
  if (task === 'late-out') return minutesBetween(during.pickup, clock)
  return task === 'overdue' ? minutesBetween(during.return, clock) : 0
}
