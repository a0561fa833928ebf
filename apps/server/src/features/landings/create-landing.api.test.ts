import { dirname } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { landingForm, type SignedIn, signedInOwner } from '../../../tests/support/landing.ts'
import { storedFiles } from '../../../tests/support/stored.ts'
import { sweepLater } from '../../../tests/support/sweep.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { formerNames, landings } from '../../platform/db/schema.ts'

let started: TestApp
let ana: SignedIn
let ben: SignedIn

beforeAll(async () => {
  started = await startTestApp()
  ana = await signedInOwner(started)
  ben = await signedInOwner(started)
})

type Fields = Parameters<typeof landingForm>[1]

const create = async (owner: SignedIn, fields: Fields, prefix = '', language = '') => {
  const { payload, headers } = await landingForm(owner, fields)
  const sent = { ...headers, ...(language && { 'accept-language': language }) }
  return started.app.inject({ method: 'POST', url: `${prefix}/landing`, headers: sent, payload })
}

test('an operator creates a draft landing with a logo', async () => {
  const { app } = started
  const answer = await create(ana, { name: '  Búho   Rent ', color_primary: '#ABC' })
  expect(answer.statusCode).toBe(201)
  const landing = answer.json()
  expect(landing).toEqual({
    id: expect.any(Number),
    id_users_landing: ana.id,
    revision: 0,
    name: 'buho-rent',
    display_name: 'Búho Rent',
    logo: expect.stringMatching(/^logos\/.+\.png$/),
    favicon: null,
    color_primary: '#aabbcc',
    color_secondary: '#ffcc00',
    default_language: 'es',
    both_languages: false,
    timezone: 'America/Santo_Domingo',
    show_ratings: false,
    booking_mode: 'instant',
    answer_hours: 24,
    quote_hours: 24,
    currency: 'USD',
    status: 'draft',
    vehicles_count: 0,
    reservations_count: 0,
    cancelled_reservations_count: 0,
    meta_title: null,
    meta_description: null,
    meta_keywords: null,
    og_title: null,
    og_description: null,
    og_image: null,
    robots: null,
    canonical_url: null,
    created_at: '2027-03-01T14:00:00.000Z',
    published_at: null,
    deleted_at: null,
  })
  const logo = await app.inject(`/storage/${landing.logo}`)
  expect([logo.statusCode, logo.headers['content-type']]).toEqual([200, 'image/png'])
  const listed = await app.inject({ url: `/landing/${ana.id}`, headers: ana.headers })
  expect(listed.json()).toEqual([landing])
})

test('a logo is stored as long as its landing; one of a refused landing is removed', async () => {
  const fresh = await startTestApp()
  const { app, parts, folder } = fresh
  const owner = await signedInOwner(fresh)
  const make = async (name: string) =>
    app.inject({ method: 'POST', url: '/landing', ...(await landingForm(owner, { name })) })
  const answers = await Promise.all([make('Same Name'), make('Same Name')])
  const made = answers.find(({ statusCode }) => statusCode === 201)?.json()
  const isOfMade = expect.stringContaining(dirname(made.logo))
  expect(storedFiles(folder)).toEqual(storedFiles(folder).map(() => isOfMade))
  await sweepLater(parts)
  expect((await app.inject(`/storage/${made.logo}`)).statusCode).toBe(200)
})

test('the same at /api, with another language and time zone', async () => {
  const fields = { name: 'Coast Cars', default_language: 'en', timezone: 'Europe/Madrid' }
  const answer = await create(ana, fields, '/api')
  expect([answer.statusCode, answer.json().default_language, answer.json().timezone]).toEqual([
    201,
    'en',
    'Europe/Madrid',
  ])
})

for (const { name, code } of [
  { name: 'Landings', code: 'name-reserved' },
  { name: 'api', code: 'name-reserved' },
  { name: 'publicLanding', code: 'name-reserved' },
  { name: '¿¡!?', code: 'name-empty' },
  { name: 'x'.repeat(36), code: 'name-too-long' },
  { name: 'x'.repeat(5000), code: 'fields-invalid' },
  { name: '   ', code: 'fields-invalid' },
  { name: 'Ana\u0000Rent', code: 'fields-invalid' },
  { name: undefined, code: 'fields-invalid' },
]) {
  test(`the name ${JSON.stringify(name)?.slice(0, 20)} is refused under name: ${code}`, async () => {
    const answer = await create(ana, { name })
    expect([answer.statusCode, answer.json().code]).toEqual([422, code])
    expect(Object.keys(answer.json().errors)).toEqual(['name'])
  })
}

for (const { field, value } of [
  { field: 'color_primary', value: 'red' },
  { field: 'color_secondary', value: undefined },
  { field: 'default_language', value: 'fr' },
  { field: 'timezone', value: 'Mars/Base' },
  { field: 'id_users_landing', value: 'me' },
  { field: 'logo', value: undefined },
  { field: 'logo', value: Buffer.from('PK\u0003\u0004 no picture at all') },
]) {
  test(`${field} is refused under its name when it is ${Buffer.isBuffer(value) ? 'no picture' : value}`, async () => {
    const answer = await create(ana, { name: 'Wrong Fields', [field]: value })
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
  })
}

test('a name that another owner has is taken, in any case and accents', async () => {
  await create(ben, { name: 'Águila Cars' })
  const answer = await create(ana, { name: 'AGUILA CARS' })
  expect([answer.statusCode, answer.json().errors]).toEqual([
    422,
    { name: ['Este nombre ya está en uso. Elige otro.'] },
  ])
  const inEnglish = await create(ana, { name: 'aguila-cars' }, '', 'en-GB')
  expect(inEnglish.json().errors.name).toEqual(['This name is already taken. Choose another one.'])
})

test('of many concurrent requests for one name, one creates a landing', async () => {
  const answers = await Promise.all(
    [ana, ben, ana, ben, ana, ben].map((owner) => create(owner, { name: 'Race Cars' })),
  )
  const codes = answers.map((answer) => (answer.statusCode === 201 ? 201 : answer.json().code)).sort()
  expect(codes).toEqual([201, ...Array(5).fill('name-taken')])
})

test('a landing cannot be created for another owner, nor without a session', async () => {
  const inBens = await create(ana, { name: 'Stolen', id_users_landing: ben.id })
  expect([inBens.statusCode, inBens.json().code]).toEqual([403, 'not-your-account'])
  const byNobody = await create({ ...ana, headers: { authorization: 'Bearer none' } }, { name: 'Nobodys' })
  expect([byNobody.statusCode, byNobody.json().code]).toEqual([401, 'not-signed-in'])
})

test('a refused request leaves nothing behind', async () => {
  const { db } = started.parts
  const names = (await db.select().from(landings)).map(({ name }) => name).sort()
  expect(names).toEqual(['aguila-cars', 'buho-rent', 'coast-cars', 'race-cars'])
  expect(await db.select().from(formerNames)).toEqual([])
})
