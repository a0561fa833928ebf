import type { SiteDraft } from '@nelly/contract/site/calls'
import type { LandingId, VehicleId } from '@nelly/domain/ids'
import type { HexColour } from '@nelly/domain/landings/colours'
import type { PartId } from '@nelly/domain/site/sections'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callsWith } from '../../../tests/support/call.ts'
import { landingForm, madeLanding, type SignedIn, signedInOwner } from '../../../tests/support/landing.ts'
import { multipart } from '../../../tests/support/multipart.ts'
import { plainPicture } from '../../../tests/support/pictures.ts'
import { booking, send } from '../../../tests/support/rental.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { connectedAnew } from '../../../tests/support/test-database.ts'
import { madeVehicle } from '../../../tests/support/vehicle.ts'
import { createApp } from '../../app.ts'
import { landings, sitePictures, sitePublications } from '../../platform/db/schema.ts'
import { visit } from '../public-site/visit.ts'
import { sweepSites } from './sweep-site.ts'

let nelly: TestApp
let ana: SignedIn
let ben: SignedIn
let landing: number
let named = 0

beforeAll(async () => {
  nelly = await startTestApp()
  ana = await signedInOwner(nelly)
  ben = await signedInOwner(nelly)
})
beforeEach(async () => {
  named += 1
  landing = (await madeLanding(nelly, ana, `Búho ${named}`)).id
  await madeVehicle(nelly, ana, landing)
})

type Document = SiteDraft['document']
type Method = 'GET' | 'PUT' | 'POST' | 'PATCH'

const ask = (method: Method, path: string, payload?: object, { headers } = ana, app = nelly.app) =>
  callsWith(app, headers)(method, `/landings/${landing}/site${path}`, payload)
const read = async (): Promise<SiteDraft> => (await ask('GET', '')).json()
const visited = async () => (await nelly.app.inject(`/buho-${named}`)).body

/** Saves the newest draft with a change. */
async function save(change: (document: Document) => Document): Promise<SiteDraft> {
  const { document, revision } = await read()
  const saved = await ask('PUT', '', { revision, document: change(document) })
  expect([saved.statusCode, saved.body]).toEqual([200, expect.anything()])
  return saved.json()
}

/** With a headline in Spanish. */
const titled = (es: string) => (document: Document) => ({
  ...document,
  sections: document.sections.map((section) =>
    section.kind === 'hero' ? { ...section, headline: { es, en: '' } } : section,
  ),
})
const painted = (primary: string) => (document: Document) => ({
  ...document,
  look: { ...document.look, primary: primary as HexColour },
})
const headlineOf = ({ sections }: Document) =>
  sections.flatMap((section) => (section.kind === 'hero' ? [section.headline.es] : []))[0]
/** The headline that a new landing starts with. */
const STARTED = 'Alquila un vehículo con {name}'
const publish = async (note?: string) =>
  (await ask('POST', '/publications', { revision: (await read()).revision, note })).json() as SiteDraft
const step = async (kind: 'undo' | 'redo'): Promise<SiteDraft> =>
  (await ask('POST', '/steps', { revision: (await read()).revision, step: kind })).json()
const restyle = async (fields: object) =>
  nelly.app.inject({
    method: 'POST',
    url: `/api/landing-update/${ana.id}/${landing}`,
    ...(await landingForm(ana, {
      id_users_landing: undefined,
      logo: undefined,
      name: `Búho ${named}`,
      ...fields,
    })),
  })

test('a draft is saved with who and when, and visitors see it once it is published', async () => {
  const saved = await save(titled('Carros que llegan'))
  expect(saved).toMatchObject({ revision: 1, savedBy: expect.any(String), canUndo: true, canRedo: false })
  expect(saved.published).toMatchObject({ number: 1, isLive: true })
  expect((await nelly.parts.db.select().from(landings).where(eq(landings.id, landing)))[0]?.status).toBe(
    'published',
  )
  const published = await publish('Titular nuevo')
  expect(published.published).toMatchObject({ number: 2, document: published.document })
  expect((await publish()).published?.number).toBe(2)
  const list = (await ask('GET', '/publications')).json()
  expect(list).toMatchObject([
    { number: 2, kind: 'published', note: 'Titular nuevo', by: expect.any(String) },
    { number: 1, kind: 'published', note: null },
  ])
  expect((await ask('GET', '/publications?before=2')).json()).toHaveLength(1)
  expect(headlineOf((await ask('GET', '/publications/2')).json().document)).toBe('Carros que llegan')
})

test('who saves an older revision is told, with the newest draft, and nothing is stored', async () => {
  const { document, revision } = await read()
  await save(titled('Mío'))
  for (const [method, path, payload] of [
    ['PUT', '', { revision, document }],
    ['POST', '/steps', { revision, step: 'undo' }],
    ['POST', '/publications', { revision }],
    ['POST', '/publications/1/restoration', { revision }],
  ] as const) {
    const refused = await ask(method, path, payload)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'changed-meanwhile'])
    expect(refused.json().newest).toEqual(await read())
  }
  expect(headlineOf((await read()).document)).toBe('Mío')
})

test('steps are undone and redone over saves, and a new one ends what could be redone', async () => {
  await save(titled('Uno'))
  await save(painted('#0000ff'))
  nelly.clock.advance(60_000)
  await save(titled('Dos'))
  expect(headlineOf((await step('undo')).document)).toBe('Uno')
  expect((await step('undo')).document.look.primary).not.toBe('#0000ff')
  const first = await step('undo')
  expect([headlineOf(first.document), first.canUndo, first.canRedo]).toEqual([STARTED, false, true])
  expect((await step('undo')).revision).toBe(first.revision)
  await step('redo')
  expect(headlineOf((await step('redo')).document)).toBe('Uno')
  const saved = await save(titled('Tres'))
  expect(saved.canRedo).toBe(false)
  expect(headlineOf((await step('undo')).document)).toBe('Uno')
})

test('saves of one text while it is typed are one step', async () => {
  await save(titled('C'))
  await save(titled('Ca'))
  nelly.clock.advance(2_000)
  await save(titled('Car'))
  expect(headlineOf((await step('undo')).document)).toBe(STARTED)
  expect(headlineOf((await step('redo')).document)).toBe('Car')
})

test('a publication is the draft again, which can be undone', async () => {
  await save(titled('Uno'))
  await publish()
  await save(titled('Dos'))
  const { revision } = await publish()
  const restored = (await ask('POST', '/publications/2/restoration', { revision })).json()
  expect([headlineOf(restored.document), restored.published.number]).toEqual(['Uno', 3])
  expect(headlineOf((await step('undo')).document)).toBe('Dos')
  const missing = await ask('POST', '/publications/9/restoration', { revision: (await read()).revision })
  expect([missing.statusCode, missing.json().code]).toEqual([404, 'publication-not-found'])
  expect((await ask('GET', '/publications/9')).statusCode).toBe(404)
})

describe('a call that means now', () => {
  test('edits what is live as a publication, and the draft', async () => {
    expect((await restyle({ color_primary: '#00ff00' })).json().color_primary).toBe('#00ff00')
    const { document, published } = await read()
    expect([document.look.primary, published?.number]).toEqual(['#00ff00', 2])
    expect((await ask('GET', '/publications')).json()[0].kind).toBe('edited')
  })

  test('leaves what the draft says differently, and publishes nothing else of it', async () => {
    await save(titled('Borrador'))
    await save(painted('#0000ff'))
    await restyle({ color_primary: '#00ff00', color_secondary: '#123456' })
    const { document, published } = await read()
    expect(document.look).toMatchObject({ primary: '#0000ff', secondary: '#123456' })
    expect(published?.document.look).toMatchObject({ primary: '#00ff00', secondary: '#123456' })
    expect([headlineOf(document), headlineOf(published?.document as Document)]).toEqual(['Borrador', STARTED])
    const [row] = await nelly.parts.db.select().from(landings).where(eq(landings.id, landing))
    expect(row).toMatchObject({ colorPrimary: '#00ff00', colorSecondary: '#123456' })
  })

  test('on a landing that is not public edits the draft alone, which its owner sees', async () => {
    const away = { landing_id: landing, user_id: ana.id, status: 'draft' }
    const status = (payload: object) =>
      nelly.app.inject({ method: 'PATCH', url: '/api/landing/status', headers: ana.headers, payload })
    await save(painted('#0000ff'))
    expect((await status(away)).json().color_primary).toBe('#0000ff')
    await restyle({ color_primary: '#00ff00' })
    expect((await read()).published?.number).toBe(1)
    await save(painted('#ff0000'))
    const answer = await status({ ...away, status: 'published' })
    expect(answer.json().color_primary).toBe('#ff0000')
    expect((await read()).published).toMatchObject({
      number: 2,
      isLive: true,
      document: (await read()).document,
    })
  })
})

test('publishing makes a landing public', async () => {
  landing = (await madeLanding(nelly, ana, `Nuevo ${named}`, 'draft')).id
  await madeVehicle(nelly, ana, landing)
  expect((await nelly.app.inject(`/api/publicLanding/nuevo-${named}`)).statusCode).toBe(404)
  expect((await publish()).published).toMatchObject({ number: 1, isLive: true })
  expect((await nelly.app.inject(`/api/publicLanding/nuevo-${named}`)).statusCode).toBe(200)
})

test('a new site begins with texts to be read, in which visitors find the name, the lowest price and the places of today', async () => {
  const unread = (document: Document) =>
    document.sections.filter((section) => section.unread).map(({ kind }) => kind)
  const shown = async () => {
    const found = await visit(nelly.parts.db, `inicial-${named}`)
    if (found.kind !== 'found') throw new Error('it is not public')
    const { sections, legal } = found.landing.site
    const hero = sections.find((section) => section.kind === 'hero')
    return { headline: hero?.headline.es, lead: hero?.lead.es, terms: JSON.stringify(legal.terms.en) }
  }
  landing = (await madeLanding(nelly, ana, `Inicial ${named}`, 'draft')).id
  const { document } = await read()
  expect(unread(document)).toContain('hero')
  expect(document.legal.unread).toEqual(['terms', 'privacy'])
  const cheap = await madeVehicle(nelly, ana, landing, { price: '30.00' })
  await madeVehicle(nelly, ana, landing, { price: '55.00' })
  await publish()
  const url = `/api/landings/${landing}/addLocation`
  const payload = { place_of_departure: 'Samaná', arrival_place: 'Samaná' }
  const first = await shown()
  expect(first.headline).toBe(`Alquila un vehículo con Inicial ${named}`)
  expect(first.lead).toBe('Desde US$30.00 por día. Ves el precio completo antes de reservar.')
  expect(first.terms).toContain(`rented from Inicial ${named} through`)
  await nelly.app.inject({ method: 'POST', url, headers: ana.headers, payload })
  await nelly.app.inject({
    method: 'DELETE',
    url: `/api/vehicle/${landing}/${cheap.id}`,
    headers: ana.headers,
  })
  await nelly.parts.db
    .update(landings)
    .set({ displayName: 'Otra' })
    .where(eq(landings.id, landing as LandingId))
  const later = await shown()
  expect(later.headline).toBe('Alquila un vehículo con Otra')
  expect(later.lead).toBe(
    'Desde US$55.00 por día. Recogida en Samaná. Ves el precio completo antes de reservar.',
  )
  expect(later.terms).toContain('rented from Otra through')
  expect((await read()).document).toEqual(document)
})

test('what would break the site is not published, and says where it is put right', async () => {
  landing = (await madeLanding(nelly, ana, `Vacío ${named}`, 'draft')).id
  const about = {
    id: 'about' as PartId,
    kind: 'about',
    shown: true,
    variant: 'beside',
    picture: null,
  } as const
  const { revision } = await save((document) => ({
    ...document,
    sections: [
      ...document.sections,
      { ...about, title: { es: '', en: '' }, body: { es: [], en: [] } } as Document['sections'][number],
    ],
  }))
  const refused = await ask('POST', '/publications', { revision })
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([
    422,
    ['vehicles', 'document.sections.8.body.es'],
  ])
  expect((await read()).published).toBeNull()
})

test('a picture is added and named, and one that is not stored is refused by its field', async () => {
  const { payload, headers } = multipart([['photograph', { content: await plainPicture(640, 400) }]])
  const added = await nelly.app.inject({
    method: 'POST',
    url: `/api/landings/${landing}/site/pictures`,
    headers: { ...ana.headers, ...headers },
    payload,
  })
  expect([added.statusCode, added.json()]).toMatchObject([201, [{ width: 640, height: 400 }]])
  const { path } = added.json()[0]
  const with_ = (named: string) => (document: Document) => ({
    ...document,
    sections: document.sections.map((section) =>
      section.kind === 'hero'
        ? { ...section, pictures: [{ path: named, alt: { es: '', en: '' }, focus: { x: 50, y: 50 } }] }
        : section,
    ),
  })
  expect((await save(with_(path))).pictures).toContainEqual({ path, width: 640, height: 400 })
  // Removed while it is being published.
  await nelly.parts.db.delete(sitePictures).where(eq(sitePictures.path, path))
  const unpublished = await ask('POST', '/publications', { revision: (await read()).revision })
  expect([unpublished.statusCode, Object.keys(unpublished.json().errors)]).toEqual([
    422,
    ['document.sections.0.pictures.0.path'],
  ])
  expect((await read()).published?.number).toBe(1)
  const { document, revision } = await read()
  const refused = await ask('PUT', '', { revision, document: with_('vehicles/none/picture.jpg')(document) })
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([
    422,
    ['document.sections.0.pictures.0.path'],
  ])
})

test('what is not a document is refused by its fields, and the draft stays', async () => {
  const { document, revision } = await read()
  const hero = document.sections[0] as object
  const long = 'x'.repeat(700)
  const nested = JSON.parse(`${'[{"kind":"paragraph","spans":[{"text":'.repeat(10)}"x"${'}]}]'.repeat(10)}`)
  const nestedText = { es: nested, en: [] }
  for (const [field, change] of [
    ['document.look.primary', painted('red')(document)],
    ['document.look.colour', { ...document, look: { ...document.look, colour: 1 } }],
    ['document.sections.0.headline.es', titled(long)(document)],
    ['document.sections.0.kind', { ...document, sections: [{ ...hero, kind: 'free-canvas' }] }],
    ['document.sections', { ...document, sections: Array.from({ length: 2_000 }, () => hero) }],
    ['document.sections', { ...document, sections: Array.from({ length: 20_000 }, () => ({})) }],
    [
      'document.legal.terms.es.0.spans.0.text',
      { ...document, legal: { ...document.legal, terms: nestedText } },
    ],
    ['document.sections', { ...document, sections: [hero, hero] }],
    [
      'document.legal.terms.es.0.spans.0.link',
      {
        ...document,
        legal: {
          ...document.legal,
          terms: { es: [{ kind: 'paragraph', spans: [{ text: 'a', link: 'javascript:alert(1)' }] }], en: [] },
        },
      },
    ],
    [
      'document.pages.0.slug',
      {
        ...document,
        pages: [
          { id: 'a', slug: 'terms', title: { es: '', en: '' }, body: { es: [], en: [] }, inMenu: true },
        ],
      },
    ],
  ] as const) {
    const refused = await ask('PUT', '', { revision, document: change })
    expect([field, refused.statusCode, Object.keys(refused.json().errors ?? {})]).toEqual([
      field,
      422,
      [field],
    ])
  }
  const huge = await ask('PUT', '', {
    revision,
    document: { ...document, pages: 'x'.repeat(5 * 1024 * 1024) },
  })
  expect(huge.statusCode).toBe(413)
  expect((await read()).revision).toBe(revision)
})

test('what is pressed twice is published once', async () => {
  const { revision } = await save(titled('Una vez'))
  const twice = await Promise.all([1, 2].map(() => ask('POST', '/publications', { revision })))
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(twice.map((answer) => answer.json().published.number)).toEqual([2, 2])
})

test('a publication whose vehicle is gone by now is restored and published, and visitors see the others', async () => {
  const gone = await madeVehicle(nelly, ana, landing, { name: 'Kia Rio' })
  const chosen = (vehicles: readonly number[]) => (document: Document) => ({
    ...document,
    sections: document.sections.map((section) =>
      section.kind === 'fleet' ? { ...section, vehicles: vehicles as VehicleId[] } : section,
    ),
  })
  await save(chosen([gone.id]))
  await publish()
  await save(chosen([]))
  const { revision } = await publish()
  expect(
    (await nelly.app.inject({ method: 'DELETE', url: `/api/vehicle/${gone.id}`, headers: ana.headers }))
      .statusCode,
  ).toBe(200)
  const restored = await ask('POST', '/publications/2/restoration', { revision })
  expect([restored.statusCode, (await publish()).published?.number]).toEqual([200, 4])
  const fleet = (await read()).document.sections.find(({ kind }) => kind === 'fleet')
  expect(fleet).toMatchObject({ vehicles: [gone.id] })
  expect((await nelly.app.inject(`/api/publicLanding/buho-${named}`)).json().vehicles).toHaveLength(1)
})

test('of many publications the newest 50 are kept, and those that reservations refer to', async () => {
  const { db, now } = nelly.parts
  const [first] = await db
    .select()
    .from(sitePublications)
    .where(eq(sitePublications.landingId, landing as LandingId))
  if (!first) throw new Error('no publication')
  const more = Array.from({ length: 54 }, (_, index) => ({ ...first, number: index + 2 }))
  await db.insert(sitePublications).values(more.slice(0, 1))
  const vehicle = await madeVehicle(nelly, ana, landing, { name: 'Kia Rio' })
  expect((await send(nelly.app, booking(landing as LandingId, vehicle.id as VehicleId))).statusCode).toBe(201)
  await db.insert(sitePublications).values(more.slice(1))
  const kept = async () =>
    (
      await db
        .select({ number: sitePublications.number })
        .from(sitePublications)
        .where(eq(sitePublications.landingId, landing as LandingId))
        .orderBy(sitePublications.number)
    ).map(({ number }) => number)
  await sweepSites(db, now())
  expect(await kept()).toEqual([2, ...Array.from({ length: 50 }, (_, index) => index + 6)])
  // The next one takes the place of the oldest at once.
  await restyle({ color_primary: '#102030' })
  expect(await kept()).toEqual([2, ...Array.from({ length: 50 }, (_, index) => index + 7)])
})

test("another owner's site is not found", async () => {
  const { document } = await read()
  for (const [method, path, payload] of [
    ['GET', '', undefined],
    ['PUT', '', { revision: 0, document }],
    ['POST', '/steps', { revision: 0, step: 'undo' }],
    ['POST', '/publications', { revision: 0 }],
    ['GET', '/publications', undefined],
    ['GET', '/publications/1', undefined],
    ['POST', '/publications/1/restoration', { revision: 0 }],
  ] as const)
    expect([path, (await ask(method, path, payload, ben)).statusCode]).toEqual([path, 404])
})

test('many saves and publications at once on two servers: each revision is one of them, and what is live is the newest', async () => {
  const other = await createApp({ ...nelly.parts, db: await connectedAnew(nelly.parts.db) })
  const { document, revision } = await read()
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      n % 3 === 2
        ? ask(
            'POST',
            '/publications',
            { revision: revision + (n > 6 ? 1 : 0) },
            ana,
            n % 2 ? other : nelly.app,
          )
        : ask(
            'PUT',
            '',
            { revision, document: titled(`Nr. ${n}`)(document) },
            ana,
            n % 2 ? other : nelly.app,
          ),
    ),
  )
  expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true)
  const saves = answers.filter(({ statusCode }, n) => statusCode === 200 && n % 3 !== 2)
  expect(saves).toHaveLength(1)
  expect((await read()).revision).toBe(revision + 1)
  const rows = await nelly.parts.db
    .select()
    .from(sitePublications)
    .where(eq(sitePublications.landingId, landing as LandingId))
  expect(rows.map(({ number }) => number).sort()).toEqual(rows.map((_, index) => index + 1))
  expect(await visited()).toBeTruthy()
})
