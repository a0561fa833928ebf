import { beforeEach, expect, test } from 'vitest'
import { madeLanding, type SignedIn, signedInOwner } from '../../../tests/support/landing.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { locations } from '../../platform/db/schema.ts'

let started: TestApp
let ana: SignedIn
let ben: SignedIn
let landing: number
let bens: number

beforeEach(async () => {
  started = await startTestApp()
  ana = await signedInOwner(started)
  ben = await signedInOwner(started)
  landing = (await madeLanding(started, ana, 'Búho Rent')).id
  bens = (await madeLanding(started, ben, 'Lechuza')).id
})

const places = { place_of_departure: 'Santo Domingo', arrival_place: 'Punta Cana' }

const add = (owner: SignedIn, id: number, payload: object = places, prefix = '') =>
  started.app.inject({
    method: 'POST',
    url: `${prefix}/landings/${id}/addLocation`,
    headers: owner.headers,
    payload,
  })

const remove = (owner: SignedIn, id: number, named: { query?: string; payload?: object }) =>
  started.app.inject({
    method: 'DELETE',
    url: `/landing/${id}/locations${named.query ?? ''}`,
    headers: owner.headers,
    ...(named.payload && { payload: named.payload }),
  })

const count = () => started.parts.db.$count(locations)

test('an owner adds a location; its texts are trimmed', async () => {
  const answer = await add(ana, landing, {
    place_of_departure: '  Santo Domingo ',
    arrival_place: 'Punta Cana',
  })
  expect([answer.statusCode, answer.json()]).toEqual([201, { id: expect.any(Number), ...places }])
  const other = { ...places, arrival_place: 'Samaná' }
  expect((await add(ana, landing, other, '/api')).statusCode).toBe(201)
})

// Rule of "Entities and their fields": domain/places/places.ts, server/features/places/add-location.ts, domain/places/places.test.ts
test('a pair is added once, in any spelling and with any number of concurrent requests', async () => {
  expect((await add(ana, landing)).statusCode).toBe(201)
  const again = { place_of_departure: ' santo  DOMINGO ', arrival_place: 'Púnta Cana' }
  const refused = await add(ana, landing, again)
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    {
      code: 'location-taken',
      errors: { arrival_place: ['Ya tienes este lugar de recogida con este lugar de devolución.'] },
    },
  ])
  const back = { place_of_departure: 'Punta Cana', arrival_place: 'Santo Domingo' }
  const atOnce = await Promise.all([1, 2, 3, 4].map(() => add(ana, landing, back)))
  expect(atOnce.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422, 422])
  expect((await add(ben, bens)).statusCode).toBe(201)
  expect(await count()).toBe(3)
})

test('an old duplicate pair stays, and each of the two can be removed', async () => {
  const twice = { landingId: landing, pickupPlace: 'Santiago', returnPlace: 'Samaná', createdAt: new Date() }
  const added = await started.parts.db.insert(locations).values([twice, twice]).returning()
  const { id } = added[1] ?? {}
  expect((await remove(ana, landing, { payload: { location_id: id } })).statusCode).toBe(200)
  expect(await count()).toBe(1)
})

// Rule of "Calls": server/features/places/routes.ts
test('a location is removed by its id in the body or in the query, and only once', async () => {
  const other = { ...places, arrival_place: 'Samaná' }
  const ids = [(await add(ana, landing)).json().id, (await add(ana, landing, other)).json().id]
  const inBody = await remove(ana, landing, { payload: { location_id: ids[0] } })
  expect([inBody.statusCode, inBody.json()]).toEqual([200, { message: 'Borrado exitoso.' }])
  expect((await remove(ana, landing, { query: `?location_id=${ids[1]}` })).statusCode).toBe(200)
  const again = await remove(ana, landing, { query: `?location_id=${ids[1]}` })
  expect([again.statusCode, again.json().code]).toEqual([404, 'location-not-found'])
  expect(await count()).toBe(0)
})

for (const { named, status } of [
  { named: {}, status: 404 },
  { named: { query: '?location_id=999999' }, status: 404 },
  { named: { query: '?location_id=x' }, status: 422 },
  { named: { payload: { location_id: -1 } }, status: 422 },
]) {
  test(`removing ${JSON.stringify(named)} removes nothing: ${status}`, async () => {
    await add(ana, landing)
    expect((await remove(ana, landing, named)).statusCode).toBe(status)
    expect(await count()).toBe(1)
  })
}

test("nobody adds to another owner's landing, or to a deleted one", async () => {
  expect((await add(ben, landing)).json().code).toBe('landing-not-found')
  expect((await add(ana, 999_999)).statusCode).toBe(404)
  await started.app.inject({ method: 'DELETE', url: `/landing/${landing}`, headers: ana.headers })
  expect((await add(ana, landing)).statusCode).toBe(404)
  expect(await count()).toBe(0)
})

test("nobody removes another owner's location, by neither landing's id", async () => {
  const { id } = (await add(ana, landing)).json()
  for (const [owner, at] of [
    [ben, landing],
    [ben, bens],
  ] as const) {
    expect((await remove(owner, at, { payload: { location_id: id } })).statusCode).toBe(404)
  }
  expect(await count()).toBe(1)
})

test('both places are required, and their length is limited', async () => {
  const answer = await add(ana, landing, { place_of_departure: ' ', arrival_place: 'x'.repeat(121) })
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([
    422,
    ['place_of_departure', 'arrival_place'],
  ])
  expect((await add(ana, landing, { ...places, arrival_place: 'a\u0000b' })).statusCode).toBe(422)
})

test('without a session nothing is changed', async () => {
  const nobody = { ...ana, headers: { authorization: '' } }
  expect((await add(nobody, landing)).statusCode).toBe(401)
  expect((await remove(nobody, landing, {})).statusCode).toBe(401)
})
