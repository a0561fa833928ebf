import { reserveAtDesk as reserveAtDeskCall } from '@nelly/contract/reservations/desk-reservations'
import { USD } from '@nelly/domain/currency'
import type { CustomerId, ReservationId } from '@nelly/domain/ids'
import { toMinorUnits } from '@nelly/domain/money'
import type { Principal } from '@nelly/domain/reservations/actor'
import { addMinutes, dateOf, timeOf, type WallClock, wallClock, wallClockIn } from '@nelly/domain/wall-clock'
import { eq } from 'drizzle-orm'
import { changeCustomer } from '../../features/customers/change-customer.ts'
import { cancelAsOperator } from '../../features/reservations/cancel-as-operator.ts'
import { reserveAtDesk } from '../../features/reservations/changes/reserve-at-desk.ts'
import { deleteMails } from '../../features/reservations/mail/outbox.ts'
import { reserve } from '../../features/reservations/reserve.ts'
import { takeStep } from '../../features/reservations/take-step.ts'
import type { Database } from '../../platform/db/database.ts'
import { landings, reservations } from '../../platform/db/schema.ts'
import { accepted, known, unchanged } from './accepted.ts'
import type { AddedBusiness } from './add-business.ts'
import type { DemoDeskRental, DemoRequest } from './demo-business.ts'

/** Of links in mails, of which none is sent. */
const ORIGIN = 'http://localhost'
/** Pickups and returns are at quarters of an hour. */
const QUARTER_MS = 15 * 60_000
/** How long before its pickup somebody reserved at the desk, in hours. */
const RESERVED_BEFORE = 70

/**
 * Does what the desk did in the last days, by the clock of each moment: rentals that are out, late, back or were never
 * picked up, and requests that wait. The operator acts.
 */
export async function addDeskWork(
  tx: Database,
  principal: Principal,
  added: AddedBusiness,
  now: Date,
): Promise<void> {
  const quarter = new Date(Math.floor(now.getTime() / QUARTER_MS) * QUARTER_MS)
  for (const rental of added.business.desk) await rent(tx, principal, added, { rental, now: quarter })
  const { requests, landing } = { ...added, ...added.business }
  if (!requests) return
  // Later bookings alone are requests: those before were confirmed at once.
  await tx
    .update(landings)
    .set({ bookingMode: 'on_request', answerHours: requests.answerHours })
    .where(eq(landings.id, landing))
  for (const request of requests.waiting) await ask(tx, added, request, now)
}

const hoursFrom = (instant: Date, hours: number): Date => new Date(instant.getTime() + hours * 3_600_000)

/** Reserves at the desk, and takes the steps that were due since. */
async function rent(
  tx: Database,
  principal: Principal,
  { landing, timezone, vehicles }: AddedBusiness,
  { rental, now }: { rental: DemoDeskRental; now: Date },
): Promise<void> {
  const { vehicle, unit, from, to, place, steps, discount, isNoShow, customer, ...guest } = rental
  const [pickup, back] = [from, to].map((hours) => wallClockIn(timezone, hoursFrom(now, hours))) as [
    WallClock,
    WallClock,
  ]
  const body = reserveAtDeskCall.body.parse({
    ...guest,
    vehicle: known(vehicles, vehicle),
    unit,
    pickupDate: dateOf(pickup),
    pickupTime: timeOf(pickup),
    returnDate: dateOf(back),
    returnTime: timeOf(back),
    pickupPlace: place,
    returnPlace: place,
    ...(discount && {
      adjustments: {
        currency: USD,
        lines: [{ amount: -toMinorUnits(discount.amount, USD), reason: discount.reason }],
      },
    }),
    language: 'es',
    // The demo is started at any hour, also while its offices are closed.
    override: { reason: 'Acordado por teléfono' },
    notify: false,
  })
  const reservedAt = hoursFrom(now, from - RESERVED_BEFORE)
  const atDesk = { ...principal, landing }
  const about = { origin: ORIGIN, now: reservedAt }
  const made = await reserveAtDesk(tx, atDesk, body, about, unchanged)
  if (!made.ok) throw new Error(`the demo's rental is refused: ${JSON.stringify(made)}`)
  const which = { ...principal, id: made.value as ReservationId }
  for (const { step, at } of steps) {
    const taken = await takeStep(
      tx,
      which,
      { step },
      { origin: ORIGIN, now: hoursFrom(now, at), mayPayBack: true },
    )
    if (!taken.ok) throw new Error(`the demo's step is refused: ${taken.refusal}`)
  }
  if (customer) await noteOfCustomer(tx, which, customer, now)
  if (!isNoShow) return
  const cancellation = { reason: 'no-show', isWaived: true } as const
  const at = hoursFrom(now, from + 6)
  accepted(await cancelAsOperator(tx, which, cancellation, { origin: ORIGIN, now: at }))
  // The notice to the operator.
  await deleteMails(tx, which.id)
}

/** Notes something of whoever reserved. */
async function noteOfCustomer(
  tx: Database,
  { account, actor, id }: Principal & { id: ReservationId },
  noted: NonNullable<DemoDeskRental['customer']>,
  now: Date,
): Promise<void> {
  const [found] = await tx
    .select({ customer: reservations.customerId })
    .from(reservations)
    .where(eq(reservations.id, id))
  const customer = found?.customer as CustomerId
  accepted(await changeCustomer(tx, { account, actor }, customer, noted, now))
}

/** A visitor's request that nobody has answered yet. */
async function ask(
  tx: Database,
  { landing, timezone, vehicles }: AddedBusiness,
  { vehicle, askedHoursAgo, day, days, time, place, persons, bags, comment, ...customer }: DemoRequest,
  now: Date,
): Promise<void> {
  const today = dateOf(wallClockIn(timezone, now))
  const pickup = addMinutes(wallClock(today, time), day * 24 * 60)
  const booking = {
    landing,
    vehicle: known(vehicles, vehicle),
    period: { pickup, return: addMinutes(pickup, days * 24 * 60) },
    pickupPlace: place,
    returnPlace: place,
    persons,
    bags,
    customer,
    comment,
    extras: [],
  }
  const at = hoursFrom(now, -askedHoursAgo)
  accepted(await reserve(tx, booking, { key: undefined, now: at, origin: undefined }))
}
