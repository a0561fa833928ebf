import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type BlockDesk, openBlockDesk } from '../../../tests/support/block-desk.ts'
import { booking, from, send } from '../../../tests/support/rental.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let nelly: TestApp
let desk: BlockDesk

beforeAll(async () => {
  nelly = await startTestApp()
})
beforeEach(async () => {
  desk = await openBlockDesk(nelly, 1)
})

/** Saves the rules of the landing's rates as the next version. */
async function rule(rules: object, revision = 0) {
  const payload = { revision, rates: { currency: 'USD', rules } }
  const saved = await desk.call('PUT', `/landings/${desk.landing}/rates`, payload)
  expect(saved.statusCode).toBe(200)
}

const isOffered = async (pickup: string, back: string) => {
  const wish = booking(desk.landing, desk.vehicle, from(pickup, back))
  const answer = await nelly.app.inject({ method: 'POST', url: '/api/quotes', payload: wish })
  return answer.json().available
}

// Rule of "Calls": domain/availability/turnaround.ts, server/features/inventory/held-units.ts, domain/availability/turnaround.test.ts
test('a unit is held for the turnaround after a return, for those who quote and those who book', async () => {
  await rule({ turnaroundMinutes: 60 })
  await desk.book('10 10:00', '12 10:00')
  for (const { pickup, isFree } of [
    { pickup: '12 10:00', isFree: false },
    { pickup: '12 10:59', isFree: false },
    { pickup: '12 11:00', isFree: true },
  ]) {
    expect(await isOffered(pickup, '14 10:00')).toBe(isFree)
    expect((await desk.book(pickup, '14 10:00')).statusCode).toBe(isFree ? 201 : 409)
  }
})

test('its own turnaround, too, must fit before the next pickup', async () => {
  await rule({ turnaroundMinutes: 60 })
  await desk.book('12 10:00', '14 10:00')
  expect([await isOffered('10 10:00', '12 09:01'), await isOffered('10 10:00', '12 09:00')]).toEqual([
    false,
    true,
  ])
  expect((await desk.book('10 10:00', '12 09:01')).statusCode).toBe(409)
  expect((await desk.book('10 10:00', '12 09:00')).statusCode).toBe(201)
})

test("a vehicle's own turnaround wins, also where it is none", async () => {
  const vehicles = (minutes: number) => [{ vehicleId: desk.vehicle, turnaroundMinutes: minutes }]
  await rule({ turnaroundMinutes: 600, vehicles: vehicles(0) })
  await desk.book('10 10:00', '12 10:00')
  expect((await desk.book('12 10:00', '14 10:00')).statusCode).toBe(201)
  await rule({ turnaroundMinutes: 0, vehicles: vehicles(120) }, 1)
  await desk.book('20 10:00', '22 10:00')
  expect((await desk.book('22 11:00', '23 10:00')).statusCode).toBe(409)
})

test('a later change of the rule leaves what is booked', async () => {
  await desk.book('10 10:00', '12 10:00')
  await rule({ turnaroundMinutes: 24 * 60 })
  const { id } = (await desk.book('14 10:00', '16 10:00')).json()
  await rule({ turnaroundMinutes: 0 }, 1)
  expect((await desk.book('12 10:00', '14 10:00')).statusCode).toBe(201)
  expect((await desk.book('17 09:00', '18 09:00')).statusCode).toBe(409)
  const { vehicles } = (await desk.call('GET', '/calendar?from=2027-03-10')).json()
  const bar = vehicles[0].units[0].bars.find((one: { id: number }) => one.id === id)
  expect(bar).toMatchObject({
    return: { date: '2027-03-16', time: '10:00' },
    turnaroundMinutes: 24 * 60,
  })
})

test('a turnaround may be longer than a rental', async () => {
  await rule({ turnaroundMinutes: 3 * 24 * 60 })
  await desk.book('10 10:00', '10 12:00')
  expect((await desk.book('13 11:59', '14 10:00')).statusCode).toBe(409)
  expect((await desk.book('13 12:00', '14 10:00')).statusCode).toBe(201)
  for (const minutes of [-1, 1.5, 30 * 24 * 60 + 1]) {
    const rates = { currency: 'USD', rules: { turnaroundMinutes: minutes } }
    const refused = await desk.call('PUT', `/landings/${desk.landing}/rates`, { revision: 1, rates })
    expect(Object.keys(refused.json().errors)).toEqual(['rates.rules.turnaroundMinutes'])
  }
})

test('a block may not begin within a turnaround, and a rental may end when a block begins', async () => {
  await rule({ turnaroundMinutes: 60 })
  await desk.book('10 10:00', '12 10:00')
  expect((await desk.block('12 10:30', '13 10:00')).statusCode).toBe(409)
  expect((await desk.block('12 11:00', '13 10:00')).statusCode).toBe(201)
})

test('a deleted reservation comes back only where its turnaround is free too', async () => {
  await rule({ turnaroundMinutes: 120 })
  const { id } = (await desk.book('10 10:00', '12 10:00')).json()
  await desk.call('DELETE', `/reservations/${id}`)
  const taken = (
    await send(nelly.app, booking(desk.landing, desk.vehicle, from('12 11:00', '13 10:00')))
  ).json()
  const restore = () => desk.call('POST', `/reservations/${id}/restoration`)
  expect((await restore()).json().code).toBe('vehicle-not-available')
  await desk.call('DELETE', `/reservations/${taken.id}`)
  expect((await restore()).statusCode).toBe(200)
})
