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

test("a landing's settings keep other changes, and refuse conflicts", async () => {
  const { display_name: name, color_primary, color_secondary, timezone, logo } = await read()
  const base = { name, color_primary, color_secondary, timezone, logo }
  const url = `/landing-update/${ana.id}/${landing}`
  const edit = (fields: object) =>
    send(url, { name, color_primary, color_secondary, base: JSON.stringify(base), ...fields })
  const first = await edit({ name: 'Otra', timezone: 'Europe/Madrid', logo: await logoPng() })
  expect(first.statusCode).toBe(200)
  const merged = (await edit({ color_primary: '#112233' })).json()
  expect(merged).toMatchObject({ display_name: 'Otra', color_primary: '#112233' })
  expect(merged.logo).not.toBe(logo)
  const mine = { name: 'La mía', color_primary: '#445566', timezone: 'Asia/Tokyo' }
  const refused = await edit({ ...mine, logo: await logoPng() })
  expect([refused.statusCode, refused.json().conflicts]).toEqual([
    409,
    {
      name: { yours: 'La mía', theirs: 'Otra' },
      color_primary: { yours: '#445566', theirs: '#112233' },
      timezone: { yours: 'Asia/Tokyo', theirs: 'Europe/Madrid' },
      logo: { yours: 'new', theirs: merged.logo },
    },
  ])
  expect(await read()).toMatchObject({ display_name: 'Otra', color_primary: '#112233', logo: merged.logo })
})

test('metadata keeps other changes, and refuses conflicts', async () => {
  const url = `/landings/${ana.id}/${landing}/meta`
  const words = { meta_title: 'Title', meta_description: 'Description', og_description: 'Shared' }
  const none = { meta_title: '', meta_description: '', og_description: '', robots: '', favicon: '' }
  expect((await send(url, { ...words, base: JSON.stringify(none) })).statusCode).toBe(200)
  const base = JSON.stringify({ ...words, robots: '' })
  await send(url, { ...words, meta_title: 'Other', robots: 'noindex, follow', base })
  const merged = (await send(url, { ...words, meta_description: 'Mine', base })).json()
  expect(merged).toMatchObject({
    meta_title: 'Other',
    meta_description: 'Mine',
    robots: 'noindex, follow',
  })
  const refused = await send(url, { ...words, meta_title: 'Mine', base })
  expect([refused.statusCode, refused.json().conflicts]).toEqual([
    409,
    { meta_title: { yours: 'Mine', theirs: 'Other' } },
  ])
})

test('an account keeps other changes, and refuses conflicts', async () => {
  const url = `/users-update/${ana.id}`
  const { name } = (await call('GET', `/users/${ana.id}`, ana)).json()
  const base = { name, phone: null, retention_months: 24 }
  await call('POST', url, ana, { name: 'Ana María', phone: '8095550100', base })
  const merged = await call('POST', url, ana, { name, retention_months: 12, base })
  expect(merged.json()).toMatchObject({ name: 'Ana María', phone: '8095550100', retention_months: 12 })
  const refused = await call('POST', url, ana, { phone: '8095550199', base })
  expect([refused.statusCode, refused.json().conflicts]).toEqual([
    409,
    { phone: { yours: '8095550199', theirs: '8095550100' } },
  ])
})

test('a base that is not JSON is refused under its field', async () => {
  const { id } = await madeVehicle(nelly, ana, landing)
  const answer = await call('PUT', `/vehicles/${landing}/${id}`, ana, { price: 30, base: '{' })
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['base']])
})
