import { minorUnits } from '@nelly/domain/money'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { booked, type Rental, rental } from '../../../tests/support/fleet.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { reservations } from '../../platform/db/schema.ts'

let nelly: TestApp
let ana: Rental
let ben: Rental

const rentalsOf = (landing: number, { headers }: Pick<Rental, 'headers'>) =>
  nelly.app.inject({ url: `/api/landing/${landing}/open-rentals`, headers })

beforeAll(async () => {
  nelly = await startTestApp()
  ana = await rental(nelly)
  ben = await rental(nelly)
  await booked(nelly, ana, ['2027-03-02T10:00', '2027-03-05T10:00'])
  await booked(nelly, ana, ['2027-03-10T10:00', '2027-03-13T10:00'])
  await booked(nelly, ben, ['2027-03-10T10:00', '2027-03-13T10:00'])
  const cancelled = await booked(nelly, ana, ['2027-03-10T10:00', '2027-03-13T10:00'])
  const deleted = await booked(nelly, ana, ['2027-03-10T10:00', '2027-03-13T10:00'])
  const { db } = nelly.parts
  const now = nelly.clock.now()
  await db
    .update(reservations)
    .set({ status: 'cancelled', cancelledAt: now, cancellationFeeMinor: minorUnits(0) })
    .where(eq(reservations.id, cancelled))
  await db.update(reservations).set({ deletedAt: now }).where(eq(reservations.id, deleted))
})

for (const { now, underWay, toCome } of [
  { now: '2027-03-01T14:00:00Z', underWay: 0, toCome: 2 },
  // 10:01 in Santo Domingo, a minute after the first pickup.
  { now: '2027-03-02T14:01:00Z', underWay: 1, toCome: 1 },
  { now: '2027-03-05T14:00:00Z', underWay: 0, toCome: 1 },
  { now: '2027-03-13T14:00:00Z', underWay: 0, toCome: 0 },
]) {
  test(`at ${now} deleting the landing would hide ${underWay} rentals under way and ${toCome} to come`, async () => {
    nelly.clock.set(now)
    const headers = { authorization: `Bearer ${await nelly.signIn({ id: ana.owner })}` }
    expect((await rentalsOf(ana.landing, { headers })).json()).toEqual({ underWay, toCome })
  })
}

test('a deleted landing has the same counts, and only its owner reads them', async () => {
  nelly.clock.set('2027-03-02T14:01:00Z')
  const headers = { authorization: `Bearer ${await nelly.signIn({ id: ana.owner })}` }
  const strangers = { authorization: `Bearer ${await nelly.signIn({ id: ben.owner })}` }
  const refused = async () => (await rentalsOf(ana.landing, { headers: strangers })).json().code
  expect(await refused()).toBe('landing-not-found')
  await nelly.app.inject({ method: 'DELETE', url: `/api/landing/${ana.landing}`, headers })
  expect((await rentalsOf(ana.landing, { headers })).json()).toEqual({ underWay: 1, toCome: 1 })
  expect(await refused()).toBe('landing-not-found')
  await nelly.app.inject({ method: 'DELETE', url: `/api/landing/deletedFinal/${ana.landing}`, headers })
  expect((await rentalsOf(ana.landing, { headers })).statusCode).toBe(404)
  expect((await rentalsOf(ben.landing, { headers: { authorization: '' } })).statusCode).toBe(401)
})
