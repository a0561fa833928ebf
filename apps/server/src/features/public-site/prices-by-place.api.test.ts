import type { PublicSite } from '@nelly/contract/public-site/public-site'
import { minorUnits } from '@nelly/domain/money'
import { feeRate, ratesWith } from '@nelly/domain/rates/testing/wishes'
import { dollars } from '@nelly/domain/testing/dollars'
import type { ClockTime, WallClock } from '@nelly/domain/wall-clock'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addLanding, addVehicle } from '../../../tests/support/rental.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { places } from '../../platform/db/schema.ts'
import { placesOf } from '../inventory/places-of.ts'
import { ratesOf } from '../rates/rates-store.ts'

test('a page and a reservation have the fees of the places that a visitor names and of their hours, however they are spelled', async () => {
  let site: PublicSite | undefined
  const nelly = await startTestApp({
    site: async (_request, context) => {
      site = context.site
      return new Response('')
    },
  })
  await nelly.app.inject({ url: '/any' })
  if (!site) throw new Error('no page was asked for')
  const { db, now } = nelly.parts
  const owner = await nelly.addOwner()
  const id = await addLanding(nelly.parts, owner, { name: 'by-place' })
  const vehicle = await addVehicle(nelly.parts, id, { units: 5 })
  await db.insert(places).values(
    ['Aeropuerto Las Américas', 'Samaná'].map((name, position) => ({
      ...{ landingId: id, name, position, isPickup: true, isReturn: true, createdAt: now() },
    })),
  )
  await db.insert(places).values({
    ...{ landingId: id, name: 'Taller', position: 2, isPickup: false, isReturn: false },
    ...{ address: 'Calle Secreta 1', createdAt: now() },
  })
  const [airport, samana] = await placesOf(db, id)
  if (!airport || !samana) throw new Error('the places are not there')
  await ratesOf(owner.account, db).add(id, {
    revision: 1,
    rates: ratesWith({
      fees: [feeRate({ when: 'place', places: [airport.id] })],
      oneWay: {
        amount: dollars(80),
        pairs: [
          { from: samana.id, to: airport.id, amount: dollars(50), forbidden: false },
          { from: airport.id, to: samana.id, amount: null, forbidden: true },
        ],
      },
    }),
    snapshot: { vehicles: [], places: [] },
    person: null,
    now: now(),
  })
  const visit = await site.visit('by-place')
  if (visit.kind !== 'found') throw new Error('the landing is not found')
  expect(visit.landing.places.map(({ name }) => name)).toEqual(['Aeropuerto Las Américas', 'Samaná'])
  let prices = await site.prices(visit.landing)
  const between = (pickupPlace: string, returnPlace: string) => ({
    period: { pickup: '2027-05-10T10:00' as WallClock, return: '2027-05-12T10:00' as WallClock },
    pickupPlace,
    returnPlace,
    extras: [],
  })
  const linesOf = (from: string, to: string) => {
    const [rule] = prices.broken(vehicle, between(from, to))
    if (rule) return rule.code
    const quoted = prices.quote({ id: vehicle, pricePerDay: minorUnits(4500) }, between(from, to))
    return quoted.ok ? quoted.value.lines.slice(1).map(({ amount }) => amount / 100) : quoted.refusal
  }
  expect(linesOf('Samaná', 'Samaná')).toEqual([])
  expect(linesOf('AEROPUERTO  las americas', 'Aeropuerto Las Américas')).toEqual([10])
  expect(linesOf('samana', 'aeropuerto las americas')).toEqual([10, 50])
  expect(linesOf('Samaná', 'Hotel Ocho')).toEqual([80])
  expect(linesOf('Aeropuerto Las Américas', 'Samaná')).toBe('one-way-forbidden')

  const reserve = (from: string, to: string, key: string, secret = 'secret') =>
    site?.reserve(
      {
        ...between(from, to),
        landing: id,
        vehicle,
        bags: 0,
        persons: 2,
        comment: null,
        customer: { firstName: 'Eva', lastName: 'Paz', email: 'eva@example.com', phone: '+1 809 555 0100' },
      },
      key,
      { secret },
    )
  expect(await reserve('Aeropuerto Las Américas', 'Samaná', 'forbidden')).toMatchObject({
    refusal: 'one-way-forbidden',
  })
  expect((await reserve('samana', 'aeropuerto las americas', 'one way'))?.ok).toBe(true)
  const made = await site.reservationOfAttempt(id, { key: 'one way', secret: 'secret' })
  expect(made?.reservation.quote.lines.slice(1).map(({ amount }) => amount)).toEqual([1000, 5000])

  const shut = { from: '06:00', to: '09:00' } as { from: ClockTime; to: ClockTime }
  const late = { from: '09:00', to: '22:00' } as { from: ClockTime; to: ClockTime }
  await db
    .update(places)
    .set({
      hours: { 1: [shut], 3: [shut] },
      outside: {
        pickup: [{ ...late, amount: dollars(20) }],
        return: [{ ...late, amount: dollars(15) }],
      },
    })
    .where(eq(places.id, samana.id))
  // A request goes on with the places that it has read.
  prices = await site.prices(visit.landing)
  expect(linesOf('Samaná', 'Samaná')).toEqual([])
  await nelly.app.inject({ url: '/any' })
  prices = await site.prices(visit.landing)
  expect(linesOf('SAMANÁ', 'Samaná')).toEqual([20, 15])
  expect(linesOf('Samaná', 'Hotel Ocho')).toEqual([80, 20])
  expect((await reserve('samana', 'samaná', 'late', 'another'))?.ok).toBe(true)
  const charged = await site.reservationOfAttempt(id, { key: 'late', secret: 'another' })
  expect(charged?.reservation.quote.lines.slice(1).map(({ amount }) => amount)).toEqual([2000, 1500])
})
