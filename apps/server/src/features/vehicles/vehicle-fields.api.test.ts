import { beforeAll, beforeEach, expect, test } from 'vitest'
import { madeLanding, type SignedIn, signedInOwner } from '../../../tests/support/landing.ts'
import { plainPicture } from '../../../tests/support/pictures.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { madeVehicle, vehicleForm } from '../../../tests/support/vehicle.ts'

let nelly: TestApp
let ana: SignedIn
let ben: SignedIn
let landing: number

beforeAll(async () => {
  nelly = await startTestApp()
})
beforeEach(async () => {
  ana = await signedInOwner(nelly)
  ben = await signedInOwner(nelly)
  landing = (await madeLanding(nelly, ana, `Rent ${ana.id}`)).id
})

const change = (id: number, payload: object) =>
  nelly.app.inject({ method: 'PUT', url: `/vehicles/${landing}/${id}`, headers: ana.headers, payload })

const DETAILS = { brand: 'Kia', doors: 5, fuel: 'hybrid' }

for (const none of ['', '  ', null]) {
  test(`brand, doors and fuel of ${JSON.stringify(none)} are stored as none, and stay where they are missing`, async () => {
    const { id } = await madeVehicle(nelly, ana, landing, DETAILS)
    expect((await change(id, { name: 'Other' })).json()).toMatchObject(DETAILS)
    const answer = await change(id, { brand: none, doors: none, fuel: none })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ brand: null, doors: null, fuel: null })
  })
}

for (const wrong of [{ doors: 1 }, { doors: 7 }, { doors: 4.5 }, { fuel: 'coal' }]) {
  test(`${JSON.stringify(wrong)} is refused beside its field`, async () => {
    const { id } = await madeVehicle(nelly, ana, landing, DETAILS)
    const answer = await change(id, wrong)
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, Object.keys(wrong)])
    expect((await change(id, {})).json()).toMatchObject(DETAILS)
  })
}

test('a vehicle may have a description for each language, which visitors read, and a copy has them too', async () => {
  const { id } = await madeVehicle(nelly, ana, landing, {
    description: 'Económico',
    description_en: 'Thrifty',
  })
  const set = await change(id, { description_es: ' Rinde mucho ' })
  expect([set.statusCode, set.json()]).toMatchObject([
    200,
    { description: 'Económico', description_es: 'Rinde mucho', description_en: 'Thrifty' },
  ])
  const visited = await nelly.app.inject(`/publicLanding/rent-${ana.id}/vehicle/${id}`)
  expect(visited.json()).toMatchObject({ description_es: 'Rinde mucho', description_en: 'Thrifty' })
  const copy = await nelly.app.inject({
    method: 'POST',
    url: `/api/vehicles/${landing}/${id}/duplicate`,
    headers: ana.headers,
  })
  expect(copy.json()).toMatchObject({ description_es: 'Rinde mucho', description_en: 'Thrifty' })
  expect((await change(id, { description_es: null, name: 'Other' })).json()).toMatchObject({
    description_es: null,
    description_en: 'Thrifty',
  })
  const long = await change(id, { description_en: 'x'.repeat(256) })
  expect([long.statusCode, Object.keys(long.json().errors)]).toEqual([422, ['description_en']])
})

test('a commission has two decimals at most', async () => {
  const { id } = await madeVehicle(nelly, ana, landing, { commissions: '12.34' })
  for (const commissions of [12.345, '12.345', 0.001, 99.999]) {
    const answer = await change(id, { commissions })
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { commissions: ['Indica como máximo dos decimales.'] },
    ])
  }
  for (const commissions of [0, 0.07, 33.33, 57.29, 99.99, 100]) {
    expect((await change(id, { commissions })).json().commissions).toBe(commissions)
  }
  const form = vehicleForm(ana, landing, [await plainPicture()], { commissions: '7.125' })
  expect((await nelly.app.inject({ method: 'POST', url: '/vehicle', ...form })).statusCode).toBe(422)
})

const feature = async (who: SignedIn, name: string): Promise<number> => {
  const payload = { name, description: 'Sí' }
  const url = '/special-features'
  return (await nelly.app.inject({ method: 'POST', url, headers: who.headers, payload })).json().id
}
const special = (answer: { json(): { special_features: { id: number }[] } }) =>
  answer.json().special_features.map(({ id }) => id)

test('an owner sets the special features of a vehicle; a missing field changes nothing', async () => {
  const { id } = await madeVehicle(nelly, ana, landing)
  const [one, two] = [await feature(ana, 'Techo'), await feature(ana, 'Cámara')]
  expect(special(await change(id, { special_feature_ids: [two, one, two] }))).toEqual([one, two])
  expect(special(await change(id, { name: 'Other' }))).toEqual([one, two])
  expect(special(await change(id, { special_feature_ids: `[${two}]` }))).toEqual([two])
  expect(special(await change(id, { special_feature_ids: [] }))).toEqual([])
})

test("another owner's special feature is not found, and nothing of the vehicle changes", async () => {
  const { id, name } = await madeVehicle(nelly, ana, landing)
  const mine = await feature(ana, 'Techo')
  const bens = await feature(ben, 'Cámara')
  await change(id, { special_feature_ids: [mine] })
  for (const unknown of [bens, 999_999]) {
    const answer = await change(id, { name: 'Other', special_feature_ids: [unknown] })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'special-feature-not-found'])
  }
  const url = `/vehicles/${landing}/${id}`
  const after = await nelly.app.inject({ url, headers: ana.headers })
  expect([after.json().name, special(after)]).toEqual([name, [mine]])
})
