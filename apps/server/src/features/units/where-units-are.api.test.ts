import { beforeAll, beforeEach, expect, test } from 'vitest'
import { callsWith } from '../../../tests/support/call.ts'
import { booked, type Rental, rental } from '../../../tests/support/fleet.ts'
import { addLanding } from '../../../tests/support/rental.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let nelly: TestApp
let ana: Rental

beforeAll(async () => {
  nelly = await startTestApp()
})

/** It is noon at the places of pickup and return of an operator with two units. */
beforeEach(async () => {
  nelly.clock.set('2027-03-01T16:00:00Z')
  ana = await rental(nelly, { units: 2 })
  for (const name of ['Santiago', 'La Romana'])
    await call('POST', `/landings/${ana.landing}/places`, { name })
})

/** A call of an operator who has just signed in: the clock of these tests leaps. */
const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, who = ana.owner) => {
  const authorization = `Bearer ${await nelly.signIn({ id: who })}`
  return callsWith(nelly.app, { authorization })(method, path, payload)
}
/** On a day of March 2027, at that hour there. */
const clock = (day: number, hour: number) =>
  nelly.clock.set(new Date(Date.UTC(2027, 2, day, hour + 4)).toISOString())
const put = (fields: object) => call('PUT', `/vehicles/${ana.vehicle}/units/1`, fields)
const where = async (number = 1) => {
  const units = (await call('GET', '/units')).json()
  const { place, isOut } = units[number - 1]
  return { place, isOut }
}
const step = async (id: number, name: 'hand_over' | 'take_back') => {
  const taken = await call('POST', `/reservations/${id}/steps`, { step: name })
  expect([taken.statusCode, taken.statusCode === 200 ? '' : taken.body]).toEqual([200, ''])
}

// Rule of "Calls": domain/units/whereabouts.ts, server/features/inventory/where-units-are.ts, domain/units/whereabouts.test.ts
test('a unit is where it was returned last or put by hand, and while it is out where it comes back', async () => {
  expect(await where()).toEqual({ place: null, isOut: false })
  const id = await booked(nelly, ana, ['2027-03-02T10:00', '2027-03-04T10:00'])
  clock(2, 10)
  await step(id, 'hand_over')
  expect(await where()).toEqual({ place: 'La Romana', isOut: true })
  clock(4, 9)
  await put({ place: 'Santiago' })
  expect(await where()).toEqual({ place: 'La Romana', isOut: true })
  clock(4, 10)
  await step(id, 'take_back')
  expect(await where()).toEqual({ place: 'La Romana', isOut: false })
  clock(4, 11)
  expect((await put({ place: ' santiago', notes: 'Lavado' })).json()).toMatchObject({ place: 'Santiago' })
  clock(4, 12)
  await put({ notes: '' })
  expect(await where()).toEqual({ place: 'Santiago', isOut: false })
  expect(await where(2)).toEqual({ place: null, isOut: false })
  await put({ place: null })
  expect(await where()).toEqual({ place: null, isOut: false })
})

test('a unit is put at a place of any landing, of which those of one name are one', async () => {
  const other = await addLanding(nelly.parts, { id: ana.owner })
  for (const name of ['  SANTIAGO ', 'Samaná']) await call('POST', `/landings/${other}/places`, { name })
  expect((await call('GET', '/units/places')).json()).toEqual(['Santiago', 'La Romana', 'Samaná'])
  expect((await put({ place: 'samana' })).json()).toMatchObject({ place: 'Samaná' })
  const refused = await put({ place: 'Marte' })
  expect([refused.statusCode, refused.json().code]).toEqual([404, 'place-not-found'])
  const luis = await nelly.addOwner()
  expect((await call('GET', '/units/places', undefined, luis.id)).json()).toEqual([])
})

test('the desk says where the unit of a pickup is, where that is another place', async () => {
  const elsewhere = async (of: number) => {
    const { dueOut } = (await call('GET', '/desk')).json()
    return dueOut.find(({ id }: { id: number }) => id === of)?.unitElsewhere
  }
  await call('PUT', `/vehicles/${ana.landing}/${ana.vehicle}`, { units: 1 })
  const first = await booked(nelly, ana, ['2027-03-02T12:00', '2027-03-03T10:00'])
  const second = await booked(nelly, ana, ['2027-03-03T12:00', '2027-03-04T10:00'])
  clock(2, 8)
  expect(await elsewhere(first)).toBeNull()
  await put({ place: 'La Romana' })
  expect(await elsewhere(first)).toEqual({ place: 'La Romana', isOut: false })
  await put({ place: 'SANTIAGO' })
  expect(await elsewhere(first)).toBeNull()
  // The first one brings it there that morning.
  clock(3, 8)
  expect(await elsewhere(second)).toEqual({ place: 'La Romana', isOut: true })
})

test('the pickups of a coming day say where their unit will be by what is planned until then', async () => {
  const on = async (day: number, who = ana.owner) =>
    (await call('GET', `/desk/units-elsewhere?day=2027-03-0${day}`, undefined, who)).json()
  await call('PUT', `/vehicles/${ana.landing}/${ana.vehicle}`, { units: 1 })
  await put({ place: 'Santiago' })
  const first = await booked(nelly, ana, ['2027-03-02T12:00', '2027-03-03T10:00'])
  const second = await booked(nelly, ana, ['2027-03-06T12:00', '2027-03-07T10:00'])
  const brought = [{ reservationId: second, place: 'La Romana', isOut: true }]
  expect(await on(2)).toEqual([])
  expect(await on(3)).toEqual([])
  expect(await on(6)).toEqual(brought)
  expect(await on(7)).toEqual([])
  const luis = await nelly.addOwner()
  expect(await on(6, luis.id)).toEqual([])
  await call('POST', `/reservations/${first}/cancellation`, { reason: 'duplicate' })
  expect(await on(6)).toEqual([])
  await put({ place: 'La Romana' })
  expect(await on(6)).toEqual([{ reservationId: second, place: 'La Romana', isOut: false }])
})
