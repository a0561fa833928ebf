import type { Outcome } from '@nelly/contract/refusal-details'
import type { AccountId } from '@nelly/domain/ids'
import { pick } from '@nelly/domain/pick'
import { samePlace } from '@nelly/domain/places/same-place'
import {
  checkedOdometers,
  type RentalChecks,
  type VehicleCheck,
} from '@nelly/domain/reservations/vehicle-check'
import { ok, refuse } from '@nelly/domain/result'
import { isLowerReading } from '@nelly/domain/units/unit'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { units } from '../../platform/db/schema.ts'
import { givenFields } from '../../platform/given-fields.ts'
import type { ReservationRow } from '../inventory/is-reservation.ts'
import { placesOfAccount } from '../inventory/places-of.ts'

/** What was read, as the call takes it: what is missing stays. */
interface WantedCheck {
  readonly end: keyof RentalChecks
  readonly odometer?: number | null | undefined
  readonly fuelEighths?: number | null | undefined
  readonly place?: string | null | undefined
  readonly isLowerConfirmed?: boolean | undefined
}

/** The readings of a reservation. */
export const checksOf = (row: ReservationRow): RentalChecks => ({
  out: { odometer: row.outOdometer, fuelEighths: row.outFuelEighths },
  back: { odometer: row.returnOdometer, fuelEighths: row.returnFuelEighths },
})

/** The columns of the readings at an end of a rental. */
export const CHECK_COLUMNS = {
  out: ({ odometer, fuelEighths }: VehicleCheck) => ({
    outOdometer: odometer,
    outFuelEighths: fuelEighths,
  }),
  back: ({ odometer, fuelEighths }: VehicleCheck) => ({
    returnOdometer: odometer,
    returnFuelEighths: fuelEighths,
  }),
}

/** What is stored of a check: columns of its reservation, and the reading of its unit, if that is a newer one. */
interface NewCheck {
  readonly columns: Partial<ReservationRow>
  /** For the history: what is known now. */
  readonly details: Readonly<Record<string, string | number>>
  readonly unitOdometer: number | null
}

/**
 * Checks what was read at a handover or a return, or corrected since. A reading below the unit's last one has to be confirmed; a correction
 * changes the unit's only where that is the reading it corrects, or an older one.
 *
 * Source: rules.md, "The life of a reservation".
 */
export async function newCheck(
  tx: Database,
  account: AccountId,
  row: ReservationRow,
  { end, place: named, isLowerConfirmed, ...read }: WantedCheck,
): Promise<Outcome<NewCheck, 'odometer-lower' | 'odometer-below-hand-over' | 'place-not-found'>> {
  const before = checksOf(row)
  const check = { ...before[end], ...givenFields(pick(read, ['odometer', 'fuelEighths'])) }
  const checked = checkedOdometers({ ...before, [end]: check })
  if (!checked.ok) return checked
  const place =
    end === 'back' && named !== undefined ? await returnedAt(tx, account, row, named) : ok(undefined)
  if (!place.ok) return place
  const { odometer } = check
  const last = await lastOdometer(tx, row)
  const isLower = isLowerReading(odometer, last)
  const corrected = before[end].odometer
  if (isLower && corrected === null && isLowerConfirmed !== true) return refuse('odometer-lower')
  const isNewer = !isLower || corrected === null || corrected === last
  return ok({
    columns: {
      ...CHECK_COLUMNS[end](check),
      ...(place.value !== undefined && { returnedPlace: place.value }),
    },
    details: Object.fromEntries(
      Object.entries({ ...check, place: place.value }).filter(
        ([, value]) => value !== null && value !== undefined,
      ),
    ) as NewCheck['details'],
    unitOdometer: odometer !== corrected && isNewer ? odometer : null,
  })
}

/** One of the account's places, as it is spelled there; null for the one that was booked. */
async function returnedAt(
  tx: Database,
  account: AccountId,
  { returnPlace }: ReservationRow,
  name: string | null,
): Promise<Outcome<string | null, 'place-not-found'>> {
  if (name === null || samePlace(name, returnPlace)) return ok(null)
  const found = (await placesOfAccount(tx, account)).find((place) => samePlace(place, name))
  return found === undefined ? refuse('place-not-found') : ok(found)
}

type OfUnit = Pick<ReservationRow, 'poolId' | 'unit'>

/** The last reading of a reservation's unit, in kilometres; null where nobody knows it. */
export async function lastOdometer(db: Database, { poolId, unit }: OfUnit): Promise<number | null> {
  const [found] = await db
    .select({ odometer: units.odometer })
    .from(units)
    .where(and(eq(units.poolId, poolId), eq(units.number, unit)))
  return found?.odometer ?? null
}

/** Stores the last reading of a reservation's unit. */
export const storeOdometer = (tx: Database, { poolId, unit }: OfUnit, odometer: number) =>
  tx
    .insert(units)
    // Without a row its revision was 0.
    .values({ poolId, number: unit, odometer, revision: 1 })
    .onConflictDoUpdate({ target: [units.poolId, units.number], set: { odometer } })
