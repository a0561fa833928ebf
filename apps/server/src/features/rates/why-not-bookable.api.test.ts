import type { LandingId, VehicleId } from '@nelly/domain/ids'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type SignedIn, signedInOwner } from '../../../tests/support/landing.ts'
import { addLanding, addVehicle, booking, from, send } from '../../../tests/support/rental.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { landings, vehicles } from '../../platform/db/schema.ts'

let started: TestApp
let ana: SignedIn
let landing: LandingId
let kia: VehicleId

beforeAll(async () => {
  started = await startTestApp()
})

beforeEach(async () => {
  ana = await signedInOwner(started)
  landing = await addLanding(started.parts, ana)
  kia = await addVehicle(started.parts, landing)
})

const owned = (path: string, payload: object) => ana.inEnglish('POST', `/landings/${landing}${path}`, payload)
const march = (pickup: string, back: string) => {
  const at = (moment: string) => `2027-03-${moment.replace(' ', 'T')}`
  return { period: { pickup: at(pickup), return: at(back) } }
}
/** From 10 to 13 March 2027; it is 1 March, 10:00. */
const wish = (changes: object = {}) => ({
  vehicle: kia,
  ...march('10 10:00', '13 10:00'),
  pickupPlace: 'Aeropuerto',
  returnPlace: 'Aeropuerto',
  ...changes,
})
const check = async (rules: object, more: { now?: string; drivers?: object; wish?: object } = {}) => {
  const { now, drivers, wish: changes } = more
  const rates = { currency: 'USD', rules, ...(drivers && { drivers }) }
  const answer = await owned('/rates/test', { wish: wish(changes), rates, now })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code)

// Rule of "An operator's own prices": domain/rules/near-rules.ts, server/features/rates/tested-availability.ts, server/features/inventory/taken-by.ts, web/owner/rates/test/test-page.tsx, domain/rules/near-rules.test.ts, e2e/rates-insight.journey.ts
test('every rule that refuses a wish is named, and those that it only just keeps', async () => {
  const { rules, near } = await check(
    { minDays: 4, leadMinutes: 9 * 1440, horizonDays: 10 },
    { drivers: { askAge: true, minAge: 25 }, wish: { driverAge: 25 } },
  )
  expect(codes(rules)).toEqual(['period-too-short'])
  expect(codes(near)).toEqual(['pickup-too-soon', 'pickup-too-far', 'driver-too-young'])
  expect(near[2].text).toMatchObject({ en: 'The driver must be at least 25 years old.' })
})

test('a wish is tested as if it were another time', async () => {
  const lead = { leadMinutes: 1440 }
  expect(codes((await check(lead, { now: '2027-03-09T10:00' })).rules)).toEqual([])
  expect(codes((await check(lead, { now: '2027-03-09T10:01' })).rules)).toEqual(['pickup-too-soon'])
  expect(codes((await check({}, { now: '2027-03-11T10:00' })).rules)).toEqual(['pickup-in-past'])
  expect(codes((await check({}, { wish: march('01 09:00', '02 09:00') })).rules)).toEqual([])
  for (const now of ['yesterday', '2027-02-30T10:00', '2027-03-09T25:00', 7]) {
    const refused = await owned('/rates/test', { wish: wish(), now })
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['now']])
  }
})

test('what holds the vehicle is named: a reservation, its turnaround, a block', async () => {
  const made = await send(started.app, booking(landing, kia, from('10 10:00', '12 10:00')))
  const { id, reference } = made.json()
  const block = { vehicleId: kia, unit: 1, from: '2027-03-20T08:00', to: '2027-03-22T18:00' }
  const blocked = await owned('/blocks', { ...block, reason: 'maintenance' })
  expect(blocked.statusCode, blocked.body).toBe(201)
  const availability = async (pickup: string, back: string, turnaround = 0) =>
    (await check({ turnaroundMinutes: turnaround }, { wish: march(pickup, back) })).availability
  expect(await availability('11 10:00', '13 10:00')).toEqual({
    isPublished: true,
    isOnSale: true,
    units: 1,
    isFree: false,
    taken: [
      {
        unit: 1,
        kind: 'reservation',
        reservation: { id, reference },
        reason: null,
        period: { pickup: '2027-03-10T10:00', return: '2027-03-12T10:00' },
      },
    ],
  })
  expect(await availability('12 10:00', '13 10:00')).toMatchObject({ isFree: true, taken: [] })
  expect(await availability('09 09:00', '10 09:30')).toMatchObject({ isFree: true, taken: [] })
  expect(await availability('09 09:00', '10 09:30', 60)).toMatchObject({
    isFree: false,
    taken: [
      {
        kind: 'turnaround',
        reservation: { id },
        period: { pickup: '2027-03-10T09:30', return: '2027-03-10T10:30' },
      },
    ],
  })
  expect(await availability('21 10:00', '23 10:00')).toMatchObject({
    isFree: false,
    taken: [
      {
        ...{ unit: 1, kind: 'block', reason: 'maintenance', reservation: null },
        period: { pickup: '2027-03-20T08:00' },
      },
    ],
  })
})

test('a landing that is not published and a vehicle that is not on sale are named', async () => {
  const { db } = started.parts
  await db.update(vehicles).set({ isOnSale: false }).where(eq(vehicles.id, kia))
  expect((await check({})).availability).toMatchObject({ isPublished: true, isOnSale: false, isFree: false })
  await db.update(vehicles).set({ isOnSale: true }).where(eq(vehicles.id, kia))
  await db.update(landings).set({ status: 'draft' }).where(eq(landings.id, landing))
  expect((await check({})).availability).toMatchObject({ isPublished: false, isOnSale: true, isFree: true })
})

test('a return before the pickup is refused, and nothing holds the vehicle', async () => {
  const { rules, near, availability } = await check({}, { wish: march('10 10:00', '09 10:00') })
  expect([codes(rules), near, availability.taken]).toEqual([['return-before-pickup'], [], []])
})
