import type { LandingVisit } from '@nelly/contract/public-site/public-site'
import type { SiteDraft } from '@nelly/contract/site/calls'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Call } from '../../../tests/support/call.ts'
import { madeLanding, type SignedIn, signedInOwner } from '../../../tests/support/landing.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { madeVehicle } from '../../../tests/support/vehicle.ts'
import { landings, sitePreviewLinks } from '../../platform/db/schema.ts'
import { sweepSites } from './sweep-site.ts'

const DAY_MS = 86_400_000

let nelly: TestApp
let ana: SignedIn
let ben: SignedIn
let landing: number
let named = 0

beforeAll(async () => {
  // A page that tells what visitors' pages are drawn from.
  nelly = await startTestApp({
    site: async (request, { site }) => {
      const [first = '', , secret = ''] = new URL(request.url).pathname.slice(1).split('/')
      return Response.json(await (secret ? site.preview(secret) : site.visit(first)))
    },
  })
  ana = await signedInOwner(nelly)
  ben = await signedInOwner(nelly)
})
beforeEach(async () => {
  named += 1
  landing = (await madeLanding(nelly, ana, `Garza ${named}`)).id
  await madeVehicle(nelly, ana, landing)
})

const ask = (...[method, path, payload, who = ana]: [...Parameters<Call>, who?: SignedIn]) =>
  who.call(method, `/landings/${landing}/site${path}`, payload)
const make = async () => (await ask('POST', '/preview-links')).json<{ id: number; url: string }>()
/** What visitors see at an address without being signed in: a headline and a colour, or nothing. */
async function open(address: string) {
  const answer = await nelly.app.inject(new URL(address, 'http://localhost').pathname)
  const visit = answer.json<LandingVisit>()
  if (visit.kind !== 'found') return undefined
  const { site, colours, address: landing, previewEnds, publication } = visit.landing
  const [hero] = site.sections.filter((one) => one.kind === 'hero')
  const [headline, lead] = [hero?.headline.es, hero?.lead.es]
  return { headline, lead, primary: colours.primary, landing, previewEnds, publication }
}

/** Saves the draft with a headline and a colour, and returns its revision. */
async function saveDraft(es: string, primary = '#112233'): Promise<number> {
  const { document, revision } = (await ask('GET', '')).json<SiteDraft>()
  const sections = document.sections.map((section) =>
    section.kind === 'hero' ? { ...section, headline: { es, en: '' } } : section,
  )
  const look = { ...document.look, primary }
  const saved = await ask('PUT', '', { revision, document: { ...document, sections, look } })
  expect([saved.statusCode, saved.body]).toEqual([200, expect.anything()])
  return saved.json<SiteDraft>().revision
}

test('of a landing that was never public, a link shows what its first publication will say', async () => {
  landing = (await madeLanding(nelly, ana, `Garza nueva ${named}`, 'draft')).id
  await madeVehicle(nelly, ana, landing)
  const { url } = await make()
  const shown = (await open(url))?.lead
  expect(shown).toContain('US$')
  const { revision } = (await ask('GET', '')).json<SiteDraft>()
  await ask('POST', '/publications', { revision })
  expect((await open(`/garza-nueva-${named}`))?.lead).toBe(shown)
})

test('a link shows the newest draft, also where nothing is live', async () => {
  await saveDraft('Carros de prueba')
  await nelly.parts.db.update(landings).set({ status: 'draft' }).where(eq(landings.id, landing))
  const { url } = await make()
  expect(url).toMatch(/\/app\/preview\/[\w-]{22}$/)
  expect(await open(`/garza-${named}`)).toBeUndefined()
  expect(await open(url)).toEqual({
    headline: 'Carros de prueba',
    lead: expect.any(String),
    primary: '#112233',
    landing: new URL(url).pathname.slice(1),
    // Seven days ahead, in Santo Domingo.
    previewEnds: '2027-03-08T10:00',
    publication: null,
  })
  await saveDraft('Carros probados', '#445566')
  expect(await open(url)).toMatchObject({ headline: 'Carros probados', primary: '#445566' })
})

test('visitors go on reading what is live', async () => {
  const revision = await saveDraft('Publicado')
  expect((await ask('POST', '/publications', { revision })).statusCode).toBe(200)
  await saveDraft('Por venir', '#445566')
  const { url } = await make()
  expect(await open(`/garza-${named}`)).toMatchObject({
    headline: 'Publicado',
    primary: '#112233',
    publication: 2,
  })
  expect(await open(url)).toMatchObject({ headline: 'Por venir', primary: '#445566', publication: null })
})

test('what a link shows is kept by nobody, its address is told to nobody, and it takes no forms', async () => {
  const { url } = await make()
  const path = new URL(url).pathname
  for (const page of ['', '/en', '/vehicle', '/en/review']) {
    const { headers } = await nelly.app.inject(path + page)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    const sent = await nelly.app.inject({
      method: 'POST',
      url: path + page,
      payload: 'name=Zoe',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([page, sent.statusCode]).toEqual([page, 405])
  }
})

test('a link that was ended, that never was, or of a deleted landing opens nothing', async () => {
  const [ended, other] = [await make(), await make()]
  expect((await ask('DELETE', `/preview-links/${ended.id}`)).statusCode).toBe(200)
  const again = await ask('DELETE', `/preview-links/${ended.id}`)
  expect([again.statusCode, again.json().code]).toEqual([404, 'preview-link-not-found'])
  expect([await open(ended.url), await open(`${other.url}x`)]).toEqual([undefined, undefined])
  expect(await open(other.url)).toBeDefined()
  await nelly.app.inject({ method: 'DELETE', url: `/api/landing/${landing}`, headers: ana.headers })
  expect(await open(other.url)).toBeUndefined()
})

test('a link ends after seven days, and is forgotten then', async () => {
  const { db, now } = nelly.parts
  const { url } = await make()
  expect(JSON.stringify(await db.select().from(sitePreviewLinks))).not.toContain(url.split('/').at(-1))
  const listed = (await ask('GET', '/preview-links')).json()
  expect(listed).toEqual([
    {
      id: expect.any(Number),
      createdAt: now().toISOString(),
      createdBy: expect.any(String),
      endsAt: new Date(now().getTime() + 7 * DAY_MS).toISOString(),
    },
  ])
  await db.update(sitePreviewLinks).set({ endsAt: now() })
  expect(await open(url)).toBeUndefined()
  expect((await ask('GET', '/preview-links')).json()).toEqual([])
  await sweepSites(db, now())
  expect(await db.select().from(sitePreviewLinks)).toEqual([])
})

test('twenty open at a time, also where many are made at once, and each is a landing owner’s alone', async () => {
  const made = await Promise.all(Array.from({ length: 25 }, () => ask('POST', '/preview-links')))
  const refused = made.filter(({ statusCode }) => statusCode === 409)
  expect(made.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20)
  expect(refused.map((answer) => answer.json().code)).toEqual(Array(5).fill('too-many-preview-links'))
  const [{ id } = { id: 0 }] = (await ask('GET', '/preview-links')).json<{ id: number }[]>()
  for (const [method, path] of [
    ['GET', '/preview-links'],
    ['POST', '/preview-links'],
    ['DELETE', `/preview-links/${id}`],
  ] as const) {
    expect((await ask(method, path, undefined, ben)).statusCode).toBe(404)
  }
  expect((await ask('GET', '/preview-links')).json()).toHaveLength(20)
})
