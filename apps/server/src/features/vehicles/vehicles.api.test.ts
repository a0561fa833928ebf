import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reservations } from '../../db/schema.ts'
import { removeRequestedFiles } from '../../files/remove-files.ts'
import { madeLanding, type SignedIn, signedInOwner } from '../../testing/landing.ts'
import { multipart } from '../../testing/multipart.ts'
import { plainPicture } from '../../testing/pictures.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { madeVehicle, vehicleForm } from '../../testing/vehicle.ts'

let nelly: TestApp
let ana: SignedIn
let luis: SignedIn
let landing: number
let picture: Buffer
beforeAll(async () => {
  nelly = await startTestApp()
  picture = await plainPicture()
})
beforeEach(async () => {
  rmSync(join(nelly.folder, 'vehicles'), { recursive: true, force: true })
  ana = await signedInOwner(nelly)
  luis = await signedInOwner(nelly)
  landing = (await madeLanding(nelly, ana, `Rent ${ana.id}`)).id
})

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, who: SignedIn, payload?: object) =>
  nelly.app.inject({ method, url, headers: who.headers, ...(payload && { payload }) })
const create = (images: readonly Buffer[], fields = {}, who = ana) =>
  nelly.app.inject({ method: 'POST', url: '/vehicle', ...vehicleForm(who, landing, images, fields) })

/** The stored vehicle pictures by file name, however deep they lie. */
const storedFiles = () =>
  readdirSync(nelly.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath.includes('vehicles'))
    .map((entry) => join(entry.parentPath, entry.name).slice(nelly.folder.length + 1))

const reserve = (
  vehicle: { id: number; images: { path_images: string }[] },
  from: string,
  to: string,
  unit = 1,
) =>
  nelly.parts.db.insert(reservations).values({
    reference: `${vehicle.id}-${from}-${unit}`,
    landingId: landing,
    vehicleId: vehicle.id,
    unit,
    during: { pickup: from, return: to } as never,
    vehicleName: 'Kia',
    vehiclePicture: vehicle.images[0]?.path_images ?? null,
    persons: 2,
    bags: 1,
    firstName: 'Eva',
    lastName: 'Paz',
    phone: '1',
    email: 'eva@example.com',
    pickupPlace: 'here',
    returnPlace: 'there',
    extras: [],
    quote: {} as never,
    totalCents: 100,
    createdAt: nelly.clock.now(),
  })

describe('a new vehicle', () => {
  test('is answered with all that was said of it, in the one spelling of each choice', async () => {
    const answer = await create([picture, picture], {
      'features[0]': 'Leather',
      'features[1]': 'sunroof',
      'features[2]': 'LEATHER',
      brand: 'Kia',
      commissions: '12.5',
      units: 3,
      gps: 1,
      bluetooth: '0',
    })
    expect(answer.statusCode).toBe(201)
    const file = { id: expect.any(Number), width: 640, height: 427, sources: [] }
    expect(answer.json()).toEqual({
      id: expect.any(Number),
      id_landing: landing,
      name: 'Kia Sportage',
      description: 'A car for six bags',
      price: 45.5,
      luggage: 4,
      people: 5,
      type_of_car: 'suv',
      transmision: 'automatic',
      brand: 'Kia',
      features: ['leather', 'sunroof'],
      special_features: [],
      images: [0, 1].map(() => ({
        ...file,
        path_images: expect.stringMatching(/^vehicles\/[\w-]+\/picture\.jpg$/),
      })),
      bluetooth: false,
      siriusxm: false,
      gps: true,
      automatic: false,
      apple_car: false,
      commissions: 12.5,
      units: 3,
      coming_reservations: 0,
    })
    const [{ path_images }] = answer.json().images
    const shown = await nelly.app.inject({ url: `/storage/${path_images}` })
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(await call('GET', `/vehicles/${landing}`, ana).then((list) => list.json())).toEqual([
      answer.json(),
    ])
    expect(
      await call('GET', `/api/vehicles/${landing}/${answer.json().id}`, ana).then((one) => one.json()),
    ).toEqual(answer.json())
  })

  test('has its pictures in the order of their numbers', async () => {
    const sizes = [11, 22, 33]
    const pictures = await Promise.all(sizes.map((width) => plainPicture(width, 10)))
    const made = await madeVehicle(nelly, ana, landing, {}, pictures)
    expect(made.images.map(({ width }) => width)).toEqual(sizes)
  })

  test.for([
    ['no picture', [], 'images-missing'],
    ['thirteen pictures', Array(13).fill('picture'), 'images-too-many'],
    ['a ZIP file among its pictures', ['picture', 'PK\x03\x04', 'picture'], 'image-not-an-image'],
    ['a drawing', ['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'image-not-an-image'],
  ] as const)('with %s is refused under `images`, and nothing of it is stored', async ([, images, code]) => {
    const answer = await create(
      images.map((image: string) => (image === 'picture' ? picture : Buffer.from(image))),
    )
    expect([answer.statusCode, answer.json().code, Object.keys(answer.json().errors)]).toEqual([
      422,
      code,
      ['images'],
    ])
    expect(storedFiles()).toEqual([])
    expect((await call('GET', `/vehicles/${landing}`, ana)).json()).toEqual([])
  })

  test('keeps its pictures when what nobody claimed is swept away', async () => {
    const { images } = await madeVehicle(nelly, ana, landing, {}, [picture, picture])
    const later = new Date(nelly.clock.now().getTime() + 24 * 60 * 60_000)
    await removeRequestedFiles({ ...nelly.parts, now: () => later })
    expect(storedFiles().toSorted()).toEqual(images.map(({ path_images }) => path_images).toSorted())
  })

  test('may have twelve pictures', async () => {
    const tiny = await plainPicture(3, 2)
    expect((await create(Array(12).fill(tiny))).json().images).toHaveLength(12)
  })

  test('that lacks something says what, in the language asked for', async () => {
    const form = vehicleForm(ana, landing, [picture], {
      name: undefined,
      price: 'dear',
      people: 11,
      type_of_car: 'boat',
    })
    const answer = await nelly.app.inject({
      method: 'POST',
      url: '/vehicle',
      ...form,
      headers: { ...form.headers, 'accept-language': 'en' },
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({
      name: ['This field is required.'],
      price: ['Give a number.'],
      people: ['Give at most 10.'],
      type_of_car: ['Choose one of the vehicle types.'],
    })
    expect(storedFiles()).toEqual([])
  })

  test("cannot be added to another owner's landing, nor to one that is deleted", async () => {
    expect([(await create([picture], {}, luis)).statusCode]).toEqual([404])
    await call('DELETE', `/landing/${landing}`, ana)
    const answer = await create([picture])
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'landing-not-found'])
    expect(storedFiles()).toEqual([])
  })
})

describe('a changed vehicle', () => {
  test('changes in what is named, and nothing else', async () => {
    const before = await madeVehicle(nelly, ana, landing, {
      'features[0]': 'gps',
      bluetooth: 1,
      brand: 'Kia',
      units: 2,
    })
    const url = `/vehicles/${landing}/${before.id}`
    expect((await call('PUT', url, ana, {})).json()).toEqual(before)
    expect((await call('PUT', url, ana, { name: 'Kia Rio', price: 39.99, brand: null })).json()).toEqual({
      ...before,
      name: 'Kia Rio',
      price: 39.99,
      brand: null,
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

  test('keeps the pictures that are named, in their order, before the new ones; the others are gone', async () => {
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

  test('has at least one picture and at most twelve, all of them its own', async () => {
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

  test('cannot have fewer units than are out at one moment to come', async () => {
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
    expect((await call('GET', url, ana)).json()).toEqual({ ...vehicle, coming_reservations: 3 })
    const changed = await call('PUT', url, ana, { units: 2 })
    expect(changed.json()).toMatchObject({ units: 2, coming_reservations: 3 })
    nelly.clock.set('2027-03-04T14:00:00Z')
    const later = { ...ana, headers: { authorization: `Bearer ${await nelly.signIn(ana)}` } }
    expect((await call('PUT', url, later, { units: 1 })).json().units).toBe(1)
  })
})

describe('a deleted vehicle', () => {
  test('is gone, with its files', async () => {
    const { id } = await madeVehicle(nelly, ana, landing, {}, [picture, picture])
    const answer = await call('DELETE', `/vehicle/${landing}/${id}`, ana)
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Vehículo eliminado con éxito' }])
    expect(storedFiles()).toEqual([])
    expect((await call('GET', `/vehicles/${landing}`, ana)).json()).toEqual([])
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const path = method === 'DELETE' ? 'vehicle' : 'vehicles'
      const again = await call(method, `/${path}/${landing}/${id}`, ana, method === 'PUT' ? {} : undefined)
      expect([again.statusCode, again.json().code]).toEqual([404, 'vehicle-not-found'])
    }
  })

  test('can be deleted by its id alone', async () => {
    const { id } = await madeVehicle(nelly, ana, landing)
    expect((await call('DELETE', `/api/vehicle/${id}`, ana)).statusCode).toBe(200)
    expect((await call('DELETE', `/vehicle/${id}`, ana)).statusCode).toBe(404)
  })

  test('leaves its reservations the picture they show', async () => {
    const vehicle = await madeVehicle(nelly, ana, landing, {}, [picture, picture])
    await reserve(vehicle, '2027-03-02T10:00', '2027-03-05T10:00')
    await call('DELETE', `/vehicle/${vehicle.id}`, ana)
    expect(storedFiles()).toEqual([vehicle.images[0]?.path_images])
  })
})

test("another owner's vehicles are not there", async () => {
  const { id } = await madeVehicle(nelly, ana, landing)
  const his = (await madeLanding(nelly, luis, `Rent ${luis.id}`)).id
  for (const [method, url, code] of [
    ['GET', `/vehicles/${landing}`, 'landing-not-found'],
    ['GET', `/vehicles/${landing}/${id}`, 'landing-not-found'],
    ['PUT', `/vehicles/${landing}/${id}`, 'landing-not-found'],
    ['DELETE', `/vehicle/${landing}/${id}`, 'landing-not-found'],
    ['GET', `/vehicles/${his}/${id}`, 'vehicle-not-found'],
    ['PUT', `/vehicles/${his}/${id}`, 'vehicle-not-found'],
    ['DELETE', `/vehicle/${his}/${id}`, 'vehicle-not-found'],
    ['DELETE', `/vehicle/${id}`, 'vehicle-not-found'],
  ] as const) {
    const answer = await call(method, url, luis, method === 'PUT' ? { name: 'Mine now' } : undefined)
    expect([url, answer.statusCode, answer.json().code]).toEqual([url, 404, code])
  }
  expect((await call('GET', `/vehicles/${landing}/${id}`, ana)).json().name).toBe('Kia Sportage')
})

test('strangers see neither the commission nor how many there are', async () => {
  await madeVehicle(nelly, ana, landing, { commissions: 15, units: 4 })
  const [vehicle] = (await nelly.app.inject({ url: `/publicLanding/rent-${ana.id}` })).json().vehicles
  expect(vehicle.name).toBe('Kia Sportage')
  expect(Object.keys(vehicle)).not.toContain('commissions')
  expect(Object.keys(vehicle)).not.toContain('units')
})
