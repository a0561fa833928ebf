import { minorUnits } from '@nelly/domain/money'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { booked, type Rental, rental } from '../../../tests/support/fleet.ts'
import { addLanding, addVehicle } from '../../../tests/support/rental.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { reservations } from '../../platform/db/schema.ts'

let nelly: TestApp
let ana: Rental
let luis: Rental
/** Ana's other landing, where it is 17 hours later. */
let auckland: Pick<Rental, 'landing' | 'vehicle'>
let other: Rental['vehicle']

beforeAll(async () => {
  nelly = await startTestApp()
  ana = await rental(nelly)
  luis = await rental(nelly)
  other = await addVehicle(nelly.parts, ana.landing)
  const landing = await addLanding(nelly.parts, { id: ana.owner }, { timezone: 'Pacific/Auckland' })
  auckland = { landing, vehicle: await addVehicle(nelly.parts, landing) }
  await booked(nelly, ana, ['2027-03-10T10:00', '2027-03-12T10:00'], { name: 'Bea' })
  await booked(nelly, { ...ana, vehicle: other }, ['2027-03-12T12:00', '2027-03-15T00:00'], { name: 'Cid' })
  await booked(nelly, ana, ['2027-03-20T00:00', '2027-03-21T10:00'], { name: 'Dan' })
  await booked(nelly, auckland, ['2027-03-10T10:00', '2027-03-12T10:00'], { name: 'Kiri' })
  await booked(nelly, luis, ['2027-03-10T10:00', '2027-03-12T10:00'], { name: 'Luz' })
  const cancelled = await booked(nelly, ana, ['2027-03-10T10:00', '2027-03-11T10:00'], { name: 'Eli' })
  await nelly.parts.db
    .update(reservations)
    .set({ status: 'cancelled', cancelledAt: nelly.clock.now(), cancellationFeeMinor: minorUnits(10_000) })
    .where(eq(reservations.id, cancelled))
})

const get = (url: string, { headers } = ana) => nelly.app.inject({ url, headers })
const names = (list: { name: string }[]) => list.map(({ name }) => name)
const list = async (query: string) =>
  names((await get(`/reservations/${ana.landing}?sort=pickup&${query}`)).json())
const all = async (query: string) => {
  const answer = await get(`/reservations/user/${ana.owner}?sort=pickup&${query}`)
  return answer.json().flatMap((group: { reservations: { name: string }[] }) => names(group.reservations))
}

for (const { query, found } of [
  { query: 'from=2027-03-12', found: ['Bea', 'Cid', 'Dan'] },
  { query: 'from=13-03-2027', found: ['Cid', 'Dan'] },
  { query: 'from=2027-03-12&to=2027-03-12', found: ['Bea', 'Cid'] },
  { query: 'to=2027-03-10', found: ['Bea', 'Eli'] },
  { query: 'to=2027-03-09', found: [] },
  // A return at midnight does not count for the day that begins then; a pickup at midnight does.
  { query: 'from=2027-03-15&to=2027-03-19', found: [] },
  { query: 'from=2027-03-15&to=2027-03-20', found: ['Dan'] },
  { query: 'from=&to=', found: ['Bea', 'Eli', 'Cid', 'Dan'] },
]) {
  test(`the days “${query}” overlap with ${found.join(', ') || 'nothing'}`, async () =>
    expect(await list(query)).toEqual(found))
}

// Rule of "Calls": contract/reservations/reservation-list.ts, server/features/reservations/reservation-list.ts, server/features/inventory/clock-there.ts
test('a list is filtered by vehicle, together with days and words', async () => {
  expect(await list(`vehicle_id=${other}`)).toEqual(['Cid'])
  expect(await list(`vehicle_id=${ana.vehicle}&from=2027-03-15`)).toEqual(['Dan'])
  expect(await list(`vehicle_id=${ana.vehicle}&search=bea`)).toEqual(['Bea'])
  expect(await all(`vehicle_id=${auckland.vehicle}`)).toEqual(['Kiri'])
})

test("another owner's vehicle is treated as one that does not exist", async () => {
  expect(await list(`vehicle_id=${luis.vehicle}`)).toEqual([])
  expect(await all(`vehicle_id=${luis.vehicle}`)).toEqual(await all('vehicle_id=2000000000'))
})

// Rule of "Calls": server/features/landings/landing-store.ts, web/owner/landing/reservation-count.tsx, e2e/reservation-filters.journey.ts
test("a landing's reservations are counted apart from cancelled ones in every response", async () => {
  const landings: { id: number }[] = (await get(`/landing/${ana.owner}`)).json()
  const detail = (await get(`/landings/${ana.owner}/${ana.landing}`)).json()
  for (const landing of [landings.find(({ id }) => id === ana.landing), detail]) {
    expect(landing).toMatchObject({ reservations_count: 3, cancelled_reservations_count: 1 })
  }
})

test('pages count the filtered reservations', async () => {
  const days = 'from=2027-03-10&to=2027-03-11&per_page=1&sort=pickup'
  const page = await get(`/reservations/${ana.landing}?${days}&page=2`)
  expect([names(page.json()), page.headers['x-total-count']]).toEqual([['Eli'], '2'])
  expect(page.headers.link).toContain('from=2027-03-10&to=2027-03-11')
  const ofAll = await get(`/reservations/user/${ana.owner}?${days}&vehicle_id=${ana.vehicle}`)
  expect(ofAll.headers['x-total-count']).toBe('2')
})

test('a range that ends before it begins is refused under its last day, in both lists and the file', async () => {
  for (const path of [`${ana.landing}`, `user/${ana.owner}`, `export/${ana.owner}`]) {
    const answer = await get(`/reservations/${path}?from=2027-03-12&to=2027-03-11`)
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { to: ['El último día es anterior al primero.'] },
    ])
    expect((await get(`/reservations/${path}?from=2027-02-30`)).json().errors).toHaveProperty('from')
  }
})

// Rule of "Calls": contract/specified/reservation-answers.ts
test('a cancelled reservation stays in the lists, with its time and fee', async () => {
  const answer = await get(`/reservations/${ana.landing}?search=eli`)
  const facts = { cancelled_at: '2027-03-01T14:00:00.000Z', cancellation_fee: 100, erased_at: null }
  expect(answer.json()).toEqual([expect.objectContaining(facts)])
  const [bea] = (await get(`/reservations/${ana.landing}?search=bea`)).json()
  expect([bea.cancelled_at, bea.cancellation_fee, bea.erased_at]).toEqual([null, null, null])
})

for (const { now, state, found } of [
  { now: '2027-03-10T14:00:00Z', state: 'confirmed', found: ['Bea', 'Cid', 'Dan'] },
  // It has been the 11th in Auckland for hours.
  { now: '2027-03-10T14:00:00Z', state: 'under-way', found: ['Kiri'] },
  { now: '2027-03-10T14:01:00Z', state: 'under-way', found: ['Bea', 'Kiri'] },
  { now: '2027-03-12T13:59:00Z', state: 'under-way', found: ['Bea'] },
  { now: '2027-03-12T14:00:00Z', state: 'over', found: ['Bea', 'Kiri'] },
  { now: '2027-03-12T14:00:00Z', state: 'cancelled', found: ['Eli'] },
]) {
  test(`at ${now} ${found.join(', ')} ${state}, by the clock at each place`, async () => {
    const start = nelly.clock.now()
    nelly.clock.set(now)
    const { headers } = { headers: { authorization: `Bearer ${await nelly.signIn({ id: ana.owner })}` } }
    const answer = await get(`/reservations/user/${ana.owner}?sort=pickup&state=${state}`, {
      ...ana,
      headers,
    })
    nelly.clock.set(start)
    const listed = answer
      .json()
      .flatMap((group: { reservations: { name: string }[] }) => names(group.reservations))
    expect(listed.toSorted()).toEqual(found)
  })
}
