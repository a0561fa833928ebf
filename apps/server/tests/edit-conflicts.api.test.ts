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

const send = async (url: string, fields: Parameters<typeof formOf>[0]) => {
  const { payload, headers } = await formOf(fields)
  return nelly.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...ana.headers } })
}
const read = async () => (await call('GET', `/landings/${ana.id}/${landing}`, ana)).json()

test('two concurrent edits of different fields of a vehicle are both kept', async () => {
  const { id, name, price } = await madeVehicle(nelly, ana, landing)
  const url = `/vehicles/${landing}/${id}`
  const answers = await Promise.all([
    call('PUT', url, ana, { name: 'Kia Rio', price, base: { name, price } }),
    call('PUT', url, ana, { name, price: 39, base: { name, price } }),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await call('GET', url, ana)).json()).toMatchObject({ name: 'Kia Rio', price: 39 })
})

test('of two concurrent edits of the same field one is refused with both values', async () => {
  const { id, price } = await madeVehicle(nelly, ana, landing)
  const url = `/vehicles/${landing}/${id}`
  const edit = (to: number) => call('PUT', url, ana, { price: to, units: to, base: { price, units: 1 } })
  const answers = await Promise.all([edit(30), edit(40)])
  const [first, second] = answers.toSorted((one, other) => one.statusCode - other.statusCode)
  const stored = first?.json().price
  const other = stored === 30 ? 40 : 30
  expect([first?.statusCode, second?.statusCode]).toEqual([200, 409])
  expect(second?.json()).toMatchObject({
    code: 'changed-meanwhile',
    conflicts: { price: { yours: other, theirs: stored }, units: { yours: other, theirs: stored } },
  })
  expect((await call('GET', url, ana)).json().price).toBe(stored)
})

test('saving again with the other value as base resolves the conflict', async () => {
  const { id, price } = await madeVehicle(nelly, ana, landing)
  const url = `/vehicles/${landing}/${id}`
  await call('PUT', url, ana, { price: 30, base: { price } })
  const kept = await call('PUT', url, ana, { price: 40, base: { price: 30 } })
  expect([kept.statusCode, kept.json().price]).toEqual([200, 40])
})

test('without a base the last edit of a vehicle wins', async () => {
  const { id } = await madeVehicle(nelly, ana, landing)
  const url = `/vehicles/${landing}/${id}`
  await call('PUT', url, ana, { price: 30 })
  expect((await call('PUT', url, ana, { price: 40 })).json().price).toBe(40)
})

test('the pictures of a vehicle are one field: order, added and removed ones', async () => {
  const pictures = await Promise.all([11, 22, 33].map((width) => plainPicture(width, 10)))
  const { id, images, name } = await madeVehicle(nelly, ana, landing, {}, pictures)
  const [first, second, third] = images.map((image) => image.id)
  const url = `/vehicles/${landing}/${id}`
  const base = { image_ids: [first, second, third] }
  await call('PUT', url, ana, { image_ids: [first, third], base })
  const { payload, headers } = await formOf({
    image_ids: JSON.stringify([first, second, third]),
    images: await plainPicture(44, 10),
    base: JSON.stringify(base),
  })
  const refused = await nelly.app.inject({
    method: 'PUT',
    url,
    payload,
    headers: { ...headers, ...ana.headers },
  })
  expect([refused.statusCode, refused.json().conflicts]).toEqual([
    409,
    { image_ids: { yours: [first, second, third, 'new'], theirs: [first, third] } },
  ])
  const untouched = { ...base, name }
  const renamed = await call('PUT', url, ana, { name: 'Rio', image_ids: base.image_ids, base: untouched })
  expect(renamed.json()).toMatchObject({ name: 'Rio', images: [{ id: first }, { id: third }] })
})

test("another owner's vehicle is not found, with any base", async () => {
  const { id, price } = await madeVehicle(nelly, ana, landing)
  const answer = await call('PUT', `/vehicles/${landing}/${id}`, luis, { price: 1, base: { price } })
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'landing-not-found'])
})

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

test('a revision that is no number is refused under its field', async () => {
  const answer = await call('POST', `/users-update/${ana.id}`, ana, { name: 'Ana', revision: 'x' })
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['revision']])
})

test('a base that is not JSON is refused under its field', async () => {
  const { id } = await madeVehicle(nelly, ana, landing)
  const answer = await call('PUT', `/vehicles/${landing}/${id}`, ana, { price: 30, base: '{' })
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['base']])
})
