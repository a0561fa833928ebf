import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { booked, type Rental, rental } from '../../../tests/support/fleet.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { reservationEvents, reservations } from '../../platform/db/schema.ts'

let nelly: TestApp
let ana: Rental
let eva: Rental

beforeAll(async () => {
  nelly = await startTestApp()
  ana = await rental(nelly)
  eva = await rental(nelly)
})

const newFor = async ({ owner }: Rental, after?: number) => {
  const headers = { authorization: `Bearer ${await nelly.signIn({ id: owner })}` }
  const url = after === undefined ? '/api/new-reservations' : `/api/new-reservations?after=${after}`
  return (await nelly.app.inject({ url, headers })).json()
}

test('what was reserved since is counted, the newest first, for its own account alone', async () => {
  expect(await newFor(ana)).toEqual({ newest: 0, count: 0, reservations: [] })
  const first = await booked(nelly, ana, ['2027-03-02T10:00', '2027-03-05T10:00'])
  expect(await newFor(ana)).toEqual({ newest: first, count: 0, reservations: [] })
  const ids = [first]
  for (let day = 10; day < 16; day += 1)
    ids.push(await booked(nelly, ana, [`2027-03-${day}T10:00`, `2027-03-${day + 1}T10:00`]))
  const others = await booked(nelly, eva, ['2027-03-02T10:00', '2027-03-05T10:00'])
  const found = await newFor(ana, first)
  expect([found.newest, found.count]).toEqual([ids.at(-1), 6])
  expect(found.reservations.map(({ id }: { id: number }) => id)).toEqual(ids.slice(2).reverse())
  expect(found.reservations[0]).toMatchObject({ id_landing: ana.landing, name: expect.any(String) })
  expect(await newFor(ana, found.newest)).toEqual({ newest: found.newest, count: 0, reservations: [] })
  expect(await newFor(eva, 0)).toMatchObject({ newest: others, count: 1 })
})

test('a deleted one is no news', async () => {
  const before = (await newFor(ana)).newest
  const id = await booked(nelly, ana, ['2027-04-02T10:00', '2027-04-05T10:00'])
  await nelly.parts.db
    .update(reservations)
    .set({ deletedAt: nelly.clock.now() })
    .where(eq(reservations.id, id))
  expect(await newFor(ana, before)).toMatchObject({ newest: id, count: 0, reservations: [] })
})

test('nor is one that was made at the desk', async () => {
  const before = (await newFor(ana)).newest
  const id = await booked(nelly, ana, ['2027-05-02T10:00', '2027-05-05T10:00'])
  const event = { kind: 'confirmed', reason: 'desk', actorKind: 'person', at: nelly.clock.now() } as const
  await nelly.parts.db.insert(reservationEvents).values({ reservationId: id, ...event })
  expect(await newFor(ana, before)).toMatchObject({ newest: id, count: 0 })
})
