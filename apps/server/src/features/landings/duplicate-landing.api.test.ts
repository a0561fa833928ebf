import type { SiteDraft } from '@nelly/contract/site/calls'
import type { LandingId, PlaceId, VehicleId } from '@nelly/domain/ids'
import { minorUnits } from '@nelly/domain/money'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { percent, type Rates } from '@nelly/domain/rates/rates'
import { anyPriced } from '@nelly/domain/rates/testing/any-priced'
import { cell, extraRate, feeRate, offer, season, VEHICLE } from '@nelly/domain/rates/testing/wishes'
import { withIds } from '@nelly/domain/rates/with-ids'
import type { Principal } from '@nelly/domain/reservations/actor'
import { dateOf, timeOf, type WallClock } from '@nelly/domain/wall-clock'
import { and, asc, count, eq, isNull } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountOf } from '../../../tests/support/account-of.ts'
import {
  landingForm,
  madeLanding,
  type SignedIn,
  signedIn,
  signedInOwner,
} from '../../../tests/support/landing.ts'
import { multipart } from '../../../tests/support/multipart.ts'
import { plainPicture } from '../../../tests/support/pictures.ts'
import { addLanding, addVehicle, booking, poolOf, send } from '../../../tests/support/rental.ts'
import { sweepLater } from '../../../tests/support/sweep.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { madeVehicle } from '../../../tests/support/vehicle.ts'
import {
  formerNames,
  jobs,
  landings,
  places,
  ratesVersions,
  reservations,
  siteDraftSteps,
  sitePictures,
  sitePreviewLinks,
  sitePublications,
  siteSchedules,
  units,
  vehiclePictures,
  vehicles,
} from '../../platform/db/schema.ts'
import { createConverter } from '../../platform/images/converter.ts'
import { makeCopies, sitePicture, vehiclePicture } from '../../platform/images/make-copies.ts'
import { filesOf } from '../../platform/images/stored-files.ts'
import { ratesOf } from '../rates/rates-store.ts'
import { type RatesEdit, saveRates } from '../rates/save-rates.ts'
import { duplicateLanding } from './duplicate-landing.ts'

let nelly: TestApp
let ana: SignedIn
let named = 0

beforeAll(async () => {
  nelly = await startTestApp()
})
beforeEach(async () => {
  ana = await signedInOwner(nelly)
  named += 1
})

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** The answer of a call that must succeed. */
async function done<T = { id: number }>(method: Method, url: string, payload?: object): Promise<T> {
  const answer = await ana.call(method, url, payload)
  expect([answer.statusCode, answer.body], `${method} ${url}`).toEqual([
    expect.toSatisfy((status) => status < 300),
    expect.anything(),
  ])
  return answer.json()
}
const duplicate = (landing: number, name: string, who = ana) =>
  who.call('POST', `/landings/${landing}/duplicate`, { name })
/** The duplicate of a landing. */
async function duplicated(landing: number, name = `Copia ${named}`): Promise<LandingId> {
  const answer = await duplicate(landing, name)
  expect([answer.statusCode, answer.json().code]).toEqual([201, undefined])
  return answer.json().id
}
const siteOf = (landing: number) => done<SiteDraft>('GET', `/landings/${landing}/site`)
const principalOf = async ({ id }: SignedIn): Promise<Principal> => ({
  account: await accountOf(nelly.parts.db, id),
  actor: { kind: 'person', id },
})
/** The current version of a landing's rates. */
async function ratesAt(landing: number) {
  const mine = ratesOf((await principalOf(ana)).account, nelly.parts.db)
  const revision = (await mine.revisionOf(landing as LandingId)) ?? 0
  return { revision, rates: await mine.document(landing as LandingId, revision) }
}
/** Saves rates as the version after this one. */
async function savedRates(
  landing: LandingId,
  revision: number,
  rates: Partial<Rates>,
  prices: RatesEdit['prices'] = [],
) {
  const { db, now } = nelly.parts
  const who = { ...(await principalOf(ana)), landing }
  const saved = await saveRates(db, who, { revision, rates: { ...DEFAULT_RATES, ...rates }, prices }, now())
  if (!saved.ok) throw new Error(saved.refusal)
}

/** Fields that every row has of its own. */
const OWN = new Set([
  'id',
  'id_landing',
  'landing_id',
  'created_at',
  'updated_at',
  'revision',
  'also_offered',
])
const withoutOwn = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner) => (OWN.has(key) ? undefined : inner)))

/** A landing on which everything is set that a landing can have. */
async function wholeLanding(name: string) {
  const landing = (await madeLanding(nelly, ana, name)).id as LandingId
  await done('POST', `/landing-update/${ana.id}/${landing}`, {
    name,
    color_primary: '#0b5fa5',
    color_secondary: '#f2a900',
    default_language: 'en',
    timezone: 'Europe/Madrid',
    show_ratings: true,
    booking_mode: 'on_request',
    answer_hours: 12,
  })
  const feature = await done('POST', '/special-features', {
    name: `Techo ${name}`,
    description: 'De cristal',
  })
  const picture = () => plainPicture(30 + named, 20)
  const kia = await madeVehicle(
    nelly,
    ana,
    landing,
    { units: 3, 'features[0]': 'sunroof', gps: 1, commissions: 12.5, brand: 'Kia' },
    [await picture(), await plainPicture(40, 30)],
  )
  const gone = await madeVehicle(nelly, ana, landing, { name: 'Se fue' })
  const tesla = await madeVehicle(nelly, ana, landing, { name: 'Tesla', on_sale: 0 }, [await picture()])
  await done('POST', `/vehicles/${kia.id}/special-features`, { special_feature_id: feature.id })
  const airport = await done('POST', `/landings/${landing}/places`, {
    name: 'Aeropuerto',
    kind: 'airport',
    address: 'Ruta 66',
    latitude: 18.4,
    longitude: -69.7,
    phone: '+1 809 555 0142',
    instructionsEs: 'Salida B',
    hours: { 1: [{ from: '08:00', to: '18:00' }] },
    exceptions: [{ from: '2027-12-25', to: '2027-12-25', hours: [], note: 'Navidad' }],
  })
  const left = await done('POST', `/landings/${landing}/places`, { name: 'Cerrado' })
  const beach = await done('POST', `/landings/${landing}/places`, { name: 'Playa', isPickup: false })
  await done('DELETE', `/places/${left.id}`)
  await done('PUT', `/places/${beach.id}`, { position: 0 })
  await done('POST', `/landings/${landing}/addLocation`, {
    place_of_departure: 'Aeropuerto',
    arrival_place: 'Playa',
  })
  const [one, other] = [kia.id as VehicleId, tesla.id as VehicleId]
  const rates: Partial<Rates> = {
    seasons: [season('navidad', { percent: percent(50) })],
    prices: [
      cell(1, 60, { vehicleId: one, season: 'navidad' }),
      cell(1, 10, { vehicleId: gone.id as VehicleId }),
      cell(1, 99, { vehicleId: other }),
    ],
    extras: [extraRate({ vehicles: [one, other] })],
    fees: [feeRate({ code: 'airport', when: 'place', places: [airport.id as PlaceId] })],
    oneWay: {
      amount: minorUnits(2000),
      pairs: [
        {
          ...{ from: airport.id as PlaceId, to: beach.id as PlaceId },
          ...{ amount: minorUnits(3500), forbidden: false },
        },
      ],
    },
    offers: [offer('sol', { kind: 'code', code: 'SOL', percent: percent(10), uses: 1 })],
  }
  const deposit = (dollars: number) => [{ vehicleId: other, amount: minorUnits(dollars * 100) }]
  await savedRates(landing, 0, { ...rates, deposit: deposit(500) })
  await savedRates(landing, 1, { ...rates, deposit: deposit(600) })
  await done('DELETE', `/vehicle/${landing}/${gone.id}`)
  await fillSite(landing, [tesla.id, kia.id])
  return { landing, kia: kia.id, tesla: tesla.id, airport: airport.id, beach: beach.id }
}

const paragraph = (text: string) => [{ kind: 'paragraph', spans: [{ text }] }]

/** Publishes a site with photographs, an own page and words for search engines, and leaves a newer draft. */
async function fillSite(landing: number, chosen: readonly number[]): Promise<void> {
  const form = multipart([
    ['photograph', { content: await plainPicture(50 + named, 40) }],
    ['social', { content: await plainPicture(60, 40) }],
  ])
  const stored = await nelly.app.inject({
    method: 'POST',
    url: `/api/landings/${landing}/site/pictures`,
    payload: form.payload,
    headers: { ...form.headers, ...ana.headers },
  })
  const [photograph, share] = stored.json()
  const alt = { es: 'Un carro', en: 'A car' }
  const save = async (change: (document: SiteDraft['document']) => object) => {
    const { document, revision } = await siteOf(landing)
    await done('PUT', `/landings/${landing}/site`, { revision, document: change(document) })
  }
  await save((document) => ({
    ...document,
    languages: { default: 'en', both: true },
    sections: document.sections.map((section) => {
      if (section.kind === 'fleet') return { ...section, vehicles: chosen, unread: undefined }
      const focus = { x: 30, y: 40 }
      return section.kind === 'hero'
        ? { ...section, unread: undefined, pictures: [{ path: photograph.path, alt, focus }] }
        : section
    }),
    pages: [
      {
        id: 'page-1',
        slug: 'sobre-nosotros',
        title: { es: 'Nosotros', en: 'About us' },
        body: { es: paragraph('Hola'), en: paragraph('Hello') },
        inMenu: true,
      },
    ],
    search: {
      ...document.search,
      title: { es: 'Carros', en: 'Cars' },
      socialPicture: share.path,
      canonical: 'https://example.com/carros',
    },
  }))
  await done('POST', `/landings/${landing}/site/publications`, { revision: (await siteOf(landing)).revision })
  await save((document) => ({ ...document, contact: { ...document.contact, phone: '+1 809 555 0100' } }))
}

/** What a landing is used for, which no duplicate has. */
async function useIt(landing: LandingId, vehicle: number): Promise<void> {
  const { db, now } = nelly.parts
  await db
    .insert(units)
    .values({ poolId: await poolOf(db, vehicle), number: 1, plate: 'A 1', plateKey: 'A1', colour: 'red' })
  const at = `/landings/${landing}/vehicles/${vehicle}`
  await done('POST', `${at}/feeds`, { name: 'Turo', url: 'https://example.com/turo.ics' })
  await done('POST', `${at}/calendar`)
  await done('POST', `/landings/${landing}/blocks`, {
    vehicleId: vehicle,
    unit: 2,
    from: '2027-03-20T10:00',
    to: '2027-03-22T10:00',
    reason: 'maintenance',
  })
  await done('POST', `/landings/${landing}/site/preview-links`)
  const { revision } = await siteOf(landing)
  const due = new Date(now().getTime() + 86_400_000).toISOString().slice(0, 16)
  await done('PUT', `/landings/${landing}/site/schedule`, { revision, at: due })
  const places = { place_of_departure: 'Aeropuerto', arrival_place: 'Playa', discount_code: 'SOL' }
  const { document } = await siteOf(landing)
  const terms = document.legal.terms.en.length > 0 ? { terms_accepted: true } : {}
  const booked = await send(nelly.app, booking(landing, vehicle as VehicleId, { ...places, ...terms }))
  expect([booked.statusCode, booked.json().code]).toEqual([201, undefined])
}

/** How many rows a landing and its vehicles have in the tables of which nothing is duplicated. */
async function countsOf(landing: number): Promise<Record<string, number>> {
  const { db } = nelly.parts
  const counts: Record<string, number> = {}
  for (const [name, table] of Object.entries({
    ...{
      reservations,
      sitePublications,
      sitePreviewLinks,
      siteSchedules,
      siteDraftSteps,
      formerNames,
    },
  }))
    counts[name] = await db.$count(table, eq(table.landingId, landing))
  return counts
}

test('of a duplicate those vehicles are on sale that are on sale', async () => {
  const landing = await addLanding(nelly.parts, ana)
  await addVehicle(nelly.parts, landing)
  await addVehicle(nelly.parts, landing, { isOnSale: false })
  const answer = await ana.call('POST', `/landings/${landing}/duplicate`, { name: `Otra ${named++}` })
  expect(answer.statusCode).toBe(201)
  const copies = await done<{ on_sale: boolean }[]>('GET', `/vehicles/${answer.json().id}`)
  expect(copies.map(({ on_sale }) => on_sale)).toEqual([true, false])
})

// Rule of "Calls": server/features/landings/duplicate-landing.ts, server/features/vehicles/duplicate-vehicles.ts, server/features/places/duplicate-places.ts, server/features/rates/duplicate-rates.ts, server/features/site/duplicate-site.ts, domain/site/document-of-duplicate.ts, domain/site/document-of-duplicate.test.ts
test('a duplicate has all that the landing has, as a draft under its own name, and nothing of its use', async () => {
  const of = await wholeLanding(`Entero ${named}`)
  await useIt(of.landing, of.kia)
  const original = await done<Record<string, unknown>>('GET', `/landings/${ana.id}/${of.landing}`)
  const answer = await duplicate(of.landing, `  Otro   ${named} `)
  expect(answer.statusCode).toBe(201)
  const made = answer.json()
  expect(made).toMatchObject({
    name: `otro-${named}`,
    display_name: `Otro ${named}`,
    status: 'draft',
    published_at: null,
    vehicles_count: 2,
    reservations_count: 0,
    cancelled_reservations_count: 0,
  })
  // It is as before, and each of its vehicles is offered by the duplicate too.
  const shared = (original.vehicles as object[]).map((vehicle) => ({
    ...vehicle,
    also_offered: [{ vehicle: expect.any(String), landing: made.display_name }],
  }))
  expect(await done('GET', `/landings/${ana.id}/${of.landing}`)).toEqual({ ...original, vehicles: shared })

  const copy = await done<Record<string, unknown>>('GET', `/landings/${ana.id}/${made.id}`)
  const differs = {
    ...{ name: copy.name, display_name: copy.display_name, status: 'draft', published_at: null },
    ...{ reservations: [], reservations_count: 0, canonical_url: null },
  }
  const unused = (original.vehicles as object[]).map((vehicle) => ({
    ...vehicle,
    coming_reservations: 0,
  }))
  expect(withoutOwn(copy)).toEqual(withoutOwn({ ...original, vehicles: unused, ...differs }))
  expect(copy).toMatchObject({ timezone: 'Europe/Madrid', booking_mode: 'on_request', answer_hours: 12 })
  expect(copy.vehicles).toMatchObject([
    { units: 3, on_sale: true, images: [{}, {}], special_features: [{ name: `Techo Entero ${named}` }] },
    { name: 'Tesla', on_sale: false },
  ])

  const ids = new Map<unknown, unknown>()
  for (const list of ['vehicles', 'places'] as const) {
    const before = original[list] as { id: number }[]
    const after = copy[list] as { id: number }[]
    for (const [n, { id }] of before.entries()) ids.set(`${list} ${id}`, after[n]?.id)
  }
  const rates = await ratesAt(of.landing)
  const copied = await ratesAt(made.id)
  const map = {
    vehicle: (id: VehicleId) => ids.get(`vehicles ${id}`) as VehicleId | undefined,
    place: (id: PlaceId) => ids.get(`places ${id}`) as PlaceId | undefined,
  }
  expect([rates.revision, copied.revision]).toEqual([2, 1])
  const { rates: expected, missing } = withIds(rates.rates, map)
  expect(copied.rates).toEqual(expected)
  // The price of the deleted vehicle is left out.
  expect(missing).toHaveLength(1)
  expect(copied.rates.extras[0]?.vehicles).toEqual([of.kia, of.tesla].map((id) => ids.get(`vehicles ${id}`)))
  expect(copied.rates.fees[0]?.places).toEqual([ids.get(`places ${of.airport}`)])

  const [{ document: before }, { document: after, published, revision }] = [
    await siteOf(of.landing),
    await siteOf(made.id),
  ]
  expect(after).toEqual({
    ...before,
    search: { ...before.search, canonical: null },
    sections: before.sections.map((section) =>
      section.kind === 'fleet'
        ? { ...section, vehicles: section.vehicles.map((id) => map.vehicle(id as VehicleId)) }
        : section,
    ),
  })
  expect([published, revision, after.contact.phone]).toEqual([null, 0, '+1 809 555 0100'])
  expect(after.sections.find(({ kind }) => kind === 'fleet')).toMatchObject({
    vehicles: [of.tesla, of.kia].map((id) => ids.get(`vehicles ${id}`)),
  })

  const used = await countsOf(of.landing)
  expect(Object.keys(used).filter((table) => used[table] === 0)).toEqual(['formerNames'])
  expect(new Set(Object.values(await countsOf(made.id)))).toEqual(new Set([0]))
})

test('a duplicate can be published and booked; the uses of an offer begin anew', async () => {
  const of = await wholeLanding(`Usado ${named}`)
  await useIt(of.landing, of.kia)
  const id = await duplicated(of.landing)
  expect((await nelly.app.inject(`/api/publicLanding/copia-${named}`)).statusCode).toBe(404)
  await done('PATCH', '/landing/status', { landing_id: id, user_id: ana.id })
  const shown = (await nelly.app.inject(`/api/publicLanding/copia-${named}`)).json()
  expect([shown.vehicles.length, shown.canonical_url]).toEqual([1, null])
  const trip = { place_of_departure: 'Aeropuerto', arrival_place: 'Playa', discount_code: 'SOL' }
  const wish = { ...booking(id, shown.vehicles[0].id, trip), terms_accepted: true }
  expect((await send(nelly.app, wish)).statusCode).toBe(201)
  const again = await send(nelly.app, { ...wish, email: 'otra@example.com' })
  expect([again.statusCode, again.json().errors]).toEqual([422, { discount_code: expect.anything() }])
})

for (const { what, name, code } of [
  { what: 'no name', name: '  ', code: 'fields-invalid' },
  { what: 'a name without an address', name: '租车', code: 'name-empty' },
  { what: 'a name of 36 characters', name: 'x'.repeat(36), code: 'name-too-long' },
  { what: "a name of the product's own", name: 'Login Nelly', code: 'name-reserved' },
  { what: 'its own name', name: 'Mirlo Uno', code: 'name-taken' },
  { what: "another account's name", name: 'mirlo  DOS', code: 'name-taken' },
]) {
  test(`${what} is refused under the field, and nothing is stored`, async () => {
    const started = await startTestApp()
    const eva = await signedInOwner(started)
    const landing = (await madeLanding(started, eva, 'Mirlo Uno')).id
    await madeLanding(started, await signedInOwner(started), 'Mirlo Dos')
    const refused = await started.app.inject({
      method: 'POST',
      url: `/api/landings/${landing}/duplicate`,
      headers: eva.headers,
      payload: { name },
    })
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['name']])
    expect(refused.json().code).toBe(code)
    expect(await started.parts.db.$count(landings)).toBe(2)
  })
}

test("another account's landing and a deleted one are not found", async () => {
  const { id } = await madeLanding(nelly, ana, `Ajeno ${named}`)
  const ben = await signedInOwner(nelly)
  const mine = () => nelly.parts.db.select({ n: count() }).from(landings)
  const before = await mine()
  for (const strange of [await duplicate(id, `Robado ${named}`, ben), await duplicate(2_000_000_000, 'X')])
    expect([strange.statusCode, strange.json().code]).toEqual([404, 'landing-not-found'])
  await done('DELETE', `/landing/${id}`)
  expect((await duplicate(id, `Borrado ${named}`)).json().code).toBe('landing-not-found')
  expect(await mine()).toEqual(before)
})

test('a name is free again for a duplicate when the landing that redirected from it is renamed', async () => {
  const { id } = await madeLanding(nelly, ana, `Viejo ${named}`)
  const looks = { color_primary: '#0b5fa5', color_secondary: '#fa0' }
  await done('POST', `/landing-update/${ana.id}/${id}`, { name: `Nuevo ${named}`, ...looks })
  expect(await nelly.parts.db.$count(formerNames, eq(formerNames.landingId, id))).toBe(1)
  await duplicated(id, `Viejo ${named}`)
  expect(await nelly.parts.db.$count(formerNames, eq(formerNames.landingId, id))).toBe(0)
})

test('of two duplicates that take a name at the same moment one is refused', async () => {
  const [one, other] = [
    (await madeLanding(nelly, ana, `Uno ${named}`)).id,
    (await madeLanding(nelly, ana, `Dos ${named}`)).id,
  ]
  const form = await landingForm(ana, { name: `Tres ${named}` })
  const answers = await Promise.all([
    duplicate(one, `Tres ${named}`),
    duplicate(other, `Tres ${named}`),
    nelly.app.inject({ method: 'POST', url: '/api/landing', ...form }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422, 422])
  for (const refused of answers.filter(({ statusCode }) => statusCode === 422))
    expect(refused.json().code).toBe('name-taken')
  expect(await nelly.parts.db.$count(landings, eq(landings.name, `tres-${named}`))).toBe(1)
})

/** Rates with a fee of so many percent on all, and an extra of one vehicle. */
const ratesOfStep = (step: number, vehicle: VehicleId): Partial<Rates> => ({
  extras: [extraRate({ vehicles: [vehicle] })],
  fees: [feeRate({ code: 'step', per: 'percent', amount: null, percent: percent(step) })],
})

test('a duplicate is of one moment while rates, vehicles, places and the site are changed', async () => {
  const { db } = nelly.parts
  const landing = (await madeLanding(nelly, ana, `Vivo ${named}`)).id as LandingId
  const vehicle = (await madeVehicle(nelly, ana, landing)).id as VehicleId
  const steps = 8
  const editing = async () => {
    for (let step = 1; step <= steps; step++)
      await savedRates(landing, step - 1, ratesOfStep(step, vehicle), [
        { id: vehicle, pricePerDay: minorUnits(step * 100) },
      ])
  }
  const adding = async () => {
    for (let step = 1; step <= steps; step++) {
      await done('POST', `/landings/${landing}/places`, { name: `Lugar ${step}` })
      await madeVehicle(nelly, ana, landing, { name: `Carro ${step}` })
    }
  }
  const writing = async () => {
    for (let step = 1; step <= steps; step++) {
      const { document, revision } = await siteOf(landing)
      const primary = `#00000${step}`
      await done('PUT', `/landings/${landing}/site`, {
        revision,
        document: { ...document, look: { ...document.look, primary, secondary: primary } },
      })
    }
  }
  const copies: LandingId[] = []
  const copying = async () => {
    for (let n = 1; n <= steps; n++) copies.push(await duplicated(landing, `Vivo ${named} copia ${n}`))
  }
  await Promise.all([editing(), adding(), writing(), copying()])
  for (const copy of copies) {
    const [row] = await db.select().from(landings).where(eq(landings.id, copy))
    const [first, ...rest] = await db
      .select()
      .from(vehicles)
      .where(eq(vehicles.landingId, copy))
      .orderBy(asc(vehicles.id))
    const version = await db.select().from(ratesVersions).where(eq(ratesVersions.landingId, copy))
    const saved = version[0]?.rates as Rates | undefined
    const step = saved?.fees[0]?.percent
    // Prices of vehicles and rates were always saved together.
    if (step !== undefined && step !== null) {
      expect(first?.pricePerDay).toBe(step)
      expect(saved?.extras[0]?.vehicles).toEqual([first?.id])
      expect(version[0]?.snapshot.vehicles.map(({ id }) => id)).toEqual(
        [first, ...rest].map((one) => one?.id),
      )
    } else expect(first?.pricePerDay).toBe(4550)
    const { document } = await siteOf(copy)
    expect([document.look.primary, row?.colorPrimary]).toEqual(
      [row?.colorSecondary, row?.colorSecondary].map((colour) =>
        document.look.primary === '#1a2b3c' ? '#1a2b3c' : colour,
      ),
    )
    const names = await db
      .select({ name: places.name })
      .from(places)
      .where(and(eq(places.landingId, copy), isNull(places.deletedAt)))
    expect(names).toHaveLength(new Set(names.map(({ name }) => name)).size)
    for (const path of await namedBy(copy))
      expect(await nelly.parts.files.size(path), path).toBeGreaterThan(0)
  }
})

/** The paths of all files that a landing and its vehicles name. */
async function namedBy(landing: number): Promise<string[]> {
  const { db } = nelly.parts
  const ofVehicles = await db
    .select({ picture: vehiclePictures.picture })
    .from(vehiclePictures)
    .innerJoin(vehicles, eq(vehicles.id, vehiclePictures.vehicleId))
    .where(eq(vehicles.landingId, landing))
  const ofSite = await db.select().from(sitePictures).where(eq(sitePictures.landingId, landing))
  return [
    ...ofVehicles.flatMap(({ picture }) => filesOf(picture)),
    ...ofSite.flatMap(({ path, picture }) => (picture ? filesOf(picture) : [path])),
  ]
}

/** Which of these files are there. */
async function thereOf(paths: readonly string[]): Promise<string[]> {
  const sizes = await Promise.all(paths.map((path) => nelly.parts.files.size(path)))
  return paths.filter((_, n) => sizes[n] !== undefined)
}

describe('the files of pictures', () => {
  const converter = createConverter()
  /** A landing with ready pictures, its duplicate, and the files that the duplicate names. */
  async function pair() {
    const of = await wholeLanding(`Fotos ${named}`)
    const { db } = nelly.parts
    const rows = await db
      .select({ id: vehiclePictures.id })
      .from(vehiclePictures)
      .innerJoin(vehicles, eq(vehicles.id, vehiclePictures.vehicleId))
      .where(eq(vehicles.landingId, of.landing))
    for (const { id } of rows) await makeCopies(nelly.parts, converter, vehiclePicture(db, id))
    const photographs = await db.select().from(sitePictures).where(eq(sitePictures.landingId, of.landing))
    for (const { path, picture } of photographs)
      if (picture?.sources.length === 0)
        await makeCopies(nelly.parts, converter, sitePicture(db, of.landing, path))
    await db.delete(jobs)
    const copy = await duplicated(of.landing)
    const shared = await namedBy(copy)
    expect(shared.length).toBeGreaterThan(12)
    expect(await thereOf(shared)).toEqual(shared)
    return { ...of, copy, shared }
  }
  const forGood = async (landing: number) => {
    await done('DELETE', `/landing/${landing}`)
    await done('DELETE', `/landing/deletedFinal/${landing}`)
  }

  for (const first of ['original', 'duplicate'] as const) {
    test(`stay for the other when the ${first} is deleted for good, and go with the last`, async () => {
      const { landing, copy, shared } = await pair()
      expect(await nelly.parts.db.$count(jobs)).toBe(0)
      const [goes, stays] = first === 'original' ? [landing, copy] : [copy, landing]
      await forGood(goes)
      await sweepLater(nelly.parts)
      expect(await thereOf(shared)).toEqual(shared)
      const kept = await namedBy(stays)
      expect(await thereOf(kept)).toEqual(kept)
      await forGood(stays)
      expect(await thereOf(kept)).toEqual([])
    })
  }

  test('stay for the original when a picture or a vehicle of the duplicate goes', async () => {
    const { landing, copy } = await pair()
    const kept = await namedBy(landing)
    const listed = await done<{ id: number; images: { id: number }[] }[]>('GET', `/vehicles/${copy}`)
    const [kia, tesla] = listed
    await done('PUT', `/vehicles/${copy}/${kia?.id}`, { image_ids: [kia?.images[1]?.id] })
    await done('DELETE', `/vehicle/${copy}/${tesla?.id}`)
    expect(await thereOf(kept)).toEqual(kept)
    const theirs = await namedBy(copy)
    expect(theirs.length).toBeLessThan(kept.length)
    expect(await thereOf(theirs)).toEqual(theirs)
  })

  test('stay for a reservation of the original when no vehicle has them any more', async () => {
    const { landing, kia, copy } = await pair()
    await useIt(landing, kia)
    const [shown] = await nelly.parts.db
      .select({ path: reservations.vehiclePicture })
      .from(reservations)
      .where(and(eq(reservations.landingId, landing), isNull(reservations.blockId)))
    await done('DELETE', `/vehicle/${landing}/${kia}`)
    await forGood(copy)
    await sweepLater(nelly.parts)
    expect(await nelly.parts.files.size(shown?.path ?? '')).toBeGreaterThan(0)
  })

  test('are made for the duplicate too where they were not ready', async () => {
    const of = await wholeLanding(`Nuevas ${named}`)
    await nelly.parts.db.delete(jobs)
    const copy = await duplicated(of.landing)
    const queued = await nelly.parts.db.select().from(jobs)
    // Three of vehicles and one of the site.
    expect(queued.map(({ kind }) => kind)).toEqual(Array(4).fill('picture'))
    const [ofSite] = queued.flatMap(
      ({ payload }) => (payload as { landing: number; path: string } | null) ?? [],
    )
    expect(ofSite?.landing).toBe(copy)
    const path = ofSite?.path ?? ''
    await makeCopies(nelly.parts, converter, sitePicture(nelly.parts.db, copy, path))
    const kept = await namedBy(copy)
    await forGood(of.landing)
    expect(await thereOf(kept)).toEqual(kept)
  })

  test('stay where a vehicle loses them while the landing is duplicated', async () => {
    const landing = (await madeLanding(nelly, ana, `Carrera ${named}`)).id
    for (let round = 1; round <= 6; round++) {
      const images = [await plainPicture(30, 20), await plainPicture(31, 20)]
      const vehicle = await madeVehicle(nelly, ana, landing, { name: `Carro ${round}` }, images)
      const [, last] = vehicle.images
      const [, copy] = await Promise.all([
        done('PUT', `/vehicles/${landing}/${vehicle.id}`, { image_ids: [last?.id] }),
        duplicated(landing, `Carrera ${named} ${round}`),
      ])
      const kept = await namedBy(copy)
      expect(await thereOf(kept)).toEqual(kept)
    }
  })
})

test('the same trips cost the same at both, at random rates', async () => {
  const { db, now } = nelly.parts
  const owner = await nelly.addOwner()
  ana = await signedIn(nelly, owner)
  const landing = await addLanding(nelly.parts, owner, { name: `precios-${named}` })
  const mine = [
    await addVehicle(nelly.parts, landing, { units: 500 }),
    await addVehicle(nelly.parts, landing, { name: 'Otro' }),
  ]
  const rows = await db
    .insert(places)
    .values(
      ['Aeropuerto', 'Samaná', 'Punta Cana'].map((name, position) => ({
        ...{ landingId: landing, name, position, isPickup: true, isReturn: true, createdAt: now() },
      })),
    )
    .returning()
  const ids = {
    vehicle: (of: VehicleId) => (of === VEHICLE ? mine[0] : mine[1]),
    place: (of: PlaceId) => rows[of - 1]?.id as PlaceId | undefined,
  }
  const cases = fc.sample(
    anyPriced.filter(({ request }) => request.wish.period.pickup < ('2028-12-31' as WallClock)),
    { numRuns: 6, seed: 130 },
  )
  let priced = 0
  const nameOf = (place: PlaceId | null) => rows[(place ?? 0) - 1]?.name ?? 'Hotel'
  for (const [n, { request }] of cases.entries()) {
    await ratesOf(owner.account, db).add(landing, {
      revision: n + 1,
      rates: withIds(request.rates.rates, ids).rates,
      snapshot: { vehicles: [], places: [] },
      person: null,
      now: now(),
    })
    const copy = await duplicated(landing, `Precios ${named} ${n}`)
    await done('PATCH', '/landing/status', { landing_id: copy, user_id: owner.id })
    const [first] = await done<{ id: number }[]>('GET', `/vehicles/${copy}`)
    const { period, extras, driverAge, additionalDrivers, discountCode, ...at } = request.wish
    const trip = {
      date_of_departure: dateOf(period.pickup),
      time_of_departure: timeOf(period.pickup),
      date_of_arrival: dateOf(period.return),
      time_of_arrival: timeOf(period.return),
      place_of_departure: nameOf(at.pickupPlace),
      arrival_place: nameOf(at.returnPlace),
      extras,
      driver_age: driverAge,
      additional_drivers: additionalDrivers,
      discount_code: discountCode,
    }
    const quoted = async (landingId: number, vehicle: number | undefined) => {
      const payload = { id_landing: landingId, id_vehicle: vehicle, ...trip }
      const answer = await nelly.app.inject({ method: 'POST', url: '/api/quotes', payload })
      expect([200, 422], answer.body).toContain(answer.statusCode)
      return { status: answer.statusCode, ...answer.json(), rates_version: undefined }
    }
    const quote = await quoted(landing, mine[0])
    if (quote.status === 200) priced += 1
    expect(await quoted(copy, first?.id)).toEqual(quote)
  }
  // Some codes are refused at both.
  expect(priced).toBeGreaterThan(3)
})

test('a landing of sixty vehicles with twelve pictures each is duplicated whole', async () => {
  const { db, now } = nelly.parts
  const landing = (await madeLanding(nelly, ana, `Grande ${named}`)).id as LandingId
  const source = (path: string, width: number) => ({ type: 'image/avif' as const, width, path })
  for (let n = 0; n < 60; n++) {
    const vehicle = await addVehicle(nelly.parts, landing, { name: `Carro ${n}` })
    await db.insert(vehiclePictures).values(
      Array.from({ length: 12 }, (_, position) => ({
        ...{ vehicleId: vehicle, position, createdAt: now() },
        picture: {
          ...{ path: `vehicles/${vehicle}-${position}/picture.jpg`, width: 2400, height: 1600 },
          sources: Array.from({ length: 16 }, (_, k) =>
            source(`vehicles/${vehicle}-${position}/${k}.avif`, k),
          ),
        },
      })),
    )
  }
  const copy = await duplicated(landing)
  const [named60, named720] = [
    await db.$count(vehicles, eq(vehicles.landingId, copy)),
    (await namedBy(copy)).filter((path) => path.endsWith('picture.jpg')).length,
  ]
  expect([named60, named720]).toEqual([60, 720])
  expect((await namedBy(copy)).toSorted()).toEqual((await namedBy(landing)).toSorted())
})

test('what fails on the way leaves nothing', async () => {
  const of = await wholeLanding(`Falla ${named}`)
  const who = await principalOf(ana)
  const before = await nelly.parts.db.$count(landings)
  const failing = duplicateLanding(
    nelly.parts,
    who,
    { landing: of.landing, typed: `Falla ${named} 2` },
    async () => {
      throw new Error('the answer can’t be stored')
    },
  )
  await expect(failing).rejects.toThrow('the answer can’t be stored')
  expect(await nelly.parts.db.$count(landings)).toBe(before)
})
