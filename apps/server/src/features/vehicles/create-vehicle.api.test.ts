import { beforeAll, beforeEach, expect, test } from 'vitest'
import { plainPicture } from '../../../tests/support/pictures.ts'
import { sweepLater } from '../../../tests/support/sweep.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { madeVehicle, vehicleForm } from '../../../tests/support/vehicle.ts'
import { openVehicleDesk, type VehicleDesk } from '../../../tests/support/vehicle-desk.ts'

let nelly: TestApp
let ana: VehicleDesk['ana']
let luis: VehicleDesk['luis']
let landing: VehicleDesk['landing']
let call: VehicleDesk['call']
let create: VehicleDesk['create']
let storedFiles: VehicleDesk['storedFiles']
let picture: Buffer
beforeAll(async () => {
  nelly = await startTestApp()
  picture = await plainPicture()
})
beforeEach(async () => {
  ;({ ana, luis, landing, call, create, storedFiles } = await openVehicleDesk(nelly))
})

test('a new vehicle is returned with all its fields, with canonical codes', async () => {
  const answer = await create([picture, picture], {
    'features[0]': 'Leather',
    'features[1]': 'sunroof',
    'features[2]': 'LEATHER',
    brand: 'Kia',
    doors: '5',
    fuel: 'diesel',
    commissions: '12.5',
    units: 3,
    gps: 1,
    bluetooth: '0',
  })
  expect(answer.statusCode).toBe(201)
  const file = { id: expect.any(Number), width: 640, height: 427, sources: [], conversion: 'waiting' }
  expect(answer.json()).toEqual({
    id: expect.any(Number),
    id_landing: landing,
    name: 'Kia Sportage',
    description: 'A car for six bags',
    description_es: null,
    description_en: null,
    price: 45.5,
    currency: 'USD',
    luggage: 4,
    people: 5,
    type_of_car: 'suv',
    transmision: 'automatic',
    brand: 'Kia',
    doors: 5,
    fuel: 'diesel',
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
    on_sale: true,
    units: 3,
    coming_reservations: 0,
    also_offered: [],
    revision: 0,
  })
  const [{ path_images }] = answer.json().images
  const shown = await nelly.app.inject({ url: `/storage/${path_images}` })
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(await call('GET', `/vehicles/${landing}`, ana).then((list) => list.json())).toEqual([answer.json()])
  expect(
    await call('GET', `/api/vehicles/${landing}/${answer.json().id}`, ana).then((one) => one.json()),
  ).toEqual(answer.json())
})

test('a new vehicle has its pictures in the order of their numbers', async () => {
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
] as const)(
  'a new vehicle with %s is refused under `images`, and nothing of it is stored',
  async ([, images, code]) => {
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
  },
)

test('the sweep does not remove pictures of a new vehicle', async () => {
  const { images } = await madeVehicle(nelly, ana, landing, {}, [picture, picture])
  await sweepLater(nelly.parts)
  expect(storedFiles().toSorted()).toEqual(images.map(({ path_images }) => path_images).toSorted())
})

test('a new vehicle may have twelve pictures', async () => {
  const tiny = await plainPicture(3, 2)
  expect((await create(Array(12).fill(tiny))).json().images).toHaveLength(12)
})

test('a new vehicle with missing fields is refused by field, in the requested language', async () => {
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

test("a new vehicle cannot be added to another owner's landing, nor to a deleted one", async () => {
  expect([(await create([picture], {}, luis)).statusCode]).toEqual([404])
  await call('DELETE', `/landing/${landing}`, ana)
  const answer = await create([picture])
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'landing-not-found'])
  expect(storedFiles()).toEqual([])
})
