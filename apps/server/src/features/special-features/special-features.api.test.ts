import { beforeAll, beforeEach, expect, test } from 'vitest'
import { madeLanding, type SignedIn, signedInOwner } from '../../../tests/support/landing.ts'
import { addVehicle } from '../../../tests/support/rental.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let started: TestApp
let ana: SignedIn
let ben: SignedIn

beforeAll(async () => {
  started = await startTestApp()
})
beforeEach(async () => {
  ana = await signedInOwner(started)
  ben = await signedInOwner(started)
})

const call = (method: 'GET' | 'POST' | 'DELETE' | 'PATCH', url: string, who?: SignedIn, payload?: object) =>
  started.app.inject({ method, url, ...(who && { headers: who.headers }), ...(payload && { payload }) })

const add = (who: SignedIn, name: string, description = 'En los asientos delanteros') =>
  call('POST', '/api/special-features', who, { name, description })

const catalogue = async (who: SignedIn) =>
  (await call('GET', '/special-features', who)).json().map(({ name }: { name: string }) => name)

/** A vehicle on a published landing of the owner's. */
async function vehicleOf(who: SignedIn) {
  const landing = await madeLanding(started, who, `Rent ${who.id}`)
  const vehicle = await addVehicle(started.parts, landing.id as never)
  return { landing: landing.id, name: landing.name, vehicle }
}

const attach = (who: SignedIn, vehicle: number, payload: object) =>
  call('POST', `/vehicles/${vehicle}/special-features`, who, payload)
const attachByName = (who: SignedIn, vehicle: number, ...names: string[]) =>
  call('POST', `/special-feature/${vehicle}`, who, { features: names.map((name) => ({ name })) })
const shown = (vehicle: number) => call('GET', `/api/vehicle/${vehicle}/special-features-public`)

test('an owner adds a feature to their catalogue', async () => {
  const answer = await add(ana, '  Asientos con calefacción ')
  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    {
      id: expect.any(Number),
      name: 'Asientos con calefacción',
      description: 'En los asientos delanteros',
      message: 'Caracteristica agregada con éxito.',
    },
  ])
  const { message: _, ...feature } = answer.json()
  expect((await call('GET', '/api/special-features', ana)).json()).toEqual([feature])
  expect(await catalogue(ben)).toEqual([])
})

test('the description may be sent as value', async () => {
  const answer = await call('POST', '/special-features', ana, { name: 'Techo', value: 'Panorámico' })
  expect([answer.statusCode, answer.json().description]).toEqual([201, 'Panorámico'])
})

for (const { lacks, payload } of [
  { lacks: ['name', 'description'], payload: {} },
  { lacks: ['description'], payload: { name: 'Techo' } },
  { lacks: ['description'], payload: { name: 'Techo', value: ' ' } },
  { lacks: ['name'], payload: { name: null, description: 'Panorámico' } },
]) {
  test(`a feature as ${JSON.stringify(payload)} is incomplete`, async () => {
    const answer = await call('POST', '/special-features', ana, payload)
    const words = ['Por favor, completa todos los campos de la característica.']
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      Object.fromEntries(lacks.map((field) => [field, words])),
    ])
    expect(await catalogue(ana)).toEqual([])
  })
}

test('a feature that is too long is refused under its field', async () => {
  const answer = await add(ana, 'x'.repeat(61), 'x'.repeat(256))
  expect([answer.statusCode, answer.json().errors]).toEqual([
    422,
    { name: ['Usa hasta 60 caracteres.'], description: ['Usa hasta 255 caracteres.'] },
  ])
})

test('a name is in a catalogue once, in any case; another owner may have it too', async () => {
  await add(ana, 'Área de carga')
  const again = await add(ana, 'ÁREA DE CARGA')
  expect([again.statusCode, again.json().code, Object.keys(again.json().errors)]).toEqual([
    422,
    'name-taken',
    ['name'],
  ])
  expect((await add(ben, 'área de carga')).statusCode).toBe(201)
  const both = await Promise.all([add(ana, 'Techo'), add(ana, 'techo')])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
})

test('attaching a feature by its id is idempotent; a name beside it is ignored', async () => {
  const { landing, name, vehicle } = await vehicleOf(ana)
  const { id } = (await add(ana, 'Techo')).json()
  for (const _ of [1, 2]) {
    const answer = await attach(ana, vehicle, { special_feature_id: id, name: 'Other' })
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      {
        message: 'Caracteristica agregada con éxito.',
        special_features: [{ id, name: 'Techo', description: 'En los asientos delanteros' }],
      },
    ])
  }
  expect(await catalogue(ana)).toEqual(['Techo'])
  const features = [{ id, name: 'Techo', description: 'En los asientos delanteros' }]
  const answers = [
    (await call('GET', `/vehicles/${landing}/${vehicle}`, ana)).json(),
    (await call('GET', `/vehicles/${landing}`, ana)).json()[0],
    (await call('GET', `/publicLanding/${name}`)).json().vehicles[0],
    (await call('GET', `/publicLanding/${name}/vehicle/${vehicle}`)).json(),
  ]
  expect(answers.map(({ special_features }) => special_features)).toEqual(answers.map(() => features))
  expect((await shown(vehicle)).json()).toEqual({ specialFeatures: features })
})

// Rule of "Calls": server/features/special-features/attach-special-features.ts
test('features are attached by name; missing ones are added to the catalogue', async () => {
  const { vehicle } = await vehicleOf(ana)
  await add(ana, 'Techo')
  const answer = await attachByName(ana, vehicle, 'TECHO', 'Cámara', 'cámara ')
  expect(answer.statusCode).toBe(201)
  expect(answer.json().special_features).toMatchObject([
    { name: 'Techo', description: 'En los asientos delanteros' },
    { name: 'Cámara', description: '' },
  ])
  expect(await catalogue(ana)).toEqual(['Techo', 'Cámara'])
})

test('two concurrent requests that attach the same new names in another order both succeed and add them once', async () => {
  const { vehicle } = await vehicleOf(ana)
  const answers = await Promise.all([
    attachByName(ana, vehicle, 'Techo', 'Cámara', 'Remolque'),
    attachByName(ana, vehicle, 'Remolque', 'Cámara', 'Techo'),
    attachByName(ana, vehicle, 'cámara', 'techo'),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
  const names: string[] = (await catalogue(ana)).map((name: string) => name.toLowerCase())
  expect(names.toSorted()).toEqual(['cámara', 'remolque', 'techo'])
  expect((await shown(vehicle)).json().specialFeatures).toHaveLength(3)
})

test('a deleted feature is removed from the catalogue and every vehicle', async () => {
  const { vehicle } = await vehicleOf(ana)
  const [{ id }] = (await attachByName(ana, vehicle, 'Techo')).json().special_features
  const removed = await call('DELETE', `/special-features/${id}`, ana)
  expect([removed.statusCode, removed.json()]).toEqual([200, { message: 'Borrado exitoso.' }])
  expect((await shown(vehicle)).json()).toEqual({ specialFeatures: [] })
  const again = await call('DELETE', `/special-features/${id}`, ana)
  expect([again.statusCode, again.json().code]).toEqual([404, 'special-feature-not-found'])
})

test("another owner's features and vehicles are not found, and nothing of them changes", async () => {
  const { vehicle } = await vehicleOf(ana)
  const { vehicle: bens } = await vehicleOf(ben)
  const { id } = (await add(ana, 'Techo')).json()
  for (const [answer, code] of [
    [await call('DELETE', `/special-features/${id}`, ben), 'special-feature-not-found'],
    [await attach(ben, bens, { special_feature_id: id }), 'special-feature-not-found'],
    [await attach(ben, vehicle, { special_feature_id: id }), 'vehicle-not-found'],
    [await attachByName(ben, vehicle, 'Mine'), 'vehicle-not-found'],
    [await attach(ana, 999_999, { special_feature_id: id }), 'vehicle-not-found'],
  ] as const) {
    expect([answer.statusCode, answer.json().code]).toEqual([404, code])
  }
  expect([await catalogue(ana), await catalogue(ben)]).toEqual([['Techo'], []])
  expect((await shown(vehicle)).json()).toEqual({ specialFeatures: [] })
})

test('visitors see features on published landings only, and nothing is attached to deleted vehicles', async () => {
  const { landing, vehicle } = await vehicleOf(ana)
  await attachByName(ana, vehicle, 'Techo')
  const draft = { landing_id: landing, user_id: ana.id, status: 'draft' }
  await call('PATCH', '/landing/status', ana, draft)
  expect((await shown(vehicle)).statusCode).toBe(404)
  await call('PATCH', '/landing/status', ana, { ...draft, status: 'published' })
  expect((await shown(vehicle)).statusCode).toBe(200)
  await call('DELETE', `/vehicle/${vehicle}`, ana)
  expect((await shown(vehicle)).json().code).toBe('vehicle-not-found')
  expect((await attachByName(ana, vehicle, 'Cámara')).statusCode).toBe(404)
  expect(await catalogue(ana)).toEqual(['Techo'])
  expect((await shown(999_999)).statusCode).toBe(404)
})

for (const features of [undefined, [], ['Techo'], [{ name: '' }], Array(41).fill({ name: 'Techo' })]) {
  test(`attaching ${JSON.stringify(features)?.slice(0, 20)} is refused under features`, async () => {
    const { vehicle } = await vehicleOf(ana)
    const answer = await call('POST', `/special-feature/${vehicle}`, ana, { features })
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['features']])
  })
}

test('without a session only the public list is answered', async () => {
  for (const [method, url] of [
    ['GET', '/special-features'],
    ['POST', '/special-features'],
    ['DELETE', '/special-features/1'],
    ['POST', '/vehicles/1/special-features'],
    ['POST', '/special-feature/1'],
  ] as const) {
    expect((await call(method, url, undefined, method === 'POST' ? {} : undefined)).statusCode).toBe(401)
  }
})
