import type { LandingId } from '@nelly/domain/ids'
import { placeChoices } from '@nelly/domain/places/places'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type SignedIn, signedInOwner } from '../../../tests/support/landing.ts'
import { addLanding } from '../../../tests/support/rental.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { places } from '../../platform/db/schema.ts'
import { placesOf } from '../inventory/places-of.ts'

let started: TestApp
let ana: SignedIn
let ben: SignedIn
let landing: LandingId
let bens: LandingId

beforeAll(async () => {
  started = await startTestApp()
})

beforeEach(async () => {
  ana = await signedInOwner(started)
  ben = await signedInOwner(started)
  landing = await addLanding(started.parts, ana)
  bens = await addLanding(started.parts, ben)
})

const add = (payload: object, owner = ana, at = landing) =>
  owner.call('POST', `/landings/${at}/places`, payload)
const change = (id: number, payload: object, owner = ana) => owner.call('PUT', `/places/${id}`, payload)
const list = async (owner = ana, at = landing) => (await owner.call('GET', `/landings/${at}/places`)).json()
const names = async () => (await list()).map(({ name }: { name: string }) => name)
const made = async (payload: object): Promise<number> => (await add(payload)).json().id

const pair = async (from: string, to: string): Promise<number> => {
  const payload = { place_of_departure: from, arrival_place: to }
  return (await ana.call('POST', `/landings/${landing}/addLocation`, payload)).json().id
}
const unpair = (id: number) => ana.call('DELETE', `/landing/${landing}/locations?location_id=${id}`)
const pairs = async (): Promise<string[]> => {
  const detail = await ana.call('GET', `/landings/${ana.id}/${landing}`)
  return detail
    .json()
    .locations.map(
      (one: { place_of_departure: string; arrival_place: string }) =>
        `${one.place_of_departure} > ${one.arrival_place}`,
    )
}
/** `Santiago +-` is offered for pickup only. */
const offered = async (): Promise<string[]> =>
  (await list()).map(
    (place: { name: string; isPickup: boolean; isReturn: boolean }) =>
      `${place.name} ${place.isPickup ? '+' : '-'}${place.isReturn ? '+' : '-'}`,
  )

test('an added place is an office for pickup and return, the last one, with nothing else known', async () => {
  await add({ name: 'Santiago' })
  const answer = await add({ name: ' Samaná ' })
  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    {
      ...{ id: expect.any(Number), name: 'Samaná', kind: 'office', isPickup: true, isReturn: true },
      ...{ code: null, address: null, latitude: null, longitude: null, phone: null, position: 1 },
      ...{ instructionsEs: null, instructionsEn: null },
      ...{ hours: null, exceptions: [], outside: { pickup: [], return: [] }, currency: 'USD', revision: 0 },
    },
  ])
  expect(await names()).toEqual(['Santiago', 'Samaná'])
})

test('a place has what its owner says of it, and loses what is sent blank', async () => {
  const said = {
    ...{ name: 'SDQ', kind: 'airport', isPickup: true, isReturn: false, address: 'Autopista Las Américas' },
    code: 'AILA',
    ...{ latitude: 18.4297, longitude: -69.6689, phone: '+1 809 555 0142' },
    ...{ instructionsEs: 'Salida B.\nLetrero verde.', instructionsEn: 'Exit B.\nGreen sign.' },
  }
  const added = (await add(said)).json()
  expect(added).toMatchObject(said)
  const none = {
    ...{ code: ' ', address: '', latitude: null, longitude: '', phone: ' ' },
    ...{ instructionsEs: ' \n', instructionsEn: null },
  }
  expect((await change(added.id, none)).json()).toEqual({
    ...added,
    revision: 1,
    ...{ code: null, address: null, latitude: null, longitude: null, phone: null },
    ...{ instructionsEs: null, instructionsEn: null },
  })
})

test('no two places have the same name, in any spelling and with any number of concurrent requests', async () => {
  const sent = ['La Romana', 'la romana', 'LA  ROMANÁ', ' La Romana ', 'La Romana']
  const answers = await Promise.all(sent.map((name) => add({ name })))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422, 422, 422])
  const refused = answers.find(({ statusCode }) => statusCode === 422)?.json()
  expect([refused.code, Object.keys(refused.errors)]).toEqual(['name-taken', ['name']])
  expect((await add({ name: 'La Romana' }, ben, bens)).statusCode).toBe(201)
  const other = await made({ name: 'Samaná' })
  expect((await change(other, { name: 'LA ROMANA' })).json().code).toBe('name-taken')
  expect((await change(other, { name: 'SAMANA' })).json().name).toBe('SAMANA')
})

test('a pair and a place of the same name, added at the same moment, are one place', async () => {
  await Promise.all([pair('Samaná', 'Santiago'), add({ name: 'samana' }), pair('Santiago', 'SAMANÁ')])
  expect((await names()).length).toBe(2)
  expect((await offered()).every((place) => place.endsWith(' ++'))).toBe(true)
})

test('a pair makes its places, or offers those that are there', async () => {
  await made({ name: 'Santiago', kind: 'airport', isPickup: false, isReturn: true })
  await pair('SANTIAGO', 'Samaná')
  await pair('Boca Chica', 'Boca Chica')
  expect(await offered()).toEqual(['Santiago ++', 'Samaná -+', 'Boca Chica ++'])
  expect(await pairs()).toEqual(['SANTIAGO > Samaná', 'Boca Chica > Boca Chica'])
})

test('a place is no longer offered for what its last pair named it as', async () => {
  const [first, second] = [await pair('Santiago', 'Samaná'), await pair('Santiago', 'Santiago')]
  expect((await unpair(second)).statusCode).toBe(200)
  expect(await offered()).toEqual(['Santiago +-', 'Samaná -+'])
  await unpair(first)
  expect(await offered()).toEqual(['Santiago --', 'Samaná --'])
  await pair('Samaná', 'Santiago')
  expect(await offered()).toEqual(['Santiago -+', 'Samaná +-'])
})

test('a renamed place is renamed in its pairs', async () => {
  await pair('Santiago', 'Samaná')
  await pair('Samaná', 'Santiago')
  const [santiago] = await list()
  await change(santiago.id, { name: 'Santiago de los Caballeros' })
  expect(await pairs()).toEqual([
    'Santiago de los Caballeros > Samaná',
    'Samaná > Santiago de los Caballeros',
  ])
})

test('a place that is no longer offered for pickup leaves the pairs that begin with it', async () => {
  await pair('Santiago', 'Samaná')
  await pair('Samaná', 'Santiago')
  const [santiago] = await list()
  await change(santiago.id, { isPickup: false })
  expect(await pairs()).toEqual(['Samaná > Santiago'])
  expect(await offered()).toEqual(['Santiago -+', 'Samaná ++'])
})

test('a deleted place goes with its pairs; its name is free, and its row stays', async () => {
  await pair('Santiago', 'Samaná')
  await pair('Samaná', 'Samaná')
  const [santiago] = await list()
  const removed = await ana.call('DELETE', `/places/${santiago.id}`)
  expect([removed.statusCode, removed.json()]).toEqual([200, { message: 'Lugar eliminado.' }])
  expect([await offered(), await pairs()]).toEqual([['Samaná ++'], ['Samaná > Samaná']])
  expect((await ana.call('DELETE', `/places/${santiago.id}`)).json().code).toBe('place-not-found')
  expect((await change(santiago.id, { name: 'Back' })).json().code).toBe('place-not-found')
  expect((await add({ name: 'Santiago' })).json()).toMatchObject({ position: 1 })
  expect(await started.parts.db.$count(places, eq(places.landingId, landing))).toBe(3)
})

test('a place is moved up, down and beyond the end, and visitors see the order', async () => {
  const ids = []
  for (const name of ['A', 'B', 'C', 'D']) ids.push(await made({ name }))
  const [a = 0, , c = 0, d = 0] = ids
  await change(c, { position: 0 })
  expect(await names()).toEqual(['C', 'A', 'B', 'D'])
  await change(c, { position: 2 })
  expect(await names()).toEqual(['A', 'B', 'C', 'D'])
  expect((await change(a, { position: 2_000_000_000 })).json().position).toBe(3)
  expect(await names()).toEqual(['B', 'C', 'D', 'A'])
  await ana.call('DELETE', `/places/${c}`)
  expect((await list()).map(({ position }: { position: number }) => position)).toEqual([0, 1, 2])
  expect((await change(d, { position: 0 })).json().position).toBe(0)
})

test('returns keep an order of their own when places are deleted, and lose it when one is moved', async () => {
  const ids = []
  for (const name of ['A', 'B', 'C', 'D']) ids.push(await made({ name }))
  const { db } = started.parts
  for (const [nth, id] of ids.entries())
    await db
      .update(places)
      .set({ returnPosition: 3 - nth })
      .where(eq(places.id, id))
  const choices = async () => {
    const { pickupPlaces, returnPlaces } = placeChoices(await placesOf(db, landing as LandingId))
    return [pickupPlaces.join(''), returnPlaces.join('')]
  }
  expect(await choices()).toEqual(['ABCD', 'DCBA'])
  for (const id of ids.slice(1, 3)) await ana.call('DELETE', `/places/${id}`)
  const last = await made({ name: 'E' })
  expect(await choices()).toEqual(['ADE', 'DAE'])
  await change(last, { position: 0 })
  expect(await choices()).toEqual(['EAD', 'EAD'])
})

test('moves of several places at the same moment leave an order without gaps', async () => {
  const ids = []
  for (const name of ['A', 'B', 'C', 'D']) ids.push(await made({ name }))
  await Promise.all(ids.map((id, nth) => change(id, { position: 3 - nth })))
  expect((await list()).map(({ position }: { position: number }) => position)).toEqual([0, 1, 2, 3])
})

test('an edit of a place that others changed is refused with what is stored, and taken at its revision', async () => {
  const { id, revision } = (await add({ name: 'Santiago' })).json()
  const changed = (await change(id, { kind: 'hotel', revision })).json()
  const refused = await change(id, { name: 'Santiago Norte', revision })
  expect([refused.statusCode, refused.json().code, refused.json().newest]).toEqual([
    409,
    'changed-meanwhile',
    changed,
  ])
  const again = await change(id, { name: 'Santiago Norte', revision: refused.json().newest.revision })
  expect(again.json()).toMatchObject({
    name: 'Santiago Norte',
    kind: 'hotel',
    revision: changed.revision + 1,
  })
})

test('two places of a landing do not have the same short code, however it is written', async () => {
  const { id, code } = (await add({ name: 'Santiago', code: ' sti ' })).json()
  expect(code).toBe('STI')
  expect((await change(id, { code: 'Sti' })).statusCode).toBe(200)
  const other = await made({ name: 'Samaná' })
  for (const refused of [
    await add({ name: 'Puerto Plata', code: 'STI' }),
    await change(other, { code: 'sti' }),
  ])
    expect([refused.json().code, Object.keys(refused.json().errors)]).toEqual(['place-code-taken', ['code']])
})

test('of edits of a place at the same moment that began alike, one is taken', async () => {
  const { id, revision } = (await add({ name: 'Santiago' })).json()
  const sent = ['airport', 'hotel', 'delivery'].map((kind) => change(id, { kind, revision }))
  const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode)
  expect(statuses.toSorted()).toEqual([200, 409, 409])
})

for (const { sent, field } of [
  { sent: { name: ' ' }, field: 'name' },
  { sent: { name: 'x'.repeat(121) }, field: 'name' },
  { sent: { code: 'x'.repeat(13) }, field: 'code' },
  { sent: { kind: 'harbour' }, field: 'kind' },
  { sent: { kind: '__proto__' }, field: 'kind' },
  { sent: { address: 'x'.repeat(256) }, field: 'address' },
  { sent: { phone: 'call me' }, field: 'phone' },
  { sent: { instructionsEs: 'x'.repeat(1001) }, field: 'instructionsEs' },
  { sent: { instructionsEn: 'x'.repeat(1001) }, field: 'instructionsEn' },
  { sent: { latitude: 90.0001, longitude: 0 }, field: 'latitude' },
  { sent: { latitude: 0, longitude: -181 }, field: 'longitude' },
  { sent: { latitude: '18,5', longitude: 0 }, field: 'latitude' },
  { sent: { latitude: 18.5 }, field: 'longitude' },
  { sent: { longitude: 18.5 }, field: 'longitude' },
  { sent: { isPickup: 'perhaps' }, field: 'isPickup' },
]) {
  test(`a place with ${JSON.stringify(sent).slice(0, 60)} is refused under ${field}`, async () => {
    const id = await made({ name: 'Santiago' })
    for (const answer of [await add({ name: 'Other', ...sent }), await change(id, sent)]) {
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
    }
    expect(await names()).toEqual(['Santiago'])
  })
}

for (const position of [-1, 1.5, 'first', 2 ** 60]) {
  test(`a place is not moved to ${position}`, async () => {
    const id = await made({ name: 'Santiago' })
    expect((await change(id, { position })).json().errors).toHaveProperty('position')
  })
}

for (const name of [
  '__proto__',
  'constructor',
  '聖地牙哥機場',
  'مطار سانتياغو',
  'Аэропорт',
  '🏝️',
  "O'Brien <b>",
]) {
  test(`a place may be called ${name}, once`, async () => {
    const id = await made({ name })
    expect((await add({ name: name.toUpperCase() })).json().code).toBe('name-taken')
    await pair(name, 'Santiago')
    await change(id, { name: `${name} 2` })
    expect([await names(), await pairs()]).toEqual([[`${name} 2`, 'Santiago'], [`${name} 2 > Santiago`]])
  })
}

test("another account's places are not found, nor is a deleted landing's", async () => {
  const id = await made({ name: 'Santiago' })
  for (const answer of [
    await ben.call('GET', `/landings/${landing}/places`),
    await add({ name: 'Mine' }, ben),
    await change(id, { name: 'Mine' }, ben),
    await ben.call('DELETE', `/places/${id}`),
  ]) {
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('Santiago')
  }
  await ana.call('DELETE', `/landing/${landing}`)
  expect((await change(id, { name: 'Samaná' })).statusCode).toBe(404)
  expect((await ana.call('GET', `/landings/${landing}/places`)).json().code).toBe('landing-not-found')
  const rows = await started.parts.db.select().from(places).where(eq(places.landingId, landing))
  expect(rows.map(({ name }) => name)).toEqual(['Santiago'])
})

test('the calls of places answer below /api alone', async () => {
  const id = await made({ name: 'Santiago' })
  const bare = { method: 'PUT', url: `/places/${id}`, headers: ana.headers, payload: { name: 'X' } } as const
  expect((await started.app.inject(bare)).statusCode).not.toBe(200)
  expect(await names()).toEqual(['Santiago'])
})
