import type { LandingId } from '@nelly/domain/ids'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import {
  landingForm,
  logoPng,
  madeLanding,
  type SignedIn,
  signedInOwner,
} from '../../../tests/support/landing.ts'
import { addVehicle, booking, from, send } from '../../../tests/support/rental.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { formerNames, sitePictures, sitePublications } from '../../platform/db/schema.ts'
import { sweepSites } from '../site/sweep-site.ts'

let started: TestApp
let ana: SignedIn
let ben: SignedIn

beforeEach(async () => {
  started = await startTestApp()
  ana = await signedInOwner(started)
  ben = await signedInOwner(started)
})

type Fields = Parameters<typeof landingForm>[1]

const update = async (owner: SignedIn, id: number, fields: Fields, userId: number = owner.id) => {
  const form = await landingForm(owner, { id_users_landing: undefined, logo: undefined, ...fields })
  return started.app.inject({ method: 'POST', url: `/api/landing-update/${userId}/${id}`, ...form })
}

const visit = (name: string) => started.app.inject(`/api/publicLanding/${name}`)

test('an owner changes the look of a landing; missing fields stay', async () => {
  const { id, logo } = await madeLanding(started, ana, 'Búho Rent')
  const answer = await update(ana, id, {
    name: 'Búho Rent',
    color_primary: '#000',
    show_ratings: '1',
    default_language: undefined,
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({
    name: 'buho-rent',
    display_name: 'Búho Rent',
    color_primary: '#000000',
    default_language: 'es',
    show_ratings: true,
    logo,
    status: 'published',
  })
})

for (const { language, says } of [
  { language: 'es', says: 'Esta zona horaria no existe.' },
  { language: 'en', says: 'This time zone does not exist.' },
]) {
  test(`a time zone that does not exist is refused under its field (${language})`, async () => {
    const { id } = await madeLanding(started, ana, 'Búho Rent')
    const { headers, payload } = await landingForm(ana, { timezone: 'Mars/Base', logo: undefined })
    const answer = await started.app.inject({
      method: 'POST',
      url: `/api/landing-update/${ana.id}/${id}`,
      headers: { ...headers, 'accept-language': language },
      payload,
    })
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { timezone: [says] }])
    expect((await visit('buho-rent')).json().timezone).toBe('America/Santo_Domingo')
  })
}

test('another time zone may change the day, and reservations keep their wall-clock times', async () => {
  const { app, parts } = started
  const { id } = await madeLanding(started, ana, 'Búho Rent')
  const landing = id as LandingId
  const vehicle = await addVehicle(parts, landing)
  const evening = booking(landing, vehicle, from('01 20:00', '04 10:00'))
  expect((await send(app, evening)).statusCode).toBe(201)
  const read = async (path: string) =>
    (await app.inject({ url: `/api/${path}`, headers: ana.headers })).json()
  const seen = async () => ({
    timezone: (await read('calendar')).vehicles[0].timezone,
    rentals: await read(`landing/${id}/open-rentals`),
    pickup: (await read(`landings/${ana.id}/${id}`)).reservations[0].time_of_departure,
  })
  expect(await seen()).toEqual({
    timezone: 'America/Santo_Domingo',
    rentals: { underWay: 0, toCome: 1 },
    pickup: '20:00',
  })
  expect((await update(ana, id, { name: 'Búho Rent', timezone: 'Pacific/Kiritimati' })).statusCode).toBe(200)
  expect(await seen()).toEqual({
    timezone: 'Pacific/Kiritimati',
    rentals: { underWay: 1, toCome: 0 },
    pickup: '20:00',
  })
})

test('sending the address as the name keeps the display name', async () => {
  const { id } = await madeLanding(started, ana, 'Búho Rent')
  expect((await update(ana, id, { name: 'buho-rent' })).json().display_name).toBe('Búho Rent')
  expect((await update(ana, id, { name: 'BÚHO Rent' })).json()).toMatchObject({
    name: 'buho-rent',
    display_name: 'BÚHO Rent',
  })
})

test('a new logo replaces the old one, whose files stay as long as the change can be taken back', async () => {
  const { app } = started
  const { id, logo } = await madeLanding(started, ana, 'Búho Rent')
  const changed = (await update(ana, id, { logo: await logoPng() })).json()
  expect((await app.inject(`/storage/${changed.logo}`)).statusCode).toBe(200)
  expect((await app.inject(`/storage/${logo}`)).statusCode).toBe(200)
  const { db, now } = started.parts
  await sweepSites(db, new Date(now().getTime() + 29 * 86_400_000))
  const pathsOf = async () => (await db.select().from(sitePictures)).map(({ path }) => path)
  expect(await pathsOf()).toContain(logo)
  await db.delete(sitePublications).where(eq(sitePublications.landingId, id))
  await sweepSites(db, new Date(now().getTime() + 31 * 86_400_000))
  expect(await pathsOf()).not.toContain(logo)
  expect(await pathsOf()).toContain(changed.logo)
})

test('a renamed published landing redirects from its former address, until another landing takes that', async () => {
  const { id } = await madeLanding(started, ana, 'Búho Rent')
  await update(ana, id, { name: 'Lechuza' })
  expect((await visit('buho-rent')).json()).toMatchObject({ id, name: 'lechuza' })
  const { id: taker } = await madeLanding(started, ben, 'Buho Rent')
  expect((await visit('buho-rent')).json()).toMatchObject({ id: taker, name: 'buho-rent' })
  expect((await visit('lechuza')).json().id).toBe(id)
  expect(await started.parts.db.select().from(formerNames)).toEqual([])
})

test('renaming to a former address removes its redirect, and renaming back leaves none', async () => {
  const [{ id: first }, { id: second }] = [
    await madeLanding(started, ana, 'One'),
    await madeLanding(started, ben, 'Two'),
  ]
  await update(ana, first, { name: 'Uno' })
  await update(ben, second, { name: 'One' })
  expect((await visit('one')).json().id).toBe(second)
  await update(ben, second, { name: 'Two' })
  const former = await started.parts.db.select().from(formerNames)
  expect(former.map(({ name, landingId }) => [name, landingId])).toEqual([['one', second]])
})

test('a landing that was never published leaves no former address', async () => {
  const { id } = await madeLanding(started, ana, 'Draft', 'draft')
  await update(ana, id, { name: 'Other' })
  expect(await started.parts.db.select().from(formerNames)).toEqual([])
})

test('a name that another landing has is refused under name, and nothing changes', async () => {
  const { id } = await madeLanding(started, ana, 'Búho Rent')
  await madeLanding(started, ben, 'Lechuza')
  const answer = await update(ana, id, { name: 'lechuza', color_primary: '#000000' })
  expect([answer.statusCode, answer.json().code, Object.keys(answer.json().errors)]).toEqual([
    422,
    'name-taken',
    ['name'],
  ])
  expect((await visit('buho-rent')).json()).toMatchObject({ color_primary: '#1a2b3c' })
})

test('of two concurrent renames to one name, one succeeds; concurrent swaps of names break neither', async () => {
  const [{ id: one }, { id: two }] = [
    await madeLanding(started, ana, 'One'),
    await madeLanding(started, ben, 'Two'),
  ]
  const both = await Promise.all([update(ana, one, { name: 'Three' }), update(ben, two, { name: 'Three' })])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
  const names = (await Promise.all([one, two].map(nameOf))).sort()
  const swap = await Promise.all([update(ana, one, { name: names[0] }), update(ben, two, { name: names[1] })])
  for (const { statusCode } of swap) expect([200, 422]).toContain(statusCode)
})

const nameOf = async (id: number) => {
  const all = await Promise.all(
    [ana, ben].map(({ id, headers }) => started.app.inject({ url: `/landing/${id}`, headers })),
  )
  return all.flatMap((answer) => answer.json()).find((landing) => landing.id === id).name
}

test("another owner's landing is not found, and another account is refused", async () => {
  const { id } = await madeLanding(started, ben, 'Búho Rent')
  const asMine = await update(ana, id, { name: 'Mine' })
  expect([asMine.statusCode, asMine.json().code]).toEqual([404, 'landing-not-found'])
  const asHis = await update(ana, id, { name: 'Mine' }, ben.id)
  expect([asHis.statusCode, asHis.json().code]).toEqual([403, 'not-your-account'])
  expect((await visit('buho-rent')).statusCode).toBe(200)
})
