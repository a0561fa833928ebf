import { beforeAll, beforeEach, expect, test } from 'vitest'
import { signedIn } from '../../../tests/support/landing.ts'
import { multipart } from '../../../tests/support/multipart.ts'
import { plainPicture } from '../../../tests/support/pictures.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { madeVehicle } from '../../../tests/support/vehicle.ts'
import { openVehicleDesk, type VehicleDesk } from '../../../tests/support/vehicle-desk.ts'

let nelly: TestApp
let ana: VehicleDesk['ana']
let landing: VehicleDesk['landing']
let call: VehicleDesk['call']
let reserve: VehicleDesk['reserve']
let storedFiles: VehicleDesk['storedFiles']
beforeAll(async () => {
  nelly = await startTestApp()
})
beforeEach(async () => {
  ;({ ana, landing, call, reserve, storedFiles } = await openVehicleDesk(nelly))
})

test('an edit changes only the given fields', async () => {
  const before = await madeVehicle(nelly, ana, landing, {
    'features[0]': 'gps',
    bluetooth: 1,
    brand: 'Kia',
    units: 2,
  })
  const url = `/vehicles/${landing}/${before.id}`
  expect((await call('PUT', url, ana, {})).json()).toEqual({ ...before, revision: 1 })
  expect((await call('PUT', url, ana, { name: 'Kia Rio', price: 39.99, brand: null })).json()).toEqual({
    ...before,
    name: 'Kia Rio',
    price: 39.99,
    brand: null,
    revision: 2,
  })
  const { payload, headers } = multipart([
    ['features', 'sunroof'],
    ['transmision', 'manual'],
  ])
  const form = await nelly.app.inject({
    method: 'PUT',
    url,
    payload,
    headers: { ...headers, ...ana.headers },
  })
  expect(form.json()).toMatchObject({
    name: 'Kia Rio',
    features: ['sunroof'],
    transmision: 'manual',
    bluetooth: true,
  })
})

test('an edit keeps the named pictures, in their order, before the new ones; the others are removed', async () => {
  const pictures = await Promise.all([11, 22, 33].map((width) => plainPicture(width, 10)))
  const before = await madeVehicle(nelly, ana, landing, {}, pictures)
  const [first, , third] = before.images
  const { payload, headers } = multipart([
    ['image_ids[0]', third?.id ?? 0],
    ['image_ids[1]', first?.id ?? 0],
    ['images[0]', { content: await plainPicture(44, 10) }],
  ])
  const url = `/vehicles/${landing}/${before.id}`
  const after = await nelly.app.inject({
    method: 'PUT',
    url,
    payload,
    headers: { ...headers, ...ana.headers },
  })
  expect(after.json().images.map(({ width }: { width: number }) => width)).toEqual([33, 11, 44])
  expect(storedFiles().toSorted()).toEqual(
    after
      .json()
      .images.map((image: { path_images: string }) => image.path_images)
      .toSorted(),
  )
})

test('a vehicle has one to twelve pictures, all of them its own', async () => {
  const tiny = await plainPicture(3, 2)
  const other = await madeVehicle(nelly, ana, landing, {}, [tiny])
  const { id, images } = await madeVehicle(nelly, ana, landing, {}, Array(11).fill(tiny))
  const url = `/vehicles/${landing}/${id}`
  const put = async (added: number) => {
    const { payload, headers } = multipart(
      Array.from({ length: added }, (_, n) => [`images[${n}]`, { content: tiny }] as const),
    )
    return nelly.app.inject({ method: 'PUT', url, payload, headers: { ...headers, ...ana.headers } })
  }
  expect((await call('PUT', url, ana, { image_ids: [] })).json().code).toBe('images-missing')
  expect((await put(2)).json().code).toBe('images-too-many')
  const foreign = await call('PUT', url, ana, { image_ids: [other.images[0]?.id] })
  expect([foreign.statusCode, foreign.json()]).toEqual([
    422,
    expect.objectContaining({ code: 'image-not-found', errors: { image_ids: [expect.any(String)] } }),
  ])
  expect((await put(1)).json().images).toHaveLength(12)
  expect(storedFiles()).toHaveLength(13)
  expect((await call('GET', `/vehicles/${landing}/${id}`, ana)).json().images.slice(0, 11)).toEqual(images)
})

test("the units of a vehicle can't be reduced below its future peak use", async () => {
  const vehicle = await madeVehicle(nelly, ana, landing, { units: 3 })
  await reserve(vehicle, '2027-02-01T10:00', '2027-02-05T10:00', 1)
  await reserve(vehicle, '2027-02-01T10:00', '2027-02-05T10:00', 2)
  await reserve(vehicle, '2027-02-27T10:00', '2027-03-03T10:00', 1)
  await reserve(vehicle, '2027-03-02T10:00', '2027-03-05T10:00', 2)
  await reserve(vehicle, '2027-03-05T10:00', '2027-03-09T10:00', 3)
  const url = `/vehicles/${landing}/${vehicle.id}`
  const answer = await call('PUT', url, ana, { units: 1, name: 'Other' })
  expect([answer.statusCode, answer.json().code, Object.keys(answer.json().errors)]).toEqual([
    422,
    'units-below-reservations',
    ['units'],
  ])
  expect(answer.json().collisions.map(({ from }: { from: string }) => from)).toEqual([
    '2027-02-27T10:00',
    '2027-03-02T10:00',
  ])
  expect((await call('GET', url, ana)).json()).toEqual({ ...vehicle, coming_reservations: 3 })
  const changed = await call('PUT', url, ana, { units: 2 })
  expect(changed.json()).toMatchObject({ units: 2, coming_reservations: 3 })
  nelly.clock.set('2027-03-04T14:00:00Z')
  const later = await signedIn(nelly, ana)
  expect((await call('PUT', url, later, { units: 1 })).json().units).toBe(1)
})
