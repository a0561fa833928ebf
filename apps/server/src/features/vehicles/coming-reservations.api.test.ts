import { minorUnits } from '@nelly/domain/money'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { booked, type Rental, rental } from '../../../tests/support/fleet.ts'
import { addVehicle } from '../../../tests/support/rental.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { landings, reservations } from '../../platform/db/schema.ts'

let nelly: TestApp
let ana: Rental
let other: Rental['vehicle']
let name: string

beforeAll(async () => {
  nelly = await startTestApp()
  ana = await rental(nelly)
  other = await addVehicle(nelly.parts, ana.landing, { units: 9 })
  const [row] = await nelly.parts.db.select().from(landings).where(eq(landings.id, ana.landing))
  name = row?.name ?? ''
  await booked(nelly, ana, ['2027-03-02T10:00', '2027-03-05T10:00'])
  await booked(nelly, ana, ['2027-03-10T10:00', '2027-03-13T10:00'])
  await booked(nelly, { ...ana, vehicle: other }, ['2027-03-20T10:00', '2027-03-21T10:00'])
  const cancelled = await booked(nelly, ana, ['2027-03-10T10:00', '2027-03-13T10:00'])
  const { db } = nelly.parts
  await db
    .update(reservations)
    .set({ status: 'cancelled', cancelledAt: nelly.clock.now(), cancellationFeeMinor: minorUnits(0) })
    .where(eq(reservations.id, cancelled))
  const deleted = await booked(nelly, ana, ['2027-03-10T10:00', '2027-03-13T10:00'])
  await db.update(reservations).set({ deletedAt: nelly.clock.now() }).where(eq(reservations.id, deleted))
})

type Counted = { id: number; coming_reservations?: number }
const counts = (list: Counted[]) => list.map(({ id, coming_reservations: count }) => [id, count])

for (const { now, count } of [
  { now: '2027-03-01T14:00:00Z', count: 2 },
  // The first is out until 10:00 in Santo Domingo.
  { now: '2027-03-05T13:59:00Z', count: 2 },
  { now: '2027-03-05T14:00:00Z', count: 1 },
  { now: '2027-03-13T14:00:00Z', count: 0 },
]) {
  test(`at ${now} the owner's responses say that ${count} reservations of the vehicle are to come`, async () => {
    nelly.clock.set(now)
    const headers = { authorization: `Bearer ${await nelly.signIn({ id: ana.owner })}` }
    const get = async (url: string) => (await nelly.app.inject({ url, headers })).json()
    const both = [
      [ana.vehicle, count],
      [other, 1],
    ]
    expect(counts(await get(`/vehicles/${ana.landing}`))).toEqual(both)
    expect(counts((await get(`/landings/${ana.owner}/${ana.landing}`)).vehicles)).toEqual(both)
    expect(counts((await get(`/reviews/${name}`)).vehicles)).toEqual(both)
    expect(counts([await get(`/vehicles/${ana.landing}/${ana.vehicle}`)])).toEqual([[ana.vehicle, count]])
  })
}

test('visitors do not see the number', async () => {
  const landing = await nelly.app.inject(`/publicLanding/${name}`)
  const vehicle = await nelly.app.inject(`/publicLanding/${name}/vehicle/${ana.vehicle}`)
  for (const { statusCode, body } of [landing, vehicle])
    expect([statusCode, body.includes('coming_reservations')]).toEqual([200, false])
})
