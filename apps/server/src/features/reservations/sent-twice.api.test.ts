import { createHash } from 'node:crypto'
import { reservationBody } from '@nelly/contract/specified/reservation-body'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { addLanding, addVehicle, booking, from, send, tally } from '../../../tests/support/rental.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { landings, reservations, vehicles } from '../../platform/db/schema.ts'

async function openForBookings(units = 1) {
  const started = await startTestApp()
  const landing = await addLanding(started.parts, await started.addOwner())
  const vehicle = await addVehicle(started.parts, landing, { units })
  return { ...started, landing, vehicle, db: started.parts.db }
}

test('the same key and payload return the same reservation, any number of times', async () => {
  const { app, landing, vehicle, db } = await openForBookings(3)
  const first = await send(app, booking(landing, vehicle), 'a-key')
  const again = await send(app, booking(landing, vehicle), 'a-key')
  expect([first.statusCode, again.statusCode]).toEqual([201, 201])
  expect(again.json()).toEqual(first.json())
  expect(await db.$count(reservations)).toBe(1)
})

test('the key may also be sent as a field', async () => {
  const { app, landing, vehicle } = await openForBookings(3)
  const first = await send(app, booking(landing, vehicle, { idempotency_key: 'a-key' }))
  const again = await send(app, booking(landing, vehicle), 'a-key')
  expect(again.json()).toEqual(first.json())
})

test('a payload is the same in any spelling', async () => {
  const { app, landing, vehicle } = await openForBookings(3)
  const extras = [
    { code: 'baby_seat', quantity: 2 },
    { code: 'damage_waiver', quantity: 1 },
  ]
  const first = await send(app, booking(landing, vehicle, { extras }), 'a-key')
  const respelled = {
    extras: [{ quantity: '1', code: 'damage_waiver' }, extras[0]],
    ...booking(landing, vehicle, {
      date_of_departure: '10-03-2027',
      time_of_departure: '10:00 AM',
      total_price: 3,
      description: '',
    }),
  }
  expect((await send(app, respelled, 'a-key')).json()).toEqual(first.json())
})

test('a payload that was hashed by an earlier version is still the same', async () => {
  const { app, landing, vehicle, db } = await openForBookings(3)
  const payloads = [
    { extras: [{ code: 'damage_waiver', quantity: 1 }] },
    {
      description: 'We come late',
      extras: [
        { code: 'damage_waiver', quantity: 1 },
        { code: 'baby_seat', quantity: 2 },
      ],
    },
  ].map((changes) => booking(landing, vehicle, changes))
  for (const [nth, payload] of payloads.entries()) {
    const first = await send(app, payload, `key-${nth}`)
    const payloadHash = hashOfFields(reservationBody.parse(payload))
    await db
      .update(reservations)
      .set({ payloadHash })
      .where(eq(reservations.idempotencyKey, `key-${nth}`))
    const again = await send(app, payload, `key-${nth}`)
    expect([again.statusCode, again.json()]).toEqual([201, first.json()])
    const other = await send(app, { ...payload, name: 'Juan' }, `key-${nth}`)
    expect([other.statusCode, other.json().code]).toEqual([409, 'idempotency-key-reused'])
  }
})

/** The hash of a payload as earlier versions stored it, made from the request's body. */
function hashOfFields({ idempotency_key: _, extras, ...fields }: z.output<typeof reservationBody>): string {
  const chosen = extras.map(({ code, quantity }) => [code, quantity]).sort()
  const given = Object.entries({ ...fields, extras: chosen }).filter(([, value]) => value !== undefined)
  const text = JSON.stringify(given.sort(([a], [b]) => (a < b ? -1 : 1)))
  return createHash('sha256').update(text).digest('hex')
}

test('the same key with another payload is refused without revealing the first', async () => {
  const { app, landing, vehicle, db } = await openForBookings(3)
  await send(app, booking(landing, vehicle), 'a-key')
  const other = await send(app, booking(landing, vehicle, { name: 'Juan' }), 'a-key')
  expect([other.statusCode, other.json().code]).toEqual([409, 'idempotency-key-reused'])
  expect(other.body).not.toContain('María')
  expect(await db.$count(reservations)).toBe(1)
})

test('twenty identical concurrent requests make one reservation, which all of them get', async () => {
  const { app, landing, vehicle, db } = await openForBookings(5)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => send(app, booking(landing, vehicle), 'a-key')),
  )
  expect(tally(answers)).toEqual({ 201: 20 })
  expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1)
  expect(await db.$count(reservations)).toBe(1)
})

test('of concurrent requests with one key and different vehicles, one books and the others are refused', async () => {
  const { app, parts, landing, vehicle, db } = await openForBookings(5)
  const fleet = [vehicle]
  for (let more = 0; more < 7; more++) fleet.push(await addVehicle(parts, landing))
  const answers = await Promise.all(fleet.map((one) => send(app, booking(landing, one), 'a-key')))
  expect(tally(answers)).toEqual({ 201: 1, 409: 7 })
  expect(await db.$count(reservations)).toBe(1)
})

test('a repeated booking is found even when it could not be made any more', async () => {
  const { app, db, clock, landing, vehicle } = await openForBookings()
  const first = await send(app, booking(landing, vehicle), 'a-key')
  const again = async () => (await send(app, booking(landing, vehicle), 'a-key')).json()
  expect((await send(app, booking(landing, vehicle), 'another')).statusCode).toBe(409)
  expect(await again()).toEqual(first.json())
  clock.set('2027-04-01T00:00:00Z')
  expect(await again()).toEqual(first.json())
  await db.update(vehicles).set({ deletedAt: clock.now() }).where(eq(vehicles.id, vehicle))
  expect(await again()).toEqual(first.json())
  await db.update(landings).set({ status: 'draft' }).where(eq(landings.id, landing))
  expect(await again()).toEqual(first.json())
})

test('without a key two identical requests are two bookings', async () => {
  const { app, landing, vehicle, db } = await openForBookings(2)
  await send(app, booking(landing, vehicle))
  await send(app, booking(landing, vehicle))
  expect(await db.$count(reservations)).toBe(2)
})

test('a refused booking does not use up its key', async () => {
  const { app, landing, vehicle } = await openForBookings()
  const refused = await send(app, booking(landing, vehicle, from('10 10:00', '09 10:00')), 'a-key')
  expect(refused.statusCode).toBe(422)
  expect((await send(app, booking(landing, vehicle), 'a-key')).statusCode).toBe(201)
})

test('a key that is too long is refused under its field', async () => {
  const { app, landing, vehicle } = await openForBookings()
  const answer = await send(app, booking(landing, vehicle), 'k'.repeat(201))
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['idempotency_key']])
})
