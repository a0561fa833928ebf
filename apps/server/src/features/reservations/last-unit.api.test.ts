import fc from 'fast-check'
import { expect, inject, onTestFinished, test } from 'vitest'
import { addLanding, addVehicle, booking, from, send, tally } from '../../../tests/support/rental.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { connectedAnew } from '../../../tests/support/test-database.ts'
import { createApp } from '../../app.ts'

async function openForBookings(units: number) {
  const started = await startTestApp()
  const owner = await started.addOwner()
  const landing = await addLanding(started.parts, owner)
  const vehicle = await addVehicle(started.parts, landing, { units })
  const authorization = `Bearer ${await started.signIn(owner)}`
  const cancel = (id: number) =>
    started.app.inject({ method: 'DELETE', url: `/api/reservations/${id}`, headers: { authorization } })
  return { ...started, landing, vehicle, cancel }
}

test('of fifty concurrent bookings of the last unit, one succeeds', async () => {
  const { app, landing, vehicle } = await openForBookings(1)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, guest) => send(app, booking(landing, vehicle), `guest-${guest}`)),
  )
  expect(tally(answers)).toEqual({ 201: 1, 409: 49 })
  expect(new Set(answers.filter((one) => one.statusCode === 409).map((one) => one.json().code))).toEqual(
    new Set(['vehicle-not-available']),
  )
})

test('of fifty concurrent bookings of three units, three succeed', async () => {
  const { app, landing, vehicle } = await openForBookings(3)
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(app, booking(landing, vehicle))))
  expect(tally(answers)).toEqual({ 201: 3, 409: 47 })
})

test('eight concurrent bookings of eight units all succeed', async () => {
  const { app, landing, vehicle } = await openForBookings(8)
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(app, booking(landing, vehicle))))
  expect(tally(answers)).toEqual({ 201: 8 })
})

test('two servers on one database sell the last unit once', async () => {
  const { app, parts, landing, vehicle } = await openForBookings(1)
  const other = await createApp({ ...parts, db: await connectedAnew(parts.db) })
  onTestFinished(() => other.close())
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, guest) => send(guest % 2 ? app : other, booking(landing, vehicle))),
  )
  expect(tally(answers)).toEqual({ 201: 1, 409: 39 })
})

test('concurrent bookings of different vehicles do not block each other', async () => {
  const { app, parts, landing } = await openForBookings(1)
  const fleet = await Promise.all(Array.from({ length: 12 }, () => addVehicle(parts, landing)))
  const answers = await Promise.all(fleet.map((vehicle) => send(app, booking(landing, vehicle))))
  expect(tally(answers)).toEqual({ 201: 12 })
})

test('a cancelled booking frees its unit', async () => {
  const { app, landing, vehicle, cancel } = await openForBookings(1)
  const { id } = (await send(app, booking(landing, vehicle))).json()
  expect((await send(app, booking(landing, vehicle))).statusCode).toBe(409)
  expect((await cancel(id)).statusCode).toBe(200)
  expect((await send(app, booking(landing, vehicle))).statusCode).toBe(201)
})

test('where no single unit is free for the whole period but the peak leaves one, others are reassigned', async () => {
  const { app, landing, vehicle, cancel } = await openForBookings(2)
  const take = async (pickup: string, back: string) =>
    send(app, booking(landing, vehicle, from(pickup, back)))
  const long = (await take('10 10:00', '16 10:00')).json()
  expect((await take('10 10:00', '13 10:00')).statusCode).toBe(201)
  await cancel(long.id)
  // The first unit takes this one, so that both units have a gap, at different times.
  expect((await take('13 10:00', '16 10:00')).statusCode).toBe(201)
  expect((await take('12 10:00', '17 10:00')).statusCode).toBe(201)
  expect((await take('10 10:00', '12 10:00')).statusCode).toBe(201)
  expect((await take('12 10:00', '13 10:00')).statusCode).toBe(409)
})

const HOURS = 24 * 5
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ start: fc.nat(HOURS), length: fc.integer({ min: 1, max: 60 }) }) },
  { weight: 2, arbitrary: fc.record({ cancel: fc.nat(30) }) },
)

test('with two units, after any bookings and cancellations, exactly what the peak allows is booked', async () => {
  const { app, parts, landing, cancel } = await openForBookings(1)
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
      const vehicle = await addVehicle(parts, landing, { units: 2 })
      const kept: { id: number; start: number; end: number }[] = []
      for (const one of steps) {
        if ('cancel' in one) {
          const [gone] = kept.splice(one.cancel % Math.max(1, kept.length), 1)
          if (gone) await cancel(gone.id)
          continue
        }
        const wanted = { start: one.start, end: one.start + one.length }
        const answer = await send(app, booking(landing, vehicle, hours(wanted)))
        expect([answer.statusCode, wanted, kept]).toEqual([
          outAtOnce(kept, wanted) < 2 ? 201 : 409,
          wanted,
          kept,
        ])
        if (answer.statusCode === 201) kept.push({ ...wanted, id: answer.json().id })
      }
    }),
    // Each takes several times as long on the embedded database.
    { numRuns: 'dump' in inject('testDatabase') ? 4 : 12 },
  )
})

/** Counted by the hour, unlike the tested rule. */
function outAtOnce(kept: readonly { start: number; end: number }[], within: { start: number; end: number }) {
  let most = 0
  for (let hour = within.start; hour < within.end; hour++) {
    most = Math.max(most, kept.filter(({ start, end }) => start <= hour && hour < end).length)
  }
  return most
}

/** Hours after 5 March 2027, 00:00, as a booking's dates. */
function hours({ start, end }: { start: number; end: number }) {
  const at = (hour: number) => new Date(Date.UTC(2027, 2, 5, hour)).toISOString()
  return {
    date_of_departure: at(start).slice(0, 10),
    time_of_departure: at(start).slice(11, 16),
    date_of_arrival: at(end).slice(0, 10),
    time_of_arrival: at(end).slice(11, 16),
  }
}
