import type { LandingId, VehicleId } from '@nelly/domain/ids'
import type { InjectOptions } from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import {
  idempotencyKeys,
  landings,
  locations,
  places,
  specialFeatures,
  vehicles,
} from '../src/platform/db/schema.ts'
import { sweepIdempotencyKeys } from '../src/platform/http/idempotency.ts'
import { addPicture } from './support/add-picture.ts'
import { landingForm, type SignedIn, signedInOwner } from './support/landing.ts'
import { plainPicture } from './support/pictures.ts'
import { addLanding, addVehicle } from './support/rental.ts'
import { startTestApp, type TestApp } from './support/test-app.ts'
import { madeVehicle, vehicleForm } from './support/vehicle.ts'

let nelly: TestApp
let ana: SignedIn
let landing: LandingId
let vehicle: VehicleId

beforeEach(async () => {
  nelly = await startTestApp()
  ana = await signedInOwner(nelly)
  landing = await addLanding(nelly.parts, ana)
  vehicle = await addVehicle(nelly.parts, landing)
  await addPicture(nelly.parts, vehicle)
})

type Sent = Pick<InjectOptions, 'url' | 'headers' | 'payload'>

interface Creation {
  table: typeof landings | typeof locations | typeof places | typeof specialFeatures | typeof vehicles
  sent: (owner: SignedIn) => Promise<Sent>
  /** The same call with another payload. */
  other: (owner: SignedIn) => Promise<Sent>
}

const json = async (owner: SignedIn, url: string, payload?: object): Promise<Sent> => ({
  url,
  headers: owner.headers,
  ...(payload && { payload }),
})
const form = async (url: string, sent: Promise<object> | object): Promise<Sent> => ({
  url,
  ...(await sent),
})
const vehicleOf = async (owner: SignedIn, width: number) =>
  form('/api/vehicle', vehicleForm(owner, landing, [await plainPicture(width, 20)]))
const addLocation = (owner: SignedIn, arrival_place: string) =>
  json(owner, `/landings/${landing}/addLocation`, { place_of_departure: 'Santo Domingo', arrival_place })

const CREATIONS: Readonly<Record<string, Creation>> = {
  landing: {
    table: landings,
    sent: (owner) => form('/landing', landingForm(owner, { name: 'Lechuza' })),
    other: (owner) => form('/landing', landingForm(owner, { name: 'Halcón' })),
  },
  'duplicate of a landing': {
    table: landings,
    sent: (owner) => json(owner, `/api/landings/${landing}/duplicate`, { name: 'Lechuza' }),
    other: (owner) => json(owner, `/api/landings/${landing}/duplicate`, { name: 'Halcón' }),
  },
  vehicle: {
    table: vehicles,
    sent: (owner) => vehicleOf(owner, 30),
    other: (owner) => vehicleOf(owner, 31),
  },
  'copy of a vehicle': {
    table: vehicles,
    sent: (owner) => json(owner, `/api/vehicles/${landing}/${vehicle}/duplicate`),
    other: async (owner) => {
      const { id } = await madeVehicle(nelly, owner, landing)
      return json(owner, `/api/vehicles/${landing}/${id}/duplicate`)
    },
  },
  'pair of places': {
    table: locations,
    sent: (owner) => addLocation(owner, 'Punta Cana'),
    other: (owner) => addLocation(owner, 'Samaná'),
  },
  place: {
    table: places,
    sent: (owner) => json(owner, `/api/landings/${landing}/places`, { name: 'Samaná' }),
    other: (owner) => json(owner, `/api/landings/${landing}/places`, { name: 'Samaná', kind: 'hotel' }),
  },
  'special feature': {
    table: specialFeatures,
    sent: (owner) => json(owner, '/special-features', { name: 'Heated seats', description: 'Warm' }),
    other: (owner) => json(owner, '/special-features', { name: 'Heated seats', description: 'Hot' }),
  },
}

async function create(sent: Promise<Sent>, key?: string) {
  const { headers, ...rest } = await sent
  const withKey = { ...headers, ...(key !== undefined && { 'idempotency-key': key }) }
  return nelly.app.inject({ method: 'POST', ...rest, headers: withKey })
}

for (const [what, { table, sent, other }] of Object.entries(CREATIONS)) {
  const count = () => nelly.parts.db.$count(table)

  test(`a ${what} sent again with the same key is created once, and the answer is the same`, async () => {
    const before = await count()
    const first = await create(sent(ana), 'a-key')
    const again = await create(sent(ana), 'a-key')
    expect([first.statusCode, again.statusCode, again.body]).toEqual([201, 201, first.body])
    expect(await count()).toBe(before + 1)
  })

  test(`a ${what} sent twenty times at once with the same key is created once`, async () => {
    const before = await count()
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(sent(ana), 'a-key')))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await count()).toBe(before + 1)
  })

  test(`another payload with the key of a ${what} is refused`, async () => {
    const different = await other(ana)
    expect((await create(sent(ana), 'a-key')).statusCode).toBe(201)
    const before = await count()
    const refused = await create(Promise.resolve(different), 'a-key')
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'idempotency-key-reused'])
    expect(await count()).toBe(before)
  })
}

test('a key of one call is refused by another', async () => {
  const { 'pair of places': pair, 'special feature': feature } = CREATIONS
  if (!pair || !feature) throw new Error('two creations are missing')
  expect((await create(pair.sent(ana), 'a-key')).statusCode).toBe(201)
  expect((await create(feature.sent(ana), 'a-key')).json().code).toBe('idempotency-key-reused')
})

test('another account with the same key creates its own', async () => {
  const ben = await signedInOwner(nelly)
  const feature = (owner: SignedIn) =>
    json(owner, '/special-features', { name: 'Heated seats', description: 'Warm' })
  const anas = await create(feature(ana), 'a-key')
  const bens = await create(feature(ben), 'a-key')
  expect([anas.statusCode, bens.statusCode]).toEqual([201, 201])
  expect(bens.json().id).not.toBe(anas.json().id)
})

test('without a key, or with another one, what is sent again is created again', async () => {
  const copy = (key?: string) => create(json(ana, `/vehicles/${landing}/${vehicle}/duplicate`), key)
  const ids = [await copy(), await copy(), await copy('a-key'), await copy('b-key')].map(
    (answer) => answer.json().id,
  )
  expect(new Set(ids).size).toBe(4)
})

test('a refusal leaves the key free', async () => {
  const feature = (description: string) =>
    create(json(ana, '/special-features', { name: 'Heated seats', description }), 'a-key')
  expect((await feature('')).statusCode).toBe(422)
  expect((await feature('Warm')).statusCode).toBe(201)
})

test('the answer stays the same although the vehicle was deleted since', async () => {
  const copy = () => create(json(ana, `/vehicles/${landing}/${vehicle}/duplicate`), 'a-key')
  const first = await copy()
  await nelly.app.inject({
    method: 'DELETE',
    url: `/vehicle/${landing}/${first.json().id}`,
    headers: ana.headers,
  })
  expect((await copy()).body).toBe(first.body)
})

test('a key that is not a text of up to 200 characters is refused', async () => {
  const refused = await create(addLocation(ana, 'Samaná'), 'x'.repeat(201))
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'text-invalid'])
})

test('a key is remembered for a day', async () => {
  await create(addLocation(ana, 'Samaná'), 'a-key')
  const { db } = nelly.parts
  const [stored] = await db.select().from(idempotencyKeys)
  const after = (hours: number) => new Date((stored?.createdAt.getTime() ?? 0) + hours * 3_600_000)
  await sweepIdempotencyKeys(db, after(24))
  expect(await db.$count(idempotencyKeys)).toBe(1)
  await sweepIdempotencyKeys(db, after(24.01))
  expect(await db.$count(idempotencyKeys)).toBe(0)
})
