import { startingSite } from '@nelly/contract/site/starting/starting-site'
import type { HexColour } from '@nelly/domain/colours'
import type { AccountId, LandingId } from '@nelly/domain/ids'
import { NO_SEARCH_WORDS, plainDocument, type SiteDocument } from '@nelly/domain/site/site-document'
import { asc } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { expect, test } from 'vitest'
import { databaseUpTo } from '../../../tests/support/database-up-to.ts'
import { pictureJob, sitePictureJob } from '../images/picture-handler.ts'
import { migrateEmbedded } from './embedded.ts'
import {
  jobs,
  landings,
  siteDraftSteps,
  siteDrafts,
  sitePictures,
  sitePublications,
  siteSchedules,
} from './schema.ts'

const LOGO = { path: 'logos/sol.png', width: 250, height: 80, sources: [] }

const BEFORE = `
  insert into accounts (email, created_at) values ('sol@example.com', now());
  insert into landings
    (account_id, name, display_name, logo, color_primary, color_secondary, default_language, timezone, status, favicon,
      og_image, meta_title, robots, created_at, updated_at, published_at)
    values
      (1, 'sol', 'Sol', '${JSON.stringify(LOGO)}', '#0000ff', '#ffffff', 'en', 'UTC', 'published', 'favicons/sol.png',
        'previews/sol.jpg', 'Sol', 'noindex, follow', now(), now(), '2027-03-01T10:00:00Z'),
      (1, 'luna', 'Luna', '${JSON.stringify(LOGO)}', '#0000ff', '#ffffff', 'es', 'UTC', 'draft', null, null, null, null,
        now(), now(), null);`

test('landings of before have a draft that says what they said, and published ones it as their first publication', async () => {
  const pglite = await databaseUpTo(29)
  await pglite.exec(BEFORE)
  const db = drizzle(pglite)
  await migrateEmbedded(db)
  const look = { logo: LOGO.path, primary: '#0000ff' as HexColour, secondary: '#ffffff' as HexColour }
  const sol = plainDocument(look, 'en', {
    ...NO_SEARCH_WORDS,
    title: { es: '', en: 'Sol' },
    robots: 'noindex, follow',
    favicon: 'favicons/sol.png',
    socialPicture: 'previews/sol.jpg',
  })
  const drafts = await db.select().from(siteDrafts).orderBy(asc(siteDrafts.landingId))
  expect(drafts.map(({ landingId, document, revision }) => [landingId, document, revision])).toEqual([
    [1, sol, 0],
    [2, plainDocument(look, 'es'), 0],
  ])
  expect(await db.select().from(sitePublications)).toMatchObject([
    {
      landingId: 1,
      number: 1,
      document: sol,
      kind: 'published',
      publishedAt: new Date('2027-03-01T10:00:00Z'),
    },
  ])
  const pictures = await db
    .select()
    .from(sitePictures)
    .orderBy(asc(sitePictures.landingId), asc(sitePictures.path))
  expect(pictures.map(({ landingId, path, picture }) => [landingId, path, picture])).toEqual([
    [1, 'favicons/sol.png', null],
    [1, 'logos/sol.png', LOGO],
    [1, 'previews/sol.jpg', null],
    [2, 'logos/sol.png', LOGO],
  ])
})

test('search words of before are in the main language of their site, also in steps, publications and what is scheduled', async () => {
  const pglite = await databaseUpTo(37)
  await pglite.exec(BEFORE)
  const db = drizzle(pglite)
  const look = { logo: LOGO.path, primary: '#0000ff' as HexColour, secondary: '#ffffff' as HexColour }
  const search = { ...NO_SEARCH_WORDS, robots: 'noindex, follow' } as const
  const before = (title: string | null) => ({
    ...plainDocument(look, 'en'),
    schema: 1,
    search: {
      ...search,
      ...{ title, description: null, keywords: null, socialTitle: null, socialDescription: 'Shared' },
    },
  })
  const put = (table: string, columns: string, values: string, document: object) =>
    pglite.query(`insert into ${table} (landing_id, document, ${columns}) values (1, $1, ${values})`, [
      JSON.stringify(document),
    ])
  await put('site_drafts', 'step, saved_at', '2, now()', before('Draft'))
  await put('site_publications', 'number, kind, published_at', `1, 'published', now()`, before(null))
  await put('site_schedules', 'due_at, created_at', 'now(), now()', before('Later'))
  const changes = [
    { part: 'search.title', before: null, after: 'Draft' },
    { part: 'search.robots', before: null, after: 'noindex, follow' },
    { part: 'section:hero', after: { title: 'Sol' } },
  ]
  await pglite.query(
    'insert into site_draft_steps (landing_id, number, changes, at) values (1, 1, $1, now()), (1, 2, $2, now())',
    [JSON.stringify(changes), '[]'],
  )
  await pglite.exec(`update site_publications set document = jsonb_set(document, '{languages,both}', 'true')`)
  await migrateEmbedded(db)
  expect(await db.select({ both: landings.bothLanguages }).from(landings).orderBy(landings.id)).toEqual([
    { both: true },
    { both: false },
  ])
  const after = (title: string): SiteDocument =>
    plainDocument(look, 'en', {
      ...search,
      title: { es: '', en: title },
      socialDescription: { es: '', en: 'Shared' },
    })
  expect((await db.select().from(siteDrafts)).map(({ document }) => document)).toEqual([after('Draft')])
  expect((await db.select().from(sitePublications)).map(({ document }) => document)).toEqual([
    { ...after(''), languages: { default: 'en', both: true } },
  ])
  expect((await db.select().from(siteSchedules)).map(({ document }) => document)).toEqual([after('Later')])
  const steps = await db.select().from(siteDraftSteps).orderBy(asc(siteDraftSteps.number))
  expect(steps.map((step) => step.changes)).toEqual([
    [
      { part: 'search.title', before: { es: '', en: '' }, after: { es: '', en: 'Draft' } },
      { part: 'search.robots', before: null, after: 'noindex, follow' },
      { part: 'section:hero', after: { title: 'Sol' } },
    ],
    [],
  ])
})

test('starting texts of before that nobody wrote over follow the landing; what somebody wrote, and what was live before, stays', async () => {
  const pglite = await databaseUpTo(45)
  await pglite.exec(BEFORE)
  const db = drizzle(pglite)
  const look = { logo: LOGO.path, primary: '#0000ff' as HexColour, secondary: '#ffffff' as HexColour }
  const today = startingSite(look, 'es', 'dominican')
  /** As it was made while the landing had this name. */
  const before = (name: string): SiteDocument =>
    JSON.parse(
      JSON.stringify(today)
        .replaceAll('{name}', name)
        .replace('Desde {from_price} por día. Recogida en {places}.', 'Desde US$30.00 por día en Samaná.')
        .replace('From {from_price} a day. Pickup in {places}.', 'From US$30.00 a day in Samaná.'),
    )
  const written: SiteDocument = {
    ...before('Alba'),
    sections: before('Alba').sections.map(({ unread: _, ...section }) =>
      section.kind === 'hero' ? { ...section, lead: { es: 'Desde US$30.00', en: '' } } : section,
    ),
    legal: { ...before('Alba').legal, unread: [] },
  }
  const put = (table: string, landing: number, columns: string, document: SiteDocument) =>
    pglite.query(`insert into ${table} (landing_id, document, ${columns}`, [
      landing,
      JSON.stringify(document),
    ])
  await put('site_drafts', 1, 'saved_at) values ($1, $2, now())', before('Alba'))
  await put('site_drafts', 2, 'saved_at) values ($1, $2, now())', written)
  for (const number of [1, 2]) {
    const columns = `number, kind, published_at) values ($1, $2, ${number}, 'published', now())`
    await put('site_publications', 1, columns, before('Sol'))
  }
  await put('site_schedules', 1, 'due_at, created_at) values ($1, $2, now(), now())', before('Sol'))
  await migrateEmbedded(db)
  const documents = async (table: typeof siteDrafts | typeof sitePublications | typeof siteSchedules) =>
    (await db.select({ document: table.document }).from(table).orderBy(asc(table.landingId))).map(
      ({ document }) => document,
    )
  expect(await documents(siteDrafts)).toEqual([today, written])
  expect(await documents(siteSchedules)).toEqual([today])
  const publications = await db.select().from(sitePublications).orderBy(asc(sitePublications.number))
  expect(publications.map(({ document }) => document)).toEqual([before('Sol'), today])
})

const photograph = (name: string, sources: object[] = []) => ({
  path: `vehicles/${name}/picture.jpg`,
  ...{ width: 800, height: 600, sources },
})

test('photographs of a site that have no lighter copies get a job for them, those that have or await them none; a logo gets one for its ground', async () => {
  const pglite = await databaseUpTo(35)
  await pglite.exec(BEFORE)
  const db = drizzle(pglite)
  const copied = [{ type: 'image/avif', width: 128, path: 'vehicles/copies/128.avif' }]
  const pictures = [photograph('bare'), photograph('copied', copied), photograph('queued'), LOGO, null]
  for (const [index, picture] of pictures.entries())
    await pglite.query('insert into site_pictures values (1, $1, $2, now())', [
      picture?.path ?? `favicons/${index}.png`,
      picture && JSON.stringify(picture.path === LOGO.path ? { ...LOGO, sources: copied } : picture),
    ])
  const queued = sitePictureJob(1 as AccountId, { landing: 1 as LandingId, path: photograph('queued').path })
  const [runAt, createdAt] = [new Date('2027-03-01T10:00:00Z'), new Date('2027-03-01T09:00:00Z')]
  // Its key had no landing then.
  await pglite.query(
    `insert into jobs (kind, key, payload, run_at, created_at) values ('picture', $1, $2, $3, $4)`,
    [photograph('queued').path, JSON.stringify(queued.payload), runAt.toISOString(), createdAt.toISOString()],
  )
  await migrateEmbedded(db)
  const bare = sitePictureJob(1 as AccountId, { landing: 1 as LandingId, path: photograph('bare').path })
  const logo = sitePictureJob(1 as AccountId, { landing: 1 as LandingId, path: LOGO.path })
  expect(await db.select().from(jobs).orderBy(asc(jobs.key))).toMatchObject([
    { ...logo, accountId: null, state: 'waiting', attempts: 0 },
    { ...bare, accountId: null, state: 'waiting', attempts: 0 },
    { ...queued, accountId: null, runAt },
  ])
})

test('pictures of which the lightest colour is not known get a job for it, those that have it or await their copies none', async () => {
  const pglite = await databaseUpTo(37)
  await pglite.exec(BEFORE)
  const db = drizzle(pglite)
  await pglite.exec(`
    insert into vehicles
      (landing_id, name, description, price_per_day_minor, luggage, seats, type, transmission, created_at, updated_at)
      values (1, 'Fiat', '', 4500, 2, 4, 'sedan', 'manual', now(), now())`)
  const copied = [{ type: 'image/avif' as const, width: 128, path: 'vehicles/copies/128.avif' }]
  const toned = { ...photograph('toned', copied), tones: '123456789' }
  const pictures = [
    toned,
    { ...photograph('known', copied), tones: '123456789', lightest: '#ffffff' },
    photograph('bare'),
  ]
  for (const [position, picture] of pictures.entries()) {
    const values = [picture.path, JSON.stringify(picture)]
    await pglite.query('insert into site_pictures values (1, $1, $2, now())', values)
    await pglite.query(
      `insert into vehicle_pictures (vehicle_id, position, picture, created_at) values (1, ${position}, $1, now())`,
      [values[1]],
    )
  }
  await migrateEmbedded(db)
  expect(await db.select().from(jobs).orderBy(asc(jobs.key))).toMatchObject([
    { ...pictureJob(1 as AccountId, 1), accountId: null, state: 'waiting', attempts: 0 },
    {
      ...sitePictureJob(1 as AccountId, { landing: 1 as LandingId, path: toned.path }),
      accountId: null,
      state: 'waiting',
      attempts: 0,
    },
  ])
})
