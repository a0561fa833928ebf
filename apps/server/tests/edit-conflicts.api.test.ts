import { beforeAll, beforeEach, expect, test } from 'vitest'
import { formOf } from './support/form.ts'
import { logoPng } from './support/landing.ts'
import { plainPicture } from './support/pictures.ts'
import { startTestApp, type TestApp } from './support/test-app.ts'
import { madeVehicle } from './support/vehicle.ts'
import { openVehicleDesk, type VehicleDesk } from './support/vehicle-desk.ts'

let nelly: TestApp
let ana: VehicleDesk['ana']
let luis: VehicleDesk['luis']
let landing: VehicleDesk['landing']
let call: VehicleDesk['call']
beforeAll(async () => {
  nelly = await startTestApp()
})
beforeEach(async () => {
  ;({ ana, luis, landing, call } = await openVehicleDesk(nelly))
})

const BANK = { bank: 'Popular', number: '7', holder: 'Ana', kind: 'savings', currency: 'DOP' }

const send = async (url: string, fields: Parameters<typeof formOf>[0], method: 'POST' | 'PUT' = 'POST') => {
  const { payload, headers } = await formOf(fields)
  return nelly.app.inject({ method, url, payload, headers: { ...headers, ...ana.headers } })
}
const read = async () => (await call('GET', `/landings/${ana.id}/${landing}`, ana)).json()

/** Edits by two people who read the same: the first one is stored, and the second refused with what is stored now. */
async function editedTwice(
  edit: (fields: object) => ReturnType<typeof send>,
  [one, other]: [object, object],
) {
  const answers = await Promise.all([edit(one), edit(other)])
  const [stored, refused] = answers.toSorted((a, b) => a.statusCode - b.statusCode)
  expect([stored?.statusCode, refused?.statusCode]).toEqual([200, 409])
  const { message: _, ...newest } = stored?.json() ?? {}
  expect(refused?.json()).toMatchObject({ code: 'changed-meanwhile', newest })
  return { newest, late: answers[0] === refused ? one : other }
}

test('of two concurrent edits of a vehicle one is refused, and taken at the revision it is told', async () => {
  const pictures = await Promise.all([11, 22, 33].map((width) => plainPicture(width, 10)))
  const { id, images, revision } = await madeVehicle(nelly, ana, landing, {}, pictures)
  const [first, second, third] = images.map((image) => image.id)
  const url = `/vehicles/${landing}/${id}`
  const edit = (fields: object) => send(url, { revision: String(revision), ...fields }, 'PUT')
  const { newest, late } = await editedTwice(edit, [
    { price: '30', units: '3' },
    { image_ids: JSON.stringify([third, first, second]), images: await plainPicture(44, 10) },
  ])
  expect((await call('GET', url, ana)).json()).toEqual(newest)
  expect((await edit({ ...late, revision: String(newest.revision) })).statusCode).toBe(200)
  const { price, units, images: stored } = (await call('GET', url, ana)).json()
  expect({ price, units }).toEqual({ price: 30, units: 3 })
  expect(stored.map((image: { id: number }) => image.id).slice(0, 3)).toEqual([third, first, second])
})

test('without a revision the last edit of a vehicle wins', async () => {
  const { id } = await madeVehicle(nelly, ana, landing)
  const url = `/vehicles/${landing}/${id}`
  await call('PUT', url, ana, { price: 30 })
  expect((await call('PUT', url, ana, { price: 40 })).json().price).toBe(40)
})

test("another owner's vehicle is not found, with any revision", async () => {
  const { id } = await madeVehicle(nelly, ana, landing)
  const answer = await call('PUT', `/vehicles/${landing}/${id}`, luis, { price: 1, revision: 99 })
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'landing-not-found'])
})

test("of two concurrent edits of a landing's settings one is refused, and taken at the revision it is told", async () => {
  const { display_name: name, color_primary, color_secondary, logo, revision } = await read()
  const url = `/landing-update/${ana.id}/${landing}`
  const edit = (fields: object) => send(url, { name, color_primary, color_secondary, revision, ...fields })
  const { newest, late } = await editedTwice(edit, [
    { name: 'Otra', timezone: 'Europe/Madrid', logo: await logoPng() },
    { color_primary: '#112233', logo: await logoPng() },
  ])
  expect(newest.logo).not.toBe(logo)
  expect(await read()).toMatchObject(newest)
  expect((await edit({ ...late, revision: newest.revision })).statusCode).toBe(200)
  expect((await edit({ revision })).statusCode).toBe(409)
})

test('without a revision the last edit of a landing wins', async () => {
  const { color_primary, color_secondary } = await read()
  const edit = (name: string) =>
    send(`/landing-update/${ana.id}/${landing}`, { name, color_primary, color_secondary })
  await edit(`Una ${landing}`)
  expect((await edit(`Dos ${landing}`)).json().display_name).toBe(`Dos ${landing}`)
})

test('of two concurrent edits of the metadata one is refused, and taken at the revision it is told', async () => {
  const words = { meta_title: 'Title', meta_description: 'Description', og_description: 'Shared' }
  const { revision } = await read()
  const edit = (fields: object) =>
    send(`/landings/${ana.id}/${landing}/meta`, { ...words, revision, ...fields })
  const { newest, late } = await editedTwice(edit, [
    { meta_title: 'Other', robots: 'noindex, follow' },
    { meta_description: 'Mine', favicon: await logoPng() },
  ])
  expect(await read()).toMatchObject(newest)
  expect((await edit({ ...late, revision: newest.revision })).statusCode).toBe(200)
})

test('of two concurrent edits of an account one is refused, and taken at the revision it is told', async () => {
  const account = async () => (await call('GET', `/users/${ana.id}`, ana)).json()
  const { revision } = await account()
  const edit = (fields: object) => send(`/users-update/${ana.id}`, { revision, ...fields })
  const { newest, late } = await editedTwice(edit, [
    { name: 'Ana María' },
    { phone: '8095550199', retention_months: 12 },
  ])
  expect(await account()).toEqual(newest)
  expect((await edit({ ...late, revision: newest.revision })).statusCode).toBe(200)
  const last = await account()
  expect(last).toMatchObject({ name: 'Ana María', phone: '8095550199', retention_months: 12 })
})

test.each([
  ['PATCH', '/api/legal-identity', { legalName: 'Sol' }, { legalName: 'Luna' }],
  ['PUT', '/api/bank-accounts', { bankAccounts: [] }, { bankAccounts: [BANK] }],
] as const)(
  'of two concurrent edits by %s %s one is refused with what is stored',
  async (method, url, one, other) => {
    const { revision } = (await call('GET', url, ana)).json()
    const edit = (fields: object) => call(method, url, ana, { revision, ...fields })
    const { newest, late } = await editedTwice(edit, [one, other])
    expect((await call('GET', url, ana)).json()).toEqual(newest)
    expect((await call(method, url, ana, { ...late, revision: newest.revision })).statusCode).toBe(200)
  },
)

test('a revision that is no number is refused under its field', async () => {
  const answer = await call('POST', `/users-update/${ana.id}`, ana, { name: 'Ana', revision: 'x' })
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['revision']])
})
