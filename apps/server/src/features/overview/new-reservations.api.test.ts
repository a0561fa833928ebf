import { eq } from 'drizzle-orm'
import { beforeAll, expect, inject, test } from 'vitest'
import { booked, type Rental, rental } from '../../../tests/support/fleet.ts'
import { addVehicle, poolOf } from '../../../tests/support/rental.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { connectedAnew } from '../../../tests/support/test-database.ts'
import { reservationEvents, reservations } from '../../platform/db/schema.ts'

let nelly: TestApp
let ana: Rental
let eva: Rental

beforeAll(async () => {
  nelly = await startTestApp()
  ana = await rental(nelly)
  eva = await rental(nelly)
})

const newFor = async ({ owner }: Rental, seen?: { after: number; known: number[] }) => {
  const headers = { authorization: `Bearer ${await nelly.signIn({ id: owner })}` }
  const url = `/api/new-reservations${seen ? `?after=${seen.after}&known=${seen.known}` : ''}`
  return (await nelly.app.inject({ url, headers })).json()
}

test('what was reserved since is counted, the newest first, for its own account alone', async () => {
  expect(await newFor(ana)).toEqual({ after: 0, known: [], count: 0, reservations: [], waiting: 0 })
  const first = await booked(nelly, ana, ['2027-03-02T10:00', '2027-03-05T10:00'])
  const begun = await newFor(ana)
  expect(begun).toEqual({ after: 0, known: [first], count: 0, reservations: [], waiting: 0 })
  const ids = [first]
  for (let day = 10; day < 16; day += 1)
    ids.push(await booked(nelly, ana, [`2027-03-${day}T10:00`, `2027-03-${day + 1}T10:00`]))
  const others = await booked(nelly, eva, ['2027-03-02T10:00', '2027-03-05T10:00'])
  const found = await newFor(ana, begun)
  expect(found).toMatchObject({ after: 0, known: ids.toReversed(), count: 6 })
  expect(found.reservations.map(({ id }: { id: number }) => id)).toEqual(ids.slice(2).reverse())
  expect(found.reservations[0]).toMatchObject({ landingId: ana.landing, firstName: expect.any(String) })
  expect(await newFor(ana, found)).toMatchObject({ count: 0, reservations: [] })
  expect(await newFor(eva, { after: 0, known: [] })).toMatchObject({ known: [others], count: 1 })
})

test('those of long ago are known by the highest id, the others one by one', async () => {
  const before = await newFor(ana)
  nelly.clock.advance(11 * 60_000)
  const id = await booked(nelly, ana, ['2027-06-02T10:00', '2027-06-05T10:00'])
  const now = await newFor(ana, before)
  expect(now).toMatchObject({ after: Math.max(...before.known), known: [id], count: 1 })
  expect(await newFor(ana, now)).toMatchObject({ known: [id], count: 0 })
})

/** The values of rows like one of Ana's, on units of another vehicle: nothing waits for their transaction. */
async function copies(count: number): Promise<(typeof reservations.$inferInsert)[]> {
  const mine = eq(reservations.landingId, ana.landing)
  const [row] = await nelly.parts.db.select().from(reservations).where(mine).limit(1)
  if (!row) throw new Error('she has none')
  const { id: _id, held: _held, ...columns } = row
  const vehicleId = await addVehicle(nelly.parts, ana.landing)
  const poolId = await poolOf(nelly.parts.db, vehicleId)
  return Array.from({ length: count }, (_, nth) => ({
    ...columns,
    reference: `COPY-${vehicleId}-${nth}`,
    secretHash: null,
    customerId: null,
    vehicleId,
    poolId,
    unit: 1 + nth,
    createdAt: nelly.clock.now(),
  }))
}

test('at most a hundred are named, and those before them are known by one id', async () => {
  const { db } = nelly.parts
  const before = await newFor(ana)
  const made = await db
    .insert(reservations)
    .values(await copies(120))
    .returning({ id: reservations.id })
  const found = await newFor(ana, before)
  expect([found.count, found.known.length, found.after]).toEqual([120, 100, made[19]?.id])
  expect(await newFor(ana, found)).toMatchObject({ count: 0 })
})

// The embedded database runs one transaction after the other.
test.runIf('url' in inject('testDatabase'))(
  'one that is committed after another with a higher id is told too, and once',
  async () => {
    const before = await newFor(ana)
    const rows = await copies(1)
    const [lower, seen] = await (await connectedAnew(nelly.parts.db)).transaction(async (tx) => {
      const [made] = await tx.insert(reservations).values(rows).returning({ id: reservations.id })
      const higher = await booked(nelly, ana, ['2027-07-02T10:00', '2027-07-05T10:00'])
      const found = await newFor(ana, before)
      expect(found).toMatchObject({ count: 1, reservations: [{ id: higher }] })
      expect(made?.id).toBeLessThan(higher)
      return [made?.id, found]
    })
    const found = await newFor(ana, seen)
    expect(found).toMatchObject({ count: 1, reservations: [{ id: lower }] })
    expect(await newFor(ana, found)).toMatchObject({ count: 0 })
  },
)

test('a deleted one is no news', async () => {
  const before = await newFor(ana)
  const id = await booked(nelly, ana, ['2027-04-02T10:00', '2027-04-05T10:00'])
  await nelly.parts.db
    .update(reservations)
    .set({ deletedAt: nelly.clock.now() })
    .where(eq(reservations.id, id))
  expect(await newFor(ana, before)).toMatchObject({ count: 0, reservations: [] })
})

test('nor is one that was made at the desk', async () => {
  const before = await newFor(ana)
  const id = await booked(nelly, ana, ['2027-05-02T10:00', '2027-05-05T10:00'])
  const event = { kind: 'confirmed', reason: 'desk', actorKind: 'person', at: nelly.clock.now() } as const
  await nelly.parts.db.insert(reservationEvents).values({ reservationId: id, ...event })
  expect(await newFor(ana, before)).toMatchObject({ count: 0 })
})
