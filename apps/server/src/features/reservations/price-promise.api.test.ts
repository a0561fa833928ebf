import { reservationBody, toBooking } from '@nelly/contract/specified/reservation-body'
import { minorUnits } from '@nelly/domain/money'
import { usd } from '@nelly/domain/testing/dollars'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addLanding, addVehicle, booking, from, send } from '../../../tests/support/rental.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { reservations, vehicles } from '../../platform/db/schema.ts'
import { reserve } from './reserve.ts'

/** Three days of a vehicle at 45 dollars a day. */
const SEEN = usd(175.17)
/** The same at 60 dollars. */
const RAISED = usd(228.27)

async function openForBookings() {
  const started = await startTestApp()
  const landing = await addLanding(started.parts, await started.addOwner())
  const vehicle = await addVehicle(started.parts, landing)
  const { db, now } = started.parts
  const request = toBooking(reservationBody.parse(booking(landing, vehicle)))
  return {
    ...started,
    db,
    landing,
    vehicle,
    book: (key: string, expectedTotal?: typeof SEEN) =>
      reserve(db, request, { key, now: now(), origin: undefined, ...(expectedTotal && { expectedTotal }) }),
    async raisePrice() {
      await db
        .update(vehicles)
        .set({ pricePerDay: minorUnits(6000) })
        .where(eq(vehicles.id, vehicle))
    },
  }
}

test('a visitor who was shown the current price gets it', async () => {
  const { book } = await openForBookings()
  expect(await book('a-key', SEEN)).toMatchObject({ ok: true, value: { totalMinor: SEEN.minor } })
})

test('where the price was changed since it was shown, nothing is booked', async () => {
  const { db, book, raisePrice } = await openForBookings()
  await raisePrice()
  expect(await book('a-key', SEEN)).toEqual({ ok: false, refusal: 'price-changed' })
  expect(await db.$count(reservations)).toBe(0)
})

test('a lower price must be agreed to as well', async () => {
  const { book } = await openForBookings()
  expect(await book('a-key', RAISED)).toEqual({ ok: false, refusal: 'price-changed' })
})

test('agreeing to the new price books with the same form', async () => {
  const { book, raisePrice } = await openForBookings()
  await raisePrice()
  await book('a-key', SEEN)
  expect(await book('a-key', RAISED)).toMatchObject({ ok: true, value: { totalMinor: RAISED.minor } })
})

test('a retry after a lost response returns the reservation, whatever the current price', async () => {
  const { db, book, raisePrice } = await openForBookings()
  const made = await book('a-key', SEEN)
  if (!made.ok) throw new Error(made.refusal)
  await raisePrice()
  const { reference } = made.value
  expect(await book('a-key', SEEN)).toMatchObject({ ok: true, value: { reference, totalMinor: SEEN.minor } })
  expect(await db.$count(reservations)).toBe(1)
})

test('a price that a program sends is ignored', async () => {
  const { app, landing, vehicle, raisePrice } = await openForBookings()
  await raisePrice()
  const answer = await send(
    app,
    booking(landing, vehicle, {
      total_price: 175.17,
      ...from('10 10:00', '13 10:00'),
    }),
  )
  expect([answer.statusCode, answer.json().total_price]).toEqual([201, 228.27])
})
