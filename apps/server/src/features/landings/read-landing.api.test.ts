import type { LandingId } from '@nelly/domain/ids'
import { minorUnits } from '@nelly/domain/money'
import { beforeAll, expect, test } from 'vitest'
import { addPicture } from '../../../tests/support/add-picture.ts'
import { madeLanding, type SignedIn, signedInOwner } from '../../../tests/support/landing.ts'
import { addVehicle } from '../../../tests/support/rental.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let started: TestApp
let ana: SignedIn
let ben: SignedIn
let buho: number
let vehicle: number
let deletedVehicle: number

beforeAll(async () => {
  started = await startTestApp()
  ana = await signedInOwner(started)
  ben = await signedInOwner(started)
  buho = (await madeLanding(started, ana, 'Búho Rent')).id
  await madeLanding(started, ben, "Ben's", 'draft')
  const now = started.clock.now()
  const row = {
    name: 'Corolla',
    description: 'White',
    pricePerDay: minorUnits(4550),
    luggage: 2,
    seats: 5,
    type: 'sedan',
    transmission: 'automatic',
    commission: 12.5,
    units: 3,
  } as const
  vehicle = await addVehicle(started.parts, buho as LandingId, row)
  deletedVehicle = await addVehicle(started.parts, buho as LandingId, { ...row, deletedAt: now })
  for (const position of [1, 0]) await addPicture(started.parts, vehicle, position)
  for (const arrival_place of ['Punta Cana', 'Santiago']) {
    await started.app.inject({
      method: 'POST',
      url: `/landings/${buho}/addLocation`,
      headers: ana.headers,
      payload: { place_of_departure: 'Santo Domingo', arrival_place },
    })
  }
})

/** Both pictures of the vehicle, in their owner's order: calls have all of them, even in lists. */
const allImages = () => [0, 1].map((nth) => ({ path_images: `vehicles/${vehicle}-${nth}.jpg` }))

const get = (url: string, owner?: SignedIn) =>
  started.app.inject({ url, ...(owner && { headers: owner.headers }) })

for (const prefix of ['', '/api']) {
  test(`${prefix}/landings/{userId}/{landingId} has a landing with all its data, without deleted vehicles`, async () => {
    const answer = await get(`${prefix}/landings/${ana.id}/${buho}`, ana)
    expect(answer.statusCode).toBe(200)
    const landing = answer.json()
    expect(landing).toMatchObject({
      id: buho,
      status: 'published',
      vehicles_count: 1,
      reservations_count: 0,
      reservations: [],
    })
    expect(landing.locations).toMatchObject([{ arrival_place: 'Punta Cana' }, { arrival_place: 'Santiago' }])
    expect(landing.vehicles).toMatchObject([
      { id: vehicle, price: 45.5, commissions: 12.5, units: 3, images: allImages() },
    ])
  })

  test(`${prefix}/publicLanding/{name} has the public data`, async () => {
    const answer = await get(`${prefix}/publicLanding/buho-rent`)
    expect(answer.statusCode).toBe(200)
    const landing = answer.json()
    expect(landing).toMatchObject({
      name: 'buho-rent',
      display_name: 'Búho Rent',
      locations: [{}, {}],
      vehicles: [{ id: vehicle, price: 45.5, images: allImages() }],
    })
    expect(landing.vehicles).toHaveLength(1)
    expect(answer.body).not.toMatch(/commission|units|id_users|reservation|status/)
  })

  test(`${prefix}/publicLanding/{name}/vehicle/{id} has one vehicle of it`, async () => {
    const answer = await get(`${prefix}/publicLanding/buho-rent/vehicle/${vehicle}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ name: 'Corolla', images: allImages() })
    expect(answer.body).not.toMatch(/commission|units/)
    const gone = await get(`${prefix}/publicLanding/buho-rent/vehicle/${deletedVehicle}`)
    expect([gone.statusCode, gone.json().code]).toEqual([404, 'vehicle-not-found'])
  })

  test(`${prefix}/reviews/{name} has the owner's landing, published or not, without its reservations`, async () => {
    const mine = await get(`${prefix}/reviews/bens`, ben)
    expect([mine.statusCode, mine.json().status]).toEqual([200, 'draft'])
    expect((await get(`${prefix}/reviews/buho-rent`, ana)).json()).not.toHaveProperty('reservations')
    const others = await get(`${prefix}/reviews/buho-rent`, ben)
    expect([others.statusCode, others.json().code]).toEqual([404, 'landing-not-found'])
  })
}

test('/reviews/{name} has the draft of a live landing, whose visitors see the publication', async () => {
  const site = `/api/landings/${buho}/site`
  const { document, revision } = (await get(site, ana)).json()
  await started.app.inject({
    method: 'PUT',
    url: site,
    headers: ana.headers,
    payload: { revision, document: { ...document, look: { ...document.look, primary: '#0000ff' } } },
  })
  expect((await get('/reviews/buho-rent', ana)).json()).toMatchObject({
    status: 'published',
    color_primary: '#0000ff',
  })
  expect((await get('/publicLanding/buho-rent')).json().color_primary).toBe('#1a2b3c')
})

test("another owner's landing is not found, another account refused, whether the ids exist or not", async () => {
  for (const [url, status] of [
    [`/landings/${ben.id}/${buho}`, 404],
    [`/landings/${ben.id}/999999`, 404],
    [`/landings/${ana.id}/${buho}`, 403],
    [`/landings/${ana.id}/999999`, 403],
    ['/landings/999999/1', 403],
    [`/landing/${ana.id}`, 403],
    [`/landing/deleted/${ana.id}`, 403],
    ['/landing/999999', 403],
    [`/landings/${ben.id}/abc`, 404],
    [`/landings/${ben.id}/99999999999`, 404],
  ] as const) {
    const answer = await get(url, ben)
    expect([url, answer.statusCode]).toEqual([url, status])
    expect(answer.body).not.toMatch(/buho/i)
  }
})

test("a list has only the owner's landings, newest first", async () => {
  const second = await madeLanding(started, ana, 'Second')
  const answer = await get(`/landing/${ana.id}`, ana)
  expect(
    answer
      .json()
      .map(({ id, vehicles_count }: { id: number; vehicles_count: number }) => [id, vehicles_count]),
  ).toEqual([
    [second.id, 0],
    [buho, 1],
  ])
})

for (const name of ['bens', 'nobody', 'a%00b', '%F0%9F%9A%97', '..%2F..%2Fetc', 'x'.repeat(200)]) {
  test(`visitors of ${name.slice(0, 20)} get a 404`, async () => {
    const answer = await get(`/publicLanding/${name}`)
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { code: 'landing-not-found', message: 'Landing no encontrada o ha sido eliminada.' },
    ])
    expect((await get(`/publicLanding/${name}/vehicle/${vehicle}`)).json().code).toBe('landing-not-found')
    expect((await get(`/reviews/${name}`, ana)).statusCode).toBe(404)
  })
}

test('capitals in an address make no difference', async () => {
  expect((await get('/publicLanding/Buho-RENT')).json().id).toBe(buho)
})
