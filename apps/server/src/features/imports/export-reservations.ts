import type { Readable } from 'node:stream'
import type { Language } from '@nelly/contract/wire'
import type { AccountId, LandingId } from '@nelly/domain/ids'
import { withoutBrand } from '@nelly/domain/imports/fleet-cells'
import { RESERVATIONS, type ReservationField } from '@nelly/domain/imports/reservation-fields'
import { decimalDigits } from '@nelly/domain/money'
import { unambiguousNumber } from '@nelly/domain/typed-number'
import { dateOf, timeOf, wallClockIn } from '@nelly/domain/wall-clock'
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { customers, landings, reservations, units, vehicles } from '../../platform/db/schema.ts'
import { isReservation } from '../inventory/is-reservation.ts'
import { isLivingOf } from '../inventory/published.ts'
import { exportedTable } from './exported-table.ts'

/**
 * A landing's confirmed reservations to come, and those that are out, in the columns of an import; undefined where there is no such landing.
 * `name` is the file's.
 */
export async function exportReservations(
  db: Database,
  account: AccountId,
  landingId: LandingId,
  language: Language,
  now: Date,
): Promise<{ name: string; table: Readable } | undefined> {
  const [landing] = await db
    .select({ id: landings.id, currency: landings.currency, timezone: landings.timezone })
    .from(landings)
    .where(and(isLivingOf(account), eq(landings.id, landingId)))
  if (!landing) return undefined
  const clock = wallClockIn(landing.timezone, now).replace('T', ' ')
  const found = await db
    .select({
      reservation: reservations,
      vehicle: { name: vehicles.name, brand: vehicles.brand },
      plate: units.plate,
      document: customers.identityDocument,
    })
    .from(reservations)
    .innerJoin(vehicles, eq(vehicles.id, reservations.vehicleId))
    .leftJoin(units, and(eq(units.poolId, reservations.poolId), eq(units.number, reservations.unit)))
    .leftJoin(customers, eq(customers.id, reservations.customerId))
    .where(
      and(
        eq(reservations.landingId, landing.id),
        isReservation,
        isNull(reservations.deletedAt),
        inArray(reservations.status, ['confirmed', 'out']),
        or(eq(reservations.status, 'out'), sql`upper(${reservations.during}) > ${clock}::timestamp`),
      ),
    )
    .orderBy(asc(sql`lower(${reservations.during})`), asc(reservations.id))
  const rows = found.map(({ reservation: one, vehicle: { name, brand }, plate, document }) => {
    const { during, currency, totalMinor: minor } = one
    const total = unambiguousNumber(decimalDigits({ minor, currency }))
    const cells: Record<ReservationField, string | null> = {
      ...{ plate, brand, model: withoutBrand(name, brand) },
      ...{ name: one.firstName, lastName: one.lastName, phone: one.phone, email: one.email },
      ...{ documentKind: document?.kind ?? '', document: document?.number ?? '' },
      ...{ pickup: dateOf(during.pickup), pickupTime: timeOf(during.pickup) },
      ...{ return: dateOf(during.return), returnTime: timeOf(during.return) },
      ...{ pickupPlace: one.pickupPlace, returnPlace: one.returnPlace },
      total: currency === landing.currency ? total : `${total} ${currency}`,
      ...{ isOut: one.status === 'out' ? 'yes' : '', reference: one.reference, notes: one.comment },
    }
    return (Object.keys(RESERVATIONS) as ReservationField[]).map((field) => cells[field] ?? '')
  })
  return exportedTable('reservations', rows, { language, landing })
}
