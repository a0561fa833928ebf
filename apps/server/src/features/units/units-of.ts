import type { OwnedUnit } from '@nelly/contract/units'
import { NEVER } from '@nelly/domain/blocks'
import type { AccountId, LandingId, VehicleId } from '@nelly/domain/ids'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import { duePapers } from '@nelly/domain/units/papers'
import { isOutOfService, UNKNOWN_UNIT, type UnitDetails } from '@nelly/domain/units/unit'
import { type CalendarDate, dateOf, wallClockIn } from '@nelly/domain/wall-clock'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { blocks, landings, reservations, units, vehicles } from '../../platform/db/schema.ts'
import { isLivingOf } from '../landings/published.ts'

/** Which of an account's units are read; all by default. */
interface UnitFilter {
  readonly landing?: LandingId | undefined
  readonly vehicle?: VehicleId | undefined
  readonly number?: number | undefined
}

/** The units of an account's vehicles that are not deleted, by landing, vehicle and number. */
export async function unitsOf(
  db: Database,
  account: AccountId,
  instant: Date,
  { landing, vehicle, number }: UnitFilter = {},
): Promise<OwnedUnit[]> {
  const found = await db
    .select({
      id: vehicles.id,
      name: vehicles.name,
      units: vehicles.units,
      landingId: landings.id,
      landingName: landings.displayName,
      timezone: landings.timezone,
    })
    .from(vehicles)
    .innerJoin(landings, eq(landings.id, vehicles.landingId))
    .where(
      and(
        isLivingOf(account),
        isNull(vehicles.deletedAt),
        landing === undefined ? undefined : eq(landings.id, landing),
        vehicle === undefined ? undefined : eq(vehicles.id, vehicle),
      ),
    )
    .orderBy(asc(landings.id), asc(vehicles.id))
  const known = await knownUnits(
    db,
    found.map(({ id }) => id),
  )
  return found.flatMap(({ id, name, units: count, timezone, ...at }) => {
    const today = dateOf(wallClockIn(timezone, instant))
    const ofVehicle = known.get(id)
    const numbers = number === undefined ? numbersTo(count) : [number].filter((one) => one <= count)
    return numbers.map((one) =>
      ownedUnit(ofVehicle?.get(one) ?? UNKNOWN_UNIT, today, {
        ...at,
        vehicleId: id as VehicleId,
        vehicleName: name,
        number: one,
      }),
    )
  })
}

const ownedUnit = (
  details: UnitDetails,
  today: CalendarDate,
  named: Pick<OwnedUnit, 'vehicleId' | 'vehicleName' | 'landingId' | 'landingName' | 'number'>,
): OwnedUnit => ({
  ...details,
  ...named,
  isOutOfService: isOutOfService(details, today),
  due: duePapers(details, today),
})

/** SQL condition: whether a block has no end, which only that of a unit out of service has not. */
export const endsNever = sql`upper(${blocks.during}) = ${NEVER}::timestamp`

/** What is known of units of these vehicles: by vehicle, and then by number. */
async function knownUnits(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ReadonlyMap<number, UnitDetails>>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ unit: units, out: blocks.during, outReason: blocks.note })
    .from(units)
    .leftJoin(blocks, and(eq(blocks.vehicleId, units.vehicleId), eq(blocks.unit, units.number), endsNever))
    .where(inArray(units.vehicleId, [...ids]))
  const byVehicle = Map.groupBy(rows, ({ unit }) => unit.vehicleId)
  return new Map([...byVehicle].map(([id, ofVehicle]) => [id, new Map(ofVehicle.map(detailsOf))]))
}

/** The number of a unit, and what is known of it. */
const detailsOf = ({
  unit,
  out,
  outReason,
}: {
  unit: typeof units.$inferSelect
  out: RentalPeriod | null
  outReason: string | null
}): [number, UnitDetails] => [unit.number, { ...unit, outFrom: out && dateOf(out.pickup), outReason }]

/** What the calendar shows of units of these vehicles, by vehicle and number; nothing is known of others. */
export async function unitsAtGlance(
  db: Database,
  ids: readonly number[],
  today: CalendarDate,
): Promise<(vehicle: number, unit: number) => Pick<OwnedUnit, 'plate' | 'isOutOfService'>> {
  const known = await knownUnits(db, ids)
  return (vehicle, unit) => {
    const details = known.get(vehicle)?.get(unit) ?? UNKNOWN_UNIT
    return { plate: details.plate, isOutOfService: isOutOfService(details, today) }
  }
}

/** The plates of units of these vehicles, by the number of the unit. */
export async function platesOf(
  db: Database,
  ids: readonly number[],
): Promise<(vehicle: number, unit: number) => string | null> {
  const known = await knownUnits(db, ids)
  return (vehicle, unit) => known.get(vehicle)?.get(unit)?.plate ?? null
}

/** The plate of a unit, where it is known. */
export const plateOf = async (db: Database, vehicle: number, unit: number): Promise<string | null> =>
  (await platesOf(db, [vehicle]))(vehicle, unit)

/** Within a query of reservations: the plate of the unit of each. The table is named, as `units` has the same columns. */
export const plateOfReservation = sql<
  string | null
>`(select u.plate from units u where u.vehicle_id = ${reservations}.vehicle_id and u.number = ${reservations}.unit)`

const numbersTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)
