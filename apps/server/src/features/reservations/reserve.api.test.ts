import { minorUnits } from '@nelly/domain/money'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { addLanding, addVehicle, booking, from, send } from '../../../tests/support/rental.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { landings, reservations, vehicles } from '../../platform/db/schema.ts'

async function openForBookings() {
  const started = await startTestApp()
  const owner = await started.addOwner()
  const landing = await addLanding(started.parts, owner, { name: 'sun-cars' })
  const vehicle = await addVehicle(started.parts, landing)
  return { ...started, owner, landing, vehicle, db: started.parts.db }
}

test('a visitor books three days with a baby seat, and the response has every line of the price', async () => {
  const { app, landing, vehicle } = await openForBookings()
  const answer = await send(app, booking(landing, vehicle, { extras: [{ code: 'baby_seat', quantity: 1 }] }))
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toMatchObject({
    id_landing: landing,
    name_landing: 'sun-cars',
    id_vehicle: vehicle,
    vehicle: { name: 'Kia Rio' },
    landing: { logo: 'logos/sun.png' },
    name: 'María',
    date_of_departure: '2027-03-10',
    time_of_departure: '10:00',
    total_price: 217.65,
    quote: {
      days: 3,
      price_per_day: 45,
      rental: 135,
      extras: [{ code: 'baby_seat', quantity: 1, amount: 36 }],
      liability_service: 9.95,
      license_fee: 3.5,
      subtotal: 184.45,
      tax: 33.2,
      total: 217.65,
    },
  })
})

// Rule of "Entities and their fields": server/features/reservations/reserve.ts, contract/specified/reservation-body.ts
test('price, names, addresses and status are the server’s, whatever a client sends', async () => {
  const { app, landing, vehicle } = await openForBookings()
  const answer = await send(
    app,
    booking(landing, vehicle, {
      total_price: 1,
      name_landing: 'mine',
      url_landing: 'https://evil.example',
      url_vehicle: 'https://evil.example',
      avatar_url: 'https://evil.example/x.png',
      status: 'paid',
    }),
  )
  expect(answer.json()).toMatchObject({
    total_price: 175.17,
    name_landing: 'sun-cars',
    url_landing: 'http://localhost:80/sun-cars',
    url_vehicle: `http://localhost:80/sun-cars/vehicles/${vehicle}`,
    avatar_url: null,
  })
})

test('dates as people type them, times with AM and PM, and numbers as strings are accepted', async () => {
  const { app, landing, vehicle } = await openForBookings()
  const answer = await send(
    app,
    booking(landing, vehicle, {
      number_person: '4',
      date_of_departure: '10-03-2027',
      time_of_departure: '02:30 PM',
      date_of_arrival: '12-03-2027',
      time_of_arrival: '9:00 AM',
    }),
  )
  expect(answer.json()).toMatchObject({
    number_person: 4,
    date_of_departure: '2027-03-10',
    time_of_departure: '14:30',
    date_of_arrival: '2027-03-12',
    time_of_arrival: '09:00',
  })
})

test('references are random', async () => {
  const { app, landing, vehicle } = await openForBookings()
  const first = (await send(app, booking(landing, vehicle, from('10 10:00', '11 10:00')))).json()
  const second = (await send(app, booking(landing, vehicle, from('12 10:00', '13 10:00')))).json()
  expect(first.reference).toMatch(/^\w{4}-\w{4}-\w{4}$/)
  expect(second.reference).not.toBe(first.reference)
})

describe('an invalid booking:', () => {
  let desk: Awaited<ReturnType<typeof openForBookings>>
  beforeAll(async () => {
    desk = await openForBookings()
  })

  for (const { what, changes, status, code, field } of [
    {
      what: 'a return before the pickup',
      changes: { date_of_arrival: '2027-03-09' },
      status: 422,
      code: 'return-before-pickup',
      field: 'date_of_arrival',
    },
    {
      what: 'a return at the moment of the pickup',
      changes: { date_of_arrival: '2027-03-10' },
      status: 422,
      code: 'return-before-pickup',
      field: 'date_of_arrival',
    },
    {
      what: 'a pickup a minute ago',
      changes: { date_of_departure: '2027-03-01', time_of_departure: '09:59' },
      status: 422,
      code: 'pickup-in-past',
      field: 'date_of_departure',
    },
    {
      what: 'a pickup in three years',
      changes: { date_of_departure: '2030-03-10', date_of_arrival: '2030-03-12' },
      status: 422,
      code: 'pickup-too-far',
      field: 'date_of_departure',
    },
    {
      what: 'a rental of more than a year',
      changes: { date_of_arrival: '2028-06-01' },
      status: 422,
      code: 'period-too-long',
      field: 'date_of_arrival',
    },
    {
      what: 'a day that does not exist',
      changes: { date_of_departure: '30-02-2027' },
      status: 422,
      code: 'fields-invalid',
      field: 'date_of_departure',
    },
    {
      what: 'a time that does not exist',
      changes: { time_of_arrival: '25:00' },
      status: 422,
      code: 'fields-invalid',
      field: 'time_of_arrival',
    },
    {
      what: 'an unknown extra',
      changes: { extras: [{ code: 'chauffeur', quantity: 1 }] },
      status: 422,
      code: 'extra-unknown',
      field: 'extras',
    },
    {
      what: 'eleven baby seats',
      changes: { extras: [{ code: 'baby_seat', quantity: 11 }] },
      status: 422,
      code: 'extra-quantity-invalid',
      field: 'extras',
    },
    { what: 'no name', changes: { name: ' ' }, status: 422, code: 'fields-invalid', field: 'name' },
    {
      what: 'an e-mail that is none',
      changes: { email: 'maria' },
      status: 422,
      code: 'fields-invalid',
      field: 'email',
    },
    {
      what: 'a phone of six digits',
      changes: { phone: '555-019' },
      status: 422,
      code: 'fields-invalid',
      field: 'phone',
    },
    { what: 'an unknown vehicle', changes: { id_vehicle: 999_999 }, status: 404, code: 'vehicle-not-found' },
    { what: 'an unknown landing', changes: { id_landing: 999_999 }, status: 404, code: 'landing-not-found' },
  ]) {
    test(`${what} is refused and books nothing`, async () => {
      const { app, landing, vehicle, db } = desk
      const answer = await send(app, booking(landing, vehicle, changes))
      expect([answer.statusCode, answer.json().code]).toEqual([status, code])
      if (field) expect(Object.keys(answer.json().errors)).toEqual([field])
      expect(await db.$count(reservations)).toBe(0)
    })
  }
})

test('a pickup in the current minute can be booked, by the clock at the rental place', async () => {
  const { app, landing, vehicle } = await openForBookings()
  expect((await send(app, booking(landing, vehicle, from('01 10:00', '02 10:00')))).statusCode).toBe(201)
})

test('a vehicle of another landing is not found', async () => {
  const { app, parts, owner, landing } = await openForBookings()
  const elsewhere = await addVehicle(parts, await addLanding(parts, owner))
  const answer = await send(app, booking(landing, elsewhere))
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'vehicle-not-found'])
})

test("a deleted vehicle can't be booked", async () => {
  const { app, db, clock, landing, vehicle } = await openForBookings()
  await db.update(vehicles).set({ deletedAt: clock.now() }).where(eq(vehicles.id, vehicle))
  expect((await send(app, booking(landing, vehicle))).json().code).toBe('vehicle-not-found')
})

for (const { state, change } of [
  { state: 'unpublished', change: { status: 'draft' as const } },
  { state: 'deleted', change: { deletedAt: new Date('2027-02-01T00:00:00Z') } },
]) {
  test(`bookings on ${state} landings are refused`, async () => {
    const { app, db, landing, vehicle } = await openForBookings()
    await db.update(landings).set(change).where(eq(landings.id, landing))
    const answer = await send(app, booking(landing, vehicle))
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'landing-not-found'])
  })
}

test('a return and a pickup in the same minute may touch, an overlap of a minute may not', async () => {
  const { app, landing, vehicle } = await openForBookings()
  const sent = async (pickup: string, back: string) =>
    (await send(app, booking(landing, vehicle, from(pickup, back)))).statusCode
  expect(await sent('10 10:00', '12 10:00')).toBe(201)
  expect(await sent('12 10:00', '14 10:00')).toBe(201)
  expect(await sent('08 10:00', '10 10:00')).toBe(201)
  expect(await sent('14 09:59', '15 10:00')).toBe(409)
  expect(await sent('07 10:00', '08 10:01')).toBe(409)
})

test("a booking keeps the vehicle's name and price when its owner changes them", async () => {
  const { app, db, owner, signIn, landing, vehicle } = await openForBookings()
  await send(app, booking(landing, vehicle))
  await db
    .update(vehicles)
    .set({ name: 'Renamed', pricePerDay: minorUnits(9900) })
    .where(eq(vehicles.id, vehicle))
  const list = await app.inject({
    url: `/api/reservations/${landing}`,
    headers: { authorization: `Bearer ${await signIn(owner)}` },
  })
  expect(list.json()).toMatchObject([{ vehicle: { name: 'Kia Rio' }, total_price: 175.17 }])
})
