import { bySystem, type Principal } from '@nelly/domain/actor'
import type { Booking } from '@nelly/domain/booking'
import { cancellationFeeAt } from '@nelly/domain/cancellation'
import type { ReservationId } from '@nelly/domain/ids'
import { addDays, dateOf, parseClockTime, wallClock, wallClockIn } from '@nelly/domain/wall-clock'
import { eq } from 'drizzle-orm'
import type { AddedOwner } from '../../features/accounts/add-owner.ts'
import { currentRates } from '../../features/inventory/current-rates.ts'
import { placesOf } from '../../features/inventory/places-of.ts'
import { setLandingStatus } from '../../features/landings/set-landing-status.ts'
import { cancelReservation } from '../../features/reservations/cancel-reservation.ts'
import type { Reservation } from '../../features/reservations/reservation.ts'
import { reserve } from '../../features/reservations/reserve.ts'
import { takeStep } from '../../features/reservations/take-step.ts'
import type { Database } from '../../platform/db/database.ts'
import { landings } from '../../platform/db/schema.ts'
import { accepted, known } from './accepted.ts'
import { addBlocks } from './add-blocks.ts'
import type { AddedBusiness } from './add-business.ts'
import { addDeskWork } from './add-desk-work.ts'
import { addReviews } from './add-reviews.ts'
import { addUnits } from './add-units.ts'
import { isRefused, withinHours } from './allowed-booking.ts'
import { attachSpecialFeatures } from './attach-special-features.ts'
import type { DemoReservation } from './demo-business.ts'
import { finishSite } from './finish-site.ts'
import { saveDemoRates } from './save-demo-rates.ts'
import { usualReservations } from './usual-business.ts'

/** How long the demo's businesses exist, by their dates: longer than their oldest reservation. */
const OPEN_FOR_DAYS = 120
/** When their operator finished their sites. */
const FINISHED_DAYS_AGO = 3

/**
 * Publishes a business, attaches its special features, saves its rates, blocks what is in the
 * workshop, books its reservations and does what the desk did: each by the usual rules and the clock of that day.
 */
export async function openForBusiness(
  tx: Database,
  operator: AddedOwner,
  added: AddedBusiness,
  now: Date,
): Promise<void> {
  const { id, account } = operator
  const opened = daysBefore(now, OPEN_FOR_DAYS)
  await tx.update(landings).set({ createdAt: opened }).where(eq(landings.id, added.landing))
  accepted(
    await setLandingStatus(tx, bySystem(account), { id: added.landing, status: 'published', now: opened }),
  )
  await finishSite(tx, operator, added, { finished: daysBefore(now, FINISHED_DAYS_AGO), now })
  await attachSpecialFeatures(tx, account, added, opened)
  await saveDemoRates(tx, account, added, { opened, now })
  await addUnits(tx, account, added, now)
  await addBlocks(tx, account, added, { opened, now })
  const { compiled } = await currentRates(tx, added.landing)
  const places = await placesOf(tx, added.landing)
  const all = [...added.business.reservations, ...usualReservations(added.business)]
  const [over, underWay]: [Reservation[], Reservation[]] = [[], []]
  for (const reservation of all.toSorted(byBooking)) {
    const bookedAt = daysBefore(now, reservation.bookedDaysAgo)
    const wish = bookingOf(added, reservation, now)
    const booking = { ...wish, period: withinHours(wish, places) }
    if (isRefused(booking, { places, rates: compiled, now: wallClockIn(added.timezone, bookedAt) })) continue
    const made = accepted(await reserve(tx, booking, { key: undefined, now: bookedAt, origin: undefined }))
    if (reservation.cancelledDaysAgo !== undefined)
      await callOff(tx, made, booking, daysBefore(now, reservation.cancelledDaysAgo))
    else if (isUnderWay(made, now)) underWay.push(made)
    else if (made.during.return < wallClockIn(added.timezone, now)) over.push(made)
  }
  const principal = { account, actor: { kind: 'person', id } } as const
  // Before their units are out again.
  await addReviews(tx, principal, added, { over, now })
  await addDeskWork(tx, principal, added, now)
  for (const { id: reservation } of underWay) await handOver(tx, principal, reservation, now)
}

const isUnderWay = ({ during, landing }: Reservation, now: Date): boolean => {
  const there = wallClockIn(landing.timezone, now)
  return during.pickup < there && there < during.return
}

/** Hands a vehicle over, told when the demo is made. */
async function handOver(tx: Database, by: Principal, id: number, now: Date): Promise<void> {
  const which = { ...by, id: id as ReservationId }
  const taken = await takeStep(tx, which, { step: 'hand_over' }, { origin: '', now })
  if (!taken.ok) throw new Error(`the demo's handover is refused: ${taken.refusal}`)
}

/** Cancels a reservation as its visitor would, at the current fee; no mails are sent. */
async function callOff(tx: Database, made: Reservation, { period }: Booking, at: Date): Promise<void> {
  const there = wallClockIn(made.landing.timezone, at)
  const seenFee = cancellationFeeAt(made.quote, period.pickup, there)
  accepted(await cancelReservation(tx, made.id as ReservationId, { seenFee, now: at, mails: undefined }))
}

const byBooking = (a: DemoReservation, b: DemoReservation) => b.bookedDaysAgo - a.bookedDaysAgo

function bookingOf(
  { landing, timezone, vehicles }: AddedBusiness,
  demo: DemoReservation,
  now: Date,
): Booking {
  const today = dateOf(wallClockIn(timezone, now))
  const at = ({ day, time }: DemoReservation['pickup']) =>
    wallClock(addDays(today, day), accepted(parseClockTime(time)))
  const { firstName, lastName, email, phone, driverAge, additionalDrivers, discountCode } = demo
  return {
    landing,
    vehicle: known(vehicles, demo.vehicle),
    period: {
      pickup: at(demo.pickup),
      return: at(demo.return),
    },
    pickupPlace: demo.pickup.place,
    returnPlace: demo.return.place,
    persons: demo.persons,
    bags: demo.bags,
    customer: { firstName, lastName, email, phone },
    comment: demo.comment ?? null,
    extras: demo.extras ?? [],
    ...(driverAge !== undefined && { driverAge }),
    ...(additionalDrivers !== undefined && { additionalDrivers }),
    ...(discountCode !== undefined && { discountCode }),
  }
}

const daysBefore = (instant: Date, days: number): Date => new Date(instant.getTime() - days * 86_400_000)
