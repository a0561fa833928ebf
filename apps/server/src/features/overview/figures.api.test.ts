import { minorUnits } from '@nelly/domain/money'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { booked, type Rental, rental } from '../../../tests/support/fleet.ts'
import { addLanding, addVehicle } from '../../../tests/support/rental.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { landings, reservations, vehicles } from '../../platform/db/schema.ts'

let nelly: TestApp

beforeAll(async () => {
  nelly = await startTestApp()
})

/** An operator since 1 February, a Monday. Now it is Monday, 1 March, 10:00. */
async function operator(units = 2): Promise<Rental> {
  nelly.clock.set('2027-02-01T14:00:00Z')
  const made = await rental(nelly, { units })
  return made
}

const figures = async ({ owner }: Rental, query = '') => {
  nelly.clock.set('2027-03-01T14:00:00Z')
  const authorization = `Bearer ${await nelly.signIn({ id: owner })}`
  return nelly.app.inject({ url: `/api/figures/${owner}?${query}`, headers: { authorization } })
}
const weeksOf = async (of: Rental, query = 'weeks=5') =>
  (await figures(of, query)).json().weeks as {
    week: string
    reservations: number
    revenues: { minor: number; currency: string }[]
    occupancy: number | null
  }[]

const dollars = (amount: number) => [{ minor: Math.round(amount * 100), currency: 'USD' }]

test('reservations and revenue are counted in the week of the pickup', async () => {
  const ana = await operator()
  // The week from 8 February: two rentals of a day at 68.97. One began on Sunday night.
  await booked(nelly, ana, ['2027-02-08T00:00', '2027-02-09T00:00'])
  await booked(nelly, ana, ['2027-02-14T23:59', '2027-02-15T23:59'])
  // The current week, in the future: three days.
  await booked(nelly, ana, ['2027-03-06T10:00', '2027-03-09T10:00'])
  // The next week is not part of the figures yet.
  await booked(nelly, ana, ['2027-03-10T10:00', '2027-03-11T10:00'])
  const weeks = await weeksOf(ana)
  expect(weeks.map(({ week, reservations: count, revenues }) => [week, count, revenues])).toEqual([
    ['2027-W05', 0, dollars(0)],
    ['2027-W06', 2, dollars(137.94)],
    ['2027-W07', 0, dollars(0)],
    ['2027-W08', 0, dollars(0)],
    ['2027-W09', 1, dollars(175.17)],
  ])
})

test('cancelled and deleted reservations do not count; those of a vehicle deleted later do', async () => {
  const ana = await operator()
  const { db } = nelly.parts
  const days = ['2027-02-08T10:00', '2027-02-09T10:00'] as const
  const cancelled = await booked(nelly, ana, days)
  await db
    .update(reservations)
    .set({ status: 'cancelled', cancelledAt: nelly.clock.now(), cancellationFeeMinor: minorUnits(6897) })
    .where(eq(reservations.id, cancelled))
  const deleted = await booked(nelly, ana, days)
  await db.update(reservations).set({ deletedAt: nelly.clock.now() }).where(eq(reservations.id, deleted))
  await booked(nelly, ana, days)
  await db.update(vehicles).set({ deletedAt: nelly.clock.now() }).where(eq(vehicles.id, ana.vehicle))
  const [, week] = await weeksOf(ana)
  expect(week).toMatchObject({ week: '2027-W06', reservations: 1, revenues: dollars(68.97), occupancy: null })
})

test('what was paid counts in its own week and currency, less what was paid back', async () => {
  const ana = await operator()
  const id = await booked(nelly, ana, ['2027-03-02T10:00', '2027-03-05T10:00'])
  const write = async (at: string, entry: object) => {
    nelly.clock.set(at)
    const authorization = `Bearer ${await nelly.signIn({ id: ana.owner })}`
    const { statusCode, json } = await nelly.app.inject({
      method: 'POST',
      url: `/api/reservations/${id}/ledger`,
      headers: { authorization },
      payload: { method: 'cash', currency: 'USD', ...entry },
    })
    expect(statusCode).toBe(201)
    return json().id as number
  }
  await write('2027-02-22T03:59:00Z', { kind: 'payment', amount: 5000 })
  await write('2027-02-22T04:00:00Z', { kind: 'payment', amount: 591_234, currency: 'DOP', rate: 59.1234 })
  await write('2027-02-23T14:00:00Z', { kind: 'deposit_held', amount: 30_000 })
  await write('2027-02-24T14:00:00Z', { kind: 'refund', amount: 1000 })
  await write('2027-03-01T13:00:00Z', { kind: 'deposit_captured', amount: 4000 })
  const paid = async (of: Rental) => {
    const { weeks } = (await figures(of, 'weeks=4')).json()
    return weeks.map((week: { paid: unknown; revenues: unknown }) => [week.paid, week.revenues])
  }
  const money = (usd: number, dop: number) => [...dollars(usd), { minor: dop * 100, currency: 'DOP' }]
  const none = money(0, 0)
  expect(await paid(ana)).toEqual([
    [none, none],
    [money(50, 0), none],
    [money(-10, 5912.34), none],
    [money(40, 0), money(175.17, 0)],
  ])
  const another = await operator()
  expect(await paid(another)).toEqual(Array(4).fill([dollars(0), dollars(0)]))
})

// Rule of "Calls": domain/availability/occupancy.ts, domain/availability/occupancy.test.ts
test('occupancy is the share of unit-days that is booked, by week and for the coming days', async () => {
  const ana = await operator()
  await booked(nelly, ana, ['2027-02-08T00:00', '2027-02-15T00:00'])
  await booked(nelly, ana, ['2027-03-01T12:00', '2027-03-05T00:00'])
  // Added on Thursday of last week: three of its days count.
  nelly.clock.set('2027-02-25T14:00:00Z')
  await addVehicle(nelly.parts, ana.landing, { units: 2 })
  const answer = (await figures(ana, 'weeks=4')).json()
  expect(answer.weeks.map((week: { occupancy: number }) => week.occupancy)).toEqual([
    0.5, // 7 of 14
    0,
    0, // 0 of 14 + 8
    0.125, // 3.5 of 28
  ])
  expect(answer.occupancy).toEqual({ next7Days: 0.125, next30Days: expect.closeTo(3.5 / 120) })
})

test('drafts offer nothing, and deleted landings do not count', async () => {
  const ana = await operator()
  const { db } = nelly.parts
  await booked(nelly, ana, ['2027-02-08T10:00', '2027-02-09T10:00'])
  await db.update(landings).set({ status: 'draft' }).where(eq(landings.id, ana.landing))
  const draft = (await figures(ana, 'weeks=4')).json()
  expect(draft.weeks[0]).toMatchObject({ reservations: 1, revenues: dollars(68.97), occupancy: null })
  expect([draft.occupancy.next7Days, draft.landings]).toEqual([null, { published: 0, draft: 1 }])
  await db.update(landings).set({ deletedAt: nelly.clock.now() }).where(eq(landings.id, ana.landing))
  const gone = (await figures(ana, 'weeks=4')).json()
  expect([gone.weeks[0].reservations, gone.landings]).toEqual([0, { published: 0, draft: 0 }])
  expect(gone.weeks.at(-1).week).toBe('2027-W09')
})

test('each landing has its own days: where it is tomorrow already, the coming days begin tomorrow', async () => {
  const ana = await operator()
  nelly.clock.set('2027-02-01T14:00:00Z')
  const landing = await addLanding(nelly.parts, { id: ana.owner }, { timezone: 'Pacific/Kiritimati' })
  const vehicle = await addVehicle(nelly.parts, landing, { units: 2 })
  await nelly.parts.db
    .update(vehicles)
    .set({ deletedAt: nelly.clock.now() })
    .where(eq(vehicles.id, ana.vehicle))
  await booked(nelly, { landing, vehicle }, ['2027-03-01T00:00', '2027-03-02T00:00'])
  await booked(nelly, { landing, vehicle }, ['2027-03-08T00:00', '2027-03-09T00:00'])
  expect((await figures(ana)).json().occupancy.next7Days).toBeCloseTo(1 / 14)
})

test('the next five pickups and returns are listed, the soonest first', async () => {
  const ana = await operator(9)
  const { db } = nelly.parts
  const out = { name: 'Out', arrival_place: 'Samaná' }
  await booked(nelly, ana, ['2027-02-20T10:00', '2027-03-01T10:00'], { ...out, name: 'Now' })
  await booked(nelly, ana, ['2027-02-20T10:00', '2027-03-01T09:59'], { name: 'Back' })
  const id = await booked(nelly, ana, ['2027-02-25T10:00', '2027-03-02T18:30'], out)
  for (const day of ['09', '08', '07', '06', '05', '04'])
    await booked(nelly, ana, [`2027-03-${day}T10:00`, '2027-03-20T10:00'], { name: day })
  const cancelled = await booked(nelly, ana, ['2027-03-02T10:00', '2027-03-03T10:00'])
  await db
    .update(reservations)
    .set({ status: 'cancelled', cancelledAt: nelly.clock.now(), cancellationFeeMinor: minorUnits(0) })
    .where(eq(reservations.id, cancelled))
  const answer = (await figures(ana)).json()
  const names = (list: { firstName: string }[]) => list.map(({ firstName }) => firstName)
  expect(names(answer.nextPickups)).toEqual(['04', '05', '06', '07', '08'])
  expect(names(answer.nextReturns)).toEqual(['Now', 'Out', '09', '08', '07'])
  expect(answer.nextReturns[1]).toEqual({
    reservationId: id,
    landingId: ana.landing,
    landingName: expect.stringContaining('Sun Cars'),
    vehicleName: 'Kia Rio',
    firstName: 'Out',
    lastName: 'Peña',
    at: { place: 'Samaná', date: '2027-03-02', time: '18:30' },
  })
  expect(answer.nextPickups[0]).toMatchObject({
    at: { place: 'Santiago', date: '2027-03-04', time: '10:00' },
  })
})

test('figures are only for their owner, for 4 to 52 weeks, by default twelve', async () => {
  const [ana, luis] = [await operator(), await operator()]
  await booked(nelly, luis, ['2027-02-08T10:00', '2027-02-09T10:00'])
  const weeks = await weeksOf(ana, '')
  expect(weeks).toHaveLength(12)
  expect(weeks.every(({ reservations: count }) => count === 0)).toBe(true)
  expect(await weeksOf(ana, 'weeks=52')).toHaveLength(52)
  for (const odd of ['3', '53', '4.5', 'abc'])
    expect([odd, (await figures(ana, `weeks=${odd}`)).statusCode]).toEqual([odd, 422])
  const authorization = `Bearer ${await nelly.signIn({ id: ana.owner })}`
  const strange = await nelly.app.inject({ url: `/api/figures/${luis.owner}`, headers: { authorization } })
  expect([strange.statusCode, strange.json().code]).toEqual([403, 'not-your-account'])
})
