import { turnaroundOf } from '@nelly/domain/availability/turnaround'
import type { LandingId, VehicleId } from '@nelly/domain/ids'
import type { PresentReservations } from '@nelly/domain/imports/reservation-plan'
import { placeChoices } from '@nelly/domain/places/places'
import { MAX_RENTAL_DAYS } from '@nelly/domain/rental-period'
import { addMinutes, type WallClock, wallClockIn } from '@nelly/domain/wall-clock'
import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { pools, reservations } from '../../../platform/db/schema.ts'
import { contactKeys } from '../../customer-contacts/contact-keys.ts'
import type { CurrentRates } from '../../inventory/current-rates.ts'
import { heldFrom, heldUnits } from '../../inventory/held-units.ts'
import { isReservation, reservationColumns } from '../../inventory/is-reservation.ts'
import { outOfPool, toHeldUnits, withOut } from '../../inventory/out-now.ts'
import { placesOf } from '../../inventory/places-of.ts'
import { presentCustomers } from '../customers/preview-customers.ts'
import { presentFleet } from '../fleet/present-fleet.ts'
import type { ToPreview } from '../kind-of-import.ts'

/** What there is for reservations of a landing: its fleet, what holds that, places and customers. */
export async function presentReservations(
  { db, account, landing, now: instant }: ToPreview,
  { compiled: { rates } }: CurrentRates,
): Promise<PresentReservations> {
  const { id, currency, timezone } = landing
  const now = wallClockIn(timezone, instant)
  const fleet = await presentFleet(db, account, landing, instant)
  const ofFleet = [...new Set(fleet.vehicles.map(({ poolId }) => poolId))]
  // A rental whose vehicle is out may have begun as long ago.
  const since = addMinutes(now, -MAX_RENTAL_DAYS * 24 * 60)
  const places = await placesOf(db, id as LandingId)
  const keysOf = (contact: { email: string; phone: string }) => contactKeys(contact, timezone)
  return {
    ...{ vehicles: fleet.vehicles, units: fleet.units, currency, timezone, now },
    reservations: (await standing(db, ofFleet, now)).map(
      ({ vehicleId, during: period, email, phone, ...one }) => ({
        ...one,
        ...{ vehicleId: vehicleId as VehicleId, period, keys: keysOf({ email, phone }) },
      }),
    ),
    held: withOut(await heldUnits(db, ofFleet, heldFrom(since)), await outOf(db, ofFleet, now)),
    customers: { customers: await presentCustomers(db, account), keysOf },
    places: placeChoices(places),
    codes: places,
    turnaroundOf: (vehicle) => turnaroundOf(rates, vehicle),
  }
}

/** Those whose return is to come; cancelled ones too, as a file may still have them. */
const standing = (db: Database, ofFleet: readonly number[], now: WallClock) => {
  const { id, reference, vehicleId, unit, during, email, phone } = reservationColumns
  return db
    .select({ id, reference, vehicleId, unit, during, email, phone })
    .from(reservations)
    .where(
      and(
        inArray(reservations.poolId, [...ofFleet]),
        isReservation,
        isNull(reservations.deletedAt),
        sql`upper(${reservations.during}) > ${now.replace('T', ' ')}::timestamp`,
      ),
    )
    .orderBy(reservations.id)
}

async function outOf(db: Database, ofFleet: readonly number[], now: WallClock) {
  const rows = await db
    .select({ out: outOfPool, timezone: pools.timezone })
    .from(pools)
    .where(inArray(pools.id, [...ofFleet]))
  return rows.flatMap(({ out, timezone }) => toHeldUnits(out ?? [], timezone, now))
}
