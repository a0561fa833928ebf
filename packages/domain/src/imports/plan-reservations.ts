import type { Booked } from '../availability/booked.ts'
import { overlaps } from '../rental-period.ts'
import { heldAtDesk } from '../reservations/free-at-desk.ts'
import { unitForChange } from '../reservations/unit-for-change.ts'
import { dateOf } from '../wall-clock.ts'
import { customerSaid } from './customer-row.ts'
import { fleetLookup } from './fleet-targets.ts'
import { type CustomerRow, planCustomers } from './plan-customers.ts'
import type { Overlap, PlannedRow, RowRefusal } from './planned-row.ts'
import type { Reading, ReadRow } from './reading.ts'
import type { ReservationField, ReservationValues } from './reservation-fields.ts'
import {
  ASKED_OF_RESERVATIONS,
  type AskedOfReservations,
  type NewReservation,
  type PresentReservation,
  type PresentReservations,
  type ReservationDefaults,
  type ReservationsPlan,
  type SaidReservation,
} from './reservation-plan.ts'
import { type RowSetting, reservationSaid } from './reservation-row.ts'

/**
 * What the rows of a file would reserve, in their order: each gets a unit as a reservation at the desk does, that of its plate where it has
 * one. One that is there already, of the same vehicle, days and customer, is the same; one for which there is no unit is refused, with what
 * has it.
 *
 * Source: rules.md, "Import".
 */
export function planReservations(
  reading: Reading<ReservationValues>,
  defaults: ReservationDefaults,
  present: PresentReservations,
): ReservationsPlan {
  const lacking = new Map<AskedOfReservations, number>()
  const open = new Set<string>(reading.questions.map(({ field }) => field))
  const setting = {
    fleet: fleetLookup(present),
    defaults,
    lack: (field: AskedOfReservations) => lacking.set(field, (lacking.get(field) ?? 0) + 1),
    isOpen: (field: ReservationField) => open.has(field),
  }
  const said = reading.rows.map((row) => saidOf(row, present, setting))
  const people = { ...present.customers, fillsOnly: true }
  const { rows: ofCustomers } = planCustomers({ rows: said.map(({ person }) => person) }, people)
  const wanted = said.map((row, index) =>
    ofCustomers[index]?.effect === 'refused' ? undefined : wantedBy(row),
  )
  const same = alreadyThere(
    wanted.filter((one) => one !== undefined),
    present,
  )
  const unitFor = unitsOf(present)
  const reserved: NewReservation[] = []
  const rows = said.map((row, index): PlannedRow => {
    const { line, values, vehicle, rental } = row
    const one = wanted[index]
    const shown = {
      ...{ line, vehicle: vehicle?.name ?? values.model ?? null, plate: values.plate ?? null },
      ...{ customer: ofCustomers[index]?.customer ?? null, isElsewhere: false, changes: [] },
      ...(rental && { rental }),
    }
    const refusals = ofCustomers[index]?.refusals ?? []
    if (!one) return { ...shown, effect: refusals.length > 0 ? 'refused' : 'new', refusals }
    if (same.has(line)) return { ...shown, effect: 'same', refusals }
    const refusal = unitFor(one)
    if (refusal) return { ...shown, effect: 'refused', refusals: [refusal] }
    reserved.push(one)
    return { ...shown, effect: 'new', refusals }
  })
  const made = new Set(reserved.map(({ line }) => line))
  return {
    rows,
    reserved,
    customers: planCustomers(
      { rows: said.flatMap(({ line, person }) => (made.has(line) ? [person] : [])) },
      people,
    ),
    lacking: ASKED_OF_RESERVATIONS.flatMap((field) => {
      const count = lacking.get(field)
      const choices = field === 'pickupPlace' ? present.places.pickupPlaces : []
      return count === undefined ? [] : [{ field, rows: count, choices }]
    }),
  }
}

/** A row, what it says of a reservation, and who reserves, refused where that can't be made. */
interface SaidRow extends SaidReservation {
  readonly line: number
  readonly values: ReservationValues
  readonly person: CustomerRow
}

function saidOf(
  { line, values, refusals }: ReadRow<ReservationValues>,
  present: PresentReservations,
  setting: RowSetting,
): SaidRow {
  // What is noted of a reservation is not noted of its customer.
  const { notes: _, ...ofPerson } = values
  // A line that is no reservation lacks nothing.
  if (refusals.some(({ field }) => field === null))
    return { line, values, person: { line, values: ofPerson, refusals } }
  const { refusals: own, ...said } = reservationSaid(values, present, setting)
  // What can't be read is refused for that.
  const added = own.filter(({ field }) => !refusals.some((one) => one.field === field))
  return { line, values, ...said, person: { line, values: ofPerson, refusals: [...refusals, ...added] } }
}

/** The reservation that a row asks for; undefined where it does not tell all of it. */
function wantedBy(row: SaidRow): NewReservation | undefined {
  const { line, values, vehicle, unit, rental, pickupPlace, returnPlace } = row
  if (!vehicle || !rental || pickupPlace === undefined || returnPlace === undefined) return undefined
  const { firstName = '', lastName = '', email = '', phone = '' } = customerSaid(row.person.values).values
  return {
    ...{ line, vehicle, unit: unit?.number ?? null, rental, pickupPlace, returnPlace },
    contact: { firstName, lastName, email, phone },
    note: [values.reference, values.notes].filter(Boolean).join(' · '),
  }
}

/** The lines of what is reserved already; each reservation is that of one row, first of one that has its unit. */
function alreadyThere(
  wanted: readonly NewReservation[],
  { reservations, customers: { keysOf } }: PresentReservations,
): ReadonlySet<number> {
  const keyOf = (vehicle: number, { pickup, return: back }: PresentReservation['period']) =>
    `${vehicle} ${dateOf(pickup)} ${dateOf(back)}`
  const known = Map.groupBy(reservations, ({ vehicleId, period }) => keyOf(vehicleId, period))
  const lines = new Set<number>()
  const found = new Set<number>()
  for (const hasUnit of [true, false])
    for (const { line, vehicle, unit, rental, contact } of wanted) {
      if (lines.has(line)) continue
      const { email, phone } = keysOf(contact)
      const there = known
        .get(keyOf(vehicle.id, rental.period))
        ?.find(
          (one) =>
            !found.has(one.id) &&
            (!hasUnit || one.unit === unit) &&
            (email.some((key) => one.keys.email.includes(key)) ||
              phone.some((key) => one.keys.phone.includes(key))),
        )
      if (!there) continue
      found.add(there.id)
      lines.add(line)
    }
  return lines
}

/** Gives rows their units, one after another; answers why one gets none. */
function unitsOf({ held, units, reservations, turnaroundOf, now }: PresentReservations) {
  const pools = new Map<number, readonly Booked[]>(Map.groupBy(held, ({ pool }) => pool))
  const sizes = Map.groupBy(units, ({ poolId }) => poolId)
  const references = new Map(reservations.map(({ id, reference }) => [id, reference]))

  return ({ line, vehicle, unit, rental }: NewReservation): RowRefusal | undefined => {
    const { period, isOut } = rental
    const booked = pools.get(vehicle.poolId) ?? []
    const time = heldAtDesk({ period, isOut, turnaroundMinutes: turnaroundOf(vehicle.id) }, now)
    const wanted = { held: time, unit, isFixed: unit !== null }
    const inWay = booked.filter((one) => overlaps(one.period, time) && (unit === null || one.unit === unit))
    // Two that name one plate overlap, even where another unit is free.
    const isPinned = unit !== null && inWay.some((one) => one.isPinned)
    const assigned = isPinned
      ? undefined
      : unitForChange(booked, wanted, sizes.get(vehicle.poolId)?.length ?? 0, now)
    if (assigned) {
      const moved = new Map(assigned.moved.map((move) => [move.id, move.unit]))
      pools.set(vehicle.poolId, [
        ...booked.map((one) => ({ ...one, unit: moved.get(one.id) ?? one.unit })),
        // Rows have no ids yet.
        { id: -line, unit: assigned.unit, period: time, isBlock: false, isOut, isPinned: unit !== null },
      ])
      return undefined
    }
    const [other] = inWay
    const field = unit === null ? 'model' : 'plate'
    if (!other) return { field, code: 'vehicle-not-available' }
    const plate = sizes.get(vehicle.poolId)?.find(({ number }) => number === other.unit)?.plate
    const overlap: Overlap = {
      ...{
        vehicle: plate ?? vehicle.name,
        from: dateOf(other.period.pickup),
        until: dateOf(other.period.return),
      },
      ...(other.isBlock
        ? { kind: 'block', other: '' }
        : other.id < 0
          ? { kind: 'row', other: String(-other.id) }
          : { kind: 'reservation', other: references.get(other.id) ?? '' }),
    }
    return { field, code: 'overlaps', overlap }
  }
}
