import type { LandingId, VehicleId } from '@nelly/domain/ids'
import { beforeEach, expect, test } from 'vitest'
import type { Call } from '../../../tests/support/call.ts'
import { landingForm, madeLanding, type SignedIn, signedInOwner } from '../../../tests/support/landing.ts'
import { addVehicle, booking, from, send } from '../../../tests/support/rental.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'

const HOURS = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, [{ from: '08:00', to: '18:00' }]]))

let nelly: TestApp
let ana: SignedIn
let landing: LandingId
let vehicle: VehicleId

beforeEach(async () => {
  nelly = await startTestApp()
  ana = await signedInOwner(nelly)
  landing = (await madeLanding(nelly, ana, 'Búho Rent')).id as LandingId
  vehicle = await addVehicle(nelly.parts, landing)
  await call('POST', `/landings/${landing}/places`, { name: 'Oficina', hours: HOURS })
})

const call = async (...sent: Parameters<Call>) => (await ana.call(...sent)).json()

const moveTo = async (timezone: string) => {
  const url = `/api/landing-update/${ana.id}/${landing}`
  const form = await landingForm(ana, { id_users_landing: undefined, logo: undefined, timezone })
  expect((await nelly.app.inject({ method: 'POST', url, ...form })).statusCode).toBe(200)
}

const reserve = (pickup: string, back: string) =>
  send(
    nelly.app,
    booking(landing, vehicle, {
      ...from(pickup, back),
      ...{ place_of_departure: 'Oficina', arrival_place: 'Oficina' },
    }),
  )

/** The times of day of reservations and blocks, and the hours of the place. */
const clocks = async () => {
  const [reservation] = await call('GET', `/reservations/${landing}`)
  const [block] = await call('GET', `/landings/${landing}/blocks`)
  const [place] = await call('GET', `/landings/${landing}/places`)
  const { date_of_departure, time_of_departure, date_of_arrival, time_of_arrival } = reservation
  return {
    reservation: [date_of_departure, time_of_departure, date_of_arrival, time_of_arrival],
    block: [block.from, block.to],
    hours: place.hours,
  }
}

test('where the time zone changes, hours, blocks and bookings that stand keep the clock on the wall', async () => {
  expect((await reserve('10 08:00', '12 18:00')).statusCode).toBe(201)
  const days = { from: '2027-03-20T08:00', to: '2027-03-22T18:00' }
  await call('POST', `/landings/${landing}/blocks`, { ...days, vehicleId: vehicle, reason: 'maintenance' })
  const before = await clocks()
  expect(before).toEqual({
    reservation: ['2027-03-10', '08:00', '2027-03-12', '18:00'],
    block: [days.from, days.to],
    hours: HOURS,
  })

  for (const timezone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    await moveTo(timezone)
    expect(await clocks()).toEqual(before)
    for (const [pickup, back, is] of [
      ['09 17:00', '10 08:01', 'vehicle-not-available'],
      ['12 17:59', '13 10:00', 'vehicle-not-available'],
      ['20 10:00', '21 10:00', 'vehicle-not-available'],
      ['14 07:59', '15 10:00', 'outside-opening-hours'],
      ['14 10:00', '15 18:01', 'outside-opening-hours'],
    ] as const) {
      expect([timezone, pickup, (await reserve(pickup, back)).json().code]).toEqual([timezone, pickup, is])
    }
  }
  expect((await reserve('09 08:00', '10 08:00')).statusCode).toBe(201)
  expect((await reserve('12 18:00', '20 08:00')).statusCode).toBe(201)
})
