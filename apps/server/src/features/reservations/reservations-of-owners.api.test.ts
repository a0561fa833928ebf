import { minorUnits } from '@nelly/domain/money'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { priceOf, requestFor, wishFor } from '@nelly/domain/rates/testing/wishes'
import { inDollars } from '@nelly/domain/testing/dollars'
import type { WallClock } from '@nelly/domain/wall-clock'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addLanding, addVehicle, booking, from, send } from '../../../tests/support/rental.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { reservations } from '../../platform/db/schema.ts'

async function twoOwners() {
  const started = await startTestApp()
  const { app, parts, addOwner, signIn } = started
  const rental = async () => {
    const owner = await addOwner()
    const landing = await addLanding(parts, owner)
    const vehicle = await addVehicle(parts, landing, { units: 2 })
    const headers = { authorization: `Bearer ${await signIn(owner)}` }
    const get = (url: string) => app.inject({ url, headers })
    const remove = (id: number) => app.inject({ method: 'DELETE', url: `/reservations/${id}`, headers })
    return { owner, landing, vehicle, get, remove }
  }
  return { ...started, ana: await rental(), luis: await rental() }
}

test('an owner sees the reservations of a landing, the newest first', async () => {
  const { app, ana } = await twoOwners()
  const first = await send(app, booking(ana.landing, ana.vehicle))
  const second = await send(app, booking(ana.landing, ana.vehicle, { name: 'Juan' }))
  const list = await ana.get(`/reservations/${ana.landing}`)
  const [last, earlier] = [second.json(), first.json()]
  expect([list.statusCode, list.json()]).toMatchObject([200, [last, earlier]])
  // The unit that it has is for its owner alone.
  expect([last, earlier, ...list.json()].map(({ unit }) => unit?.number)).toEqual([
    undefined,
    undefined,
    2,
    1,
  ])
})

test('an owner sees all reservations by landing', async () => {
  const { app, parts, ana } = await twoOwners()
  const landing = await addLanding(parts, ana.owner, { name: 'moon-cars', displayName: 'Moon Cars' })
  const vehicle = await addVehicle(parts, landing)
  const here = await send(app, booking(ana.landing, ana.vehicle))
  const there = await send(app, booking(landing, vehicle))
  const answer = await ana.get(`/api/reservations/user/${ana.owner.id}`)
  expect(answer.json()).toMatchObject([
    {
      id_landing: landing,
      name_landing: 'moon-cars',
      display_name: 'Moon Cars',
      logo: 'logos/sun.png',
      reservations: [there.json()],
    },
    { id_landing: ana.landing, reservations: [here.json()] },
  ])
})

test('another owner’s reservations are not found, and their lists are forbidden', async () => {
  const { app, parts, ana, luis } = await twoOwners()
  const { id } = (await send(app, booking(ana.landing, ana.vehicle))).json()
  const landing = await luis.get(`/reservations/${ana.landing}`)
  expect([landing.statusCode, landing.json().code]).toEqual([404, 'landing-not-found'])
  const list = await luis.get(`/reservations/user/${ana.owner.id}`)
  expect([list.statusCode, list.json().code]).toEqual([403, 'not-your-account'])
  const removal = await luis.remove(id)
  expect([removal.statusCode, removal.json().code]).toEqual([404, 'reservation-not-found'])
  expect((await luis.get(`/reservations/user/${luis.owner.id}`)).json()).toEqual([])
  expect(await parts.db.$count(reservations)).toBe(1)
  expect((await ana.get(`/reservations/${ana.landing}`)).json()).toHaveLength(1)
})

test('without a session nobody reads or deletes reservations', async () => {
  const { app, ana } = await twoOwners()
  for (const request of [
    { method: 'GET', url: `/reservations/${ana.landing}` },
    { method: 'GET', url: `/reservations/user/${ana.owner.id}` },
    { method: 'DELETE', url: '/reservations/1' },
  ] as const) {
    expect((await app.inject(request)).statusCode).toBe(401)
  }
})

test('a deleted reservation is gone from the lists and cannot be deleted again', async () => {
  const { app, ana } = await twoOwners()
  const { id } = (await send(app, booking(ana.landing, ana.vehicle))).json()
  const removal = await ana.remove(id)
  expect([removal.statusCode, removal.json()]).toEqual([200, { message: 'Borrado exitoso.' }])
  expect((await ana.get(`/reservations/${ana.landing}`)).json()).toEqual([])
  expect((await ana.get(`/reservations/user/${ana.owner.id}`)).json()).toEqual([])
  expect((await ana.remove(id)).statusCode).toBe(404)
})

const extras = fc.record({
  damage_waiver: fc.nat(10),
  personal_effects: fc.nat(10),
  baby_seat: fc.nat(10),
})

test('quote, response and the owner’s list have the same total to the cent', async () => {
  const { app, parts, ana } = await twoOwners()
  const cases = fc.record({
    centsADay: fc.integer({ min: 1, max: 1_000_000 }),
    lastDay: fc.integer({ min: 11, max: 28 }),
    hour: fc.nat(23),
    minute: fc.nat(59),
    extras,
  })
  await fc.assert(
    fc.asyncProperty(cases, async ({ centsADay, lastDay, hour, minute, extras: quantities }) => {
      const vehicle = await addVehicle(parts, ana.landing, { pricePerDay: minorUnits(centsADay) })
      const chosen = Object.entries(quantities).filter(([, quantity]) => quantity > 0)
      const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
      const dates = from('10 10:00', `${lastDay} ${time}`)
      const answer = await send(
        app,
        booking(ana.landing, vehicle, {
          ...dates,
          extras: chosen.map(([code, quantity]) => ({ code, quantity })),
        }),
      )
      const shown = priceOf(
        requestFor(
          DEFAULT_RATES,
          wishFor({
            period: {
              pickup: '2027-03-10T10:00' as WallClock,
              return: `2027-03-${lastDay}T${time}` as WallClock,
            },
            extras: chosen.map(([code, quantity]) => ({ code, quantity })),
          }),
          centsADay / 100,
        ),
      )
      const [listed] = (await ana.get(`/reservations/${ana.landing}`)).json()
      const reserved = answer.json()
      const total = inDollars(shown.total)
      expect([reserved.total_price, reserved.quote.total, listed.total_price]).toEqual([total, total, total])
    }),
    { numRuns: 40 },
  )
})
