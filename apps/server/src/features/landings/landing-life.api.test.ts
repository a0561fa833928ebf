import type { LandingId } from '@nelly/domain/ids'
import { minorUnits } from '@nelly/domain/money'
import { bookedQuote } from '@nelly/domain/rates/testing/booked'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { landingForm, madeLanding, type SignedIn, signedInOwner } from '../../../tests/support/landing.ts'
import { limitDeletes } from '../../../tests/support/limit-deletes.ts'
import { mailJobs } from '../../../tests/support/mail-jobs.ts'
import { addVehicle, poolOf } from '../../../tests/support/rental.ts'
import { openRentalDesk } from '../../../tests/support/rental-desk.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import {
  landings,
  locations,
  places,
  reservations,
  vehiclePictures,
  vehicles,
} from '../../platform/db/schema.ts'

let started: TestApp
let ana: SignedIn
let ben: SignedIn

beforeEach(async () => {
  started = await startTestApp()
  ana = await signedInOwner(started)
  ben = await signedInOwner(started)
})

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

const call = (method: Method, url: string, owner: SignedIn, payload?: object, language?: string) =>
  started.app.inject({
    method,
    url,
    headers: { ...owner.headers, ...(language && { 'accept-language': language }) },
    ...(payload && { payload }),
  })

const setStatus = (owner: SignedIn, landing_id: number, status?: string, user_id: number = owner.id) =>
  call('PATCH', '/landing/status', owner, { landing_id, user_id, ...(status && { status }) })

const visit = async (name: string) => (await started.app.inject(`/publicLanding/${name}`)).statusCode

test('publishing opens a landing to visitors, unpublishing closes it', async () => {
  const { id } = await madeLanding(started, ana, 'Búho Rent', 'draft')
  expect(await visit('buho-rent')).toBe(404)
  const published = await setStatus(ana, id)
  expect(published.json()).toMatchObject({
    id,
    status: 'published',
    published_at: '2027-03-01T14:00:00.000Z',
  })
  expect(await visit('buho-rent')).toBe(200)
  started.clock.advance(60_000)
  expect((await setStatus(ana, id)).json().published_at).toBe('2027-03-01T14:00:00.000Z')
  expect((await setStatus(ana, id, 'draft')).json().status).toBe('draft')
  expect(await visit('buho-rent')).toBe(404)
  expect((await setStatus(ana, id)).json().published_at).toBe('2027-03-01T14:01:00.000Z')
})

test("nobody publishes another owner's landing, nor with an unknown status", async () => {
  const { id } = await madeLanding(started, ana, 'Búho Rent', 'draft')
  for (const [answer, status, code] of [
    [await setStatus(ben, id), 404, 'landing-not-found'],
    [await setStatus(ben, id, 'published', ana.id), 403, 'not-your-account'],
    [await setStatus(ana, 999_999), 404, 'landing-not-found'],
    [await setStatus(ana, id, 'hidden'), 422, 'fields-invalid'],
  ] as const) {
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  }
  expect(await visit('buho-rent')).toBe(404)
})

test('a deleted landing is gone for visitors and from the list, and can be restored unchanged', async () => {
  const { id } = await madeLanding(started, ana, 'Búho Rent')
  const deleted = await call('DELETE', `/landing/${id}`, ana)
  expect([deleted.statusCode, deleted.json().message]).toEqual([
    200,
    'Borrado exitoso. Puedes restaurar la landing desde las eliminadas.',
  ])
  expect(await visit('buho-rent')).toBe(404)
  expect((await call('GET', `/landing/${ana.id}`, ana)).json()).toEqual([])
  expect((await call('GET', `/landings/${ana.id}/${id}`, ana)).statusCode).toBe(404)
  expect((await call('GET', `/landing/deleted/${ana.id}`, ana)).json()).toMatchObject([
    { id, deleted_at: '2027-03-01T14:00:00.000Z' },
  ])
  expect((await call('GET', `/landing/deleted/${ben.id}`, ben)).json()).toEqual([])

  const restored = await call('POST', `/landing/restore/${id}`, ana)
  expect([restored.statusCode, restored.json()]).toMatchObject([
    200,
    { id, name: 'buho-rent', deleted_at: null, message: 'Landing restaurada con éxito' },
  ])
  expect(await visit('buho-rent')).toBe(200)
})

test('the message of a success is in the requested language', async () => {
  const { id } = await madeLanding(started, ana, 'Búho Rent')
  await call('DELETE', `/landing/${id}`, ana)
  expect((await call('POST', `/api/landing/restore/${id}`, ana, undefined, 'en')).json().message).toBe(
    'Landing restored.',
  )
  expect((await call('DELETE', `/api/landing/${id}`, ana, undefined, 'en')).json().message).toMatch(
    /^Deleted\. You can restore/,
  )
  expect((await call('DELETE', `/api/landing/deletedFinal/${id}`, ana, undefined, 'en')).json()).toEqual({
    message: 'Deleted.',
  })
})

test('a landing whose name was taken meanwhile is restored under another one', async () => {
  const { id } = await madeLanding(started, ana, 'Búho Rent')
  await call('DELETE', `/landing/${id}`, ana)
  const { id: taker } = await madeLanding(started, ben, 'Búho Rent')
  const refused = await call('POST', `/landing/restore/${id}`, ana)
  expect([refused.statusCode, refused.json().code, Object.keys(refused.json().errors)]).toEqual([
    422,
    'name-taken',
    ['name'],
  ])
  const reserved = await call('POST', `/landing/restore/${id}`, ana, { name: 'Landings' })
  expect(reserved.json().code).toBe('name-reserved')
  const restored = await call('POST', `/landing/restore/${id}`, ana, { name: 'Búho Dos' })
  expect(restored.json()).toMatchObject({ id, name: 'buho-dos', display_name: 'Búho Dos' })
  expect((await started.app.inject('/publicLanding/buho-rent')).json().id).toBe(taker)
})

test("nobody deletes, restores or destroys another owner's landing", async () => {
  const { id } = await madeLanding(started, ana, 'Búho Rent')
  expect((await call('DELETE', `/landing/${id}`, ben)).statusCode).toBe(404)
  await call('DELETE', `/landing/${id}`, ana)
  for (const [method, url] of [
    ['POST', `/landing/restore/${id}`],
    ['DELETE', `/landing/deletedFinal/${id}`],
  ] as const) {
    const answer = await call(method, url, ben)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'landing-not-found'])
  }
  expect((await call('POST', `/landing/restore/${id}`, ana)).statusCode).toBe(200)
})

test('only a deleted landing can be restored or deleted for good, and none is deleted twice', async () => {
  const { id } = await madeLanding(started, ana, 'Búho Rent')
  expect((await call('POST', `/landing/restore/${id}`, ana)).statusCode).toBe(404)
  expect((await call('DELETE', `/landing/deletedFinal/${id}`, ana)).statusCode).toBe(404)
  const twice = await Promise.all([1, 2].map(() => call('DELETE', `/landing/${id}`, ana)))
  expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
})

test('deleting a landing for good deletes all its data and files, and nothing of others', async () => {
  const { app, parts } = started
  const [deleted, other] = [
    await madeLanding(started, ana, 'Búho Rent'),
    await madeLanding(started, ana, 'Lechuza'),
  ]
  const deletedFiles = await fill(deleted.id, 'gone')
  const otherFiles = await fill(other.id, 'kept')
  await call('DELETE', `/landing/${deleted.id}`, ana)
  const done = await call('DELETE', `/landing/deletedFinal/${deleted.id}`, ana)
  expect([done.statusCode, done.json()]).toEqual([200, { message: 'Borrado exitoso.' }])
  for (const table of [landings, locations, places, vehicles, vehiclePictures, reservations]) {
    expect(await parts.db.$count(table)).toBe(1)
  }
  const statusesOf = (paths: string[]) =>
    Promise.all(paths.map(async (path) => (await app.inject(`/storage/${path}`)).statusCode))
  expect(await statusesOf([deleted.logo, ...deletedFiles])).toEqual([404, 404, 404, 404])
  expect(await statusesOf([other.logo, ...otherFiles])).toEqual([200, 200, 200, 200])
})

test('whose rental is to come is mailed once that it is cancelled, when the landing is deleted for good', async () => {
  const desk = await openRentalDesk()
  const dates = { date_of_departure: '2027-03-20', date_of_arrival: '2027-03-22' }
  await desk.book(desk.small)
  await desk.book(desk.small, { ...dates, email: 'eva@example.com' })
  await desk.book(desk.large, { ...dates, email: 'ana@example.com' })
  desk.clock.set('2027-03-11T12:00:00Z')
  const [{ id } = { id: 0 }] = (await desk.ask('GET', `/reservations/${desk.landing}`)).json()
  await desk.ask('POST', `/reservations/${id}/cancellation`, { reason: 'duplicate' })
  await desk.ask('DELETE', `/landing/${desk.landing}`)
  const before = new Set((await mailJobs(desk.parts.db)).map(({ job }) => job.id))
  expect((await desk.ask('DELETE', `/landing/deletedFinal/${desk.landing}`)).statusCode).toBe(200)
  const mails = (await mailJobs(desk.parts.db)).filter(({ job }) => !before.has(job.id))
  expect(mails.map(({ kind, to }) => [kind, to])).toEqual([['landing-deleted', 'eva@example.com']])
  expect(mails[0]?.content).toMatchObject({ subject: expect.stringContaining('canceló tu reserva') })
})

test('a landing with thousands of reservations is deleted for good in batches of a thousand', async () => {
  const { db } = started.parts
  const { id } = await madeLanding(started, ana, 'Búho Rent')
  await fill(id, 'gone')
  await db.execute(sql`
    insert into reservations (reference, landing_id, vehicle_id, pool_id, unit, during, vehicle_name, persons, bags,
      first_name, last_name, phone, email, pickup_place, return_place, extras, quote, currency, total_minor, created_at)
    select 'many-' || n, landing_id, vehicle_id, pool_id, 1 + n, during, vehicle_name, persons, bags,
      first_name, last_name, phone, email, pickup_place, return_place, extras, quote, currency, total_minor, created_at
    from reservations, generate_series(1, 2500) n`)
  await call('DELETE', `/landing/${id}`, ana)
  await limitDeletes(db, reservations, async () => {
    expect((await call('DELETE', `/landing/deletedFinal/${id}`, ana)).statusCode).toBe(200)
  })
  expect(await db.$count(reservations)).toBe(0)
})

const QUOTE = bookedQuote(45, 1, [])

/** Gives a landing a pair of places and a place, a vehicle with a picture in two formats, and a reservation with a picture since replaced. */
async function fill(landingId: number, folder: string): Promise<string[]> {
  const { parts } = started
  const createdAt = parts.now()
  const paths = ['base.jpg', 'small.webp', 'former.jpg'].map((name) => `vehicles/${folder}/${name}`) as [
    string,
    string,
    string,
  ]
  for (const path of paths) await parts.files.put(path, Buffer.from('a picture'))
  await parts.db.insert(locations).values({ landingId, pickupPlace: 'Here', returnPlace: 'There', createdAt })
  const offered = { isPickup: true, isReturn: true, position: 0 }
  await parts.db.insert(places).values({ landingId, name: 'Here', ...offered, createdAt })
  const looks = {
    name: 'Corolla',
    description: 'White',
    pricePerDay: minorUnits(4550),
    luggage: 2,
    seats: 5,
    type: 'sedan',
    transmission: 'automatic',
  } as const
  const vehicle = await addVehicle(parts, landingId as LandingId, looks)
  const picture = {
    path: paths[0],
    width: 9,
    height: 6,
    sources: [{ type: 'image/webp' as const, width: 5, path: paths[1] }],
  }
  await parts.db.insert(vehiclePictures).values({ vehicleId: vehicle, position: 0, picture, createdAt })
  await parts.db.execute(sql`
    insert into reservations (reference, landing_id, vehicle_id, pool_id, unit, during, vehicle_name, vehicle_picture, persons, bags,
      first_name, last_name, phone, email, pickup_place, return_place, extras, quote, currency, total_minor, created_at)
    values (${folder}, ${landingId}, ${vehicle}, ${await poolOf(parts.db, vehicle)}, 1, '[2027-04-01 10:00,2027-04-02 10:00)', 'Corolla', ${paths[2]}, 2, 1,
      'Eva', 'Luna', '1', 'eva@example.com', 'Here', 'There', '[]', ${JSON.stringify(QUOTE)}::jsonb, 'USD', 6956, ${createdAt.toISOString()})`)
  return paths
}

test('a deleted landing is not redirected to', async () => {
  const { id } = await madeLanding(started, ana, 'Búho Rent')
  const form = await landingForm(ana, { name: 'Lechuza', logo: undefined })
  await started.app.inject({ method: 'POST', url: `/landing-update/${ana.id}/${id}`, ...form })
  expect(await visit('buho-rent')).toBe(200)
  await setStatus(ana, id, 'draft')
  expect(await visit('buho-rent')).toBe(404)
  await setStatus(ana, id)
  await call('DELETE', `/landing/${id}`, ana)
  expect(await visit('buho-rent')).toBe(404)
})
