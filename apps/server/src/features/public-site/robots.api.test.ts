import type { PartId } from '@nelly/domain/site/sections'
import { newPage } from '@nelly/domain/site/site-document'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addLanding, addSiteOf, addVehicle } from '../../../tests/support/rental.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { landings, siteDrafts, vehicles } from '../../platform/db/schema.ts'
import { visitedSite } from '../inventory/public-landing.ts'
import { addPublication } from '../site/site-rows.ts'

const ORIGIN = 'https://nelly.example'

async function openSite() {
  const started = await startTestApp({ publicUrl: ORIGIN })
  return { ...started, owner: await started.addOwner(), db: started.parts.db }
}

const namedIn = (map: string) => [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

test('the sitemap has the pages of published landings and their vehicles, with their last changes', async () => {
  const { app, parts, owner } = await openSite()
  const landing = await addLanding(parts, owner, {
    name: 'sun-cars',
    updatedAt: new Date('2027-02-01T08:00:00Z'),
  })
  const older = await addVehicle(parts, landing, { updatedAt: new Date('2027-01-05T08:00:00Z') })
  const newer = await addVehicle(parts, landing, { updatedAt: new Date('2027-02-20T08:00:00Z') })
  const answer = await app.inject('/sitemap.xml')
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
  const entries = [...answer.body.matchAll(/<url><loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod><\/url>/g)]
  expect(entries.map(([, address, changed]) => [address, changed])).toEqual([
    [`${ORIGIN}/sun-cars`, '2027-02-20T08:00:00.000Z'],
    [`${ORIGIN}/sun-cars/vehicle`, '2027-02-20T08:00:00.000Z'],
    [`${ORIGIN}/sun-cars/FAQ`, '2027-02-01T08:00:00.000Z'],
    [`${ORIGIN}/sun-cars/vehicles/${older}`, '2027-01-05T08:00:00.000Z'],
    [`${ORIGIN}/sun-cars/vehicles/${newer}`, '2027-02-20T08:00:00.000Z'],
  ])
})

test('the sitemap has no pages that are not public or that the owner excludes', async () => {
  const { app, parts, owner, db, clock } = await openSite()
  const shown = await addLanding(parts, owner, { name: 'shown', robots: 'index, nofollow' })
  const gone = await addVehicle(parts, shown)
  await db.update(vehicles).set({ deletedAt: clock.now() }).where(eq(vehicles.id, gone))
  await addLanding(parts, owner, { name: 'draft', status: 'draft' })
  await addLanding(parts, owner, { name: 'deleted', deletedAt: clock.now() })
  await addVehicle(parts, await addLanding(parts, owner, { name: 'hidden', robots: 'noindex, follow' }))
  const { body } = await app.inject('/sitemap.xml')
  expect(namedIn(body)).toEqual(['', '/vehicle', '/FAQ'].map((page) => `${ORIGIN}/shown${page}`))
})

test('the sitemap has the own pages of what is published, and none of the draft', async () => {
  const { app, parts, owner, db } = await openSite()
  const landing = await addLanding(parts, owner, { name: 'paged' })
  const body = { es: [{ kind: 'paragraph' as const, spans: [{ text: 'Desde 1998.' }] }], en: [] }
  const about = { ...newPage('a' as PartId, 'nosotros'), title: { es: 'Nosotros', en: '' }, body }
  const unwritten = newPage('b' as PartId, 'vacia')
  const { document } = await visitedSite(db, landing)
  const published = { ...document, pages: [about, unwritten] }
  const by = { actor: { kind: 'system' }, now: parts.now() } as const
  await addPublication(db, landing, { document: published, kind: 'published' }, by)
  await db
    .update(siteDrafts)
    .set({ document: { ...published, pages: [{ ...about, slug: 'borrador' }] } })
    .where(eq(siteDrafts.landingId, landing))
  const named = namedIn((await app.inject('/sitemap.xml')).body)
  expect(named).toEqual(['', '/vehicle', '/FAQ', '/nosotros'].map((page) => `${ORIGIN}/paged${page}`))
})

test('the sitemap has the pages of both languages where a site is offered in both', async () => {
  const { app, parts, owner, db } = await openSite()
  const landing = await addLanding(parts, owner, { name: 'both', defaultLanguage: 'es' })
  const { document } = await visitedSite(db, landing)
  const terms = { es: [{ kind: 'paragraph' as const, spans: [{ text: 'Tanque lleno.' }] }], en: [] }
  const legal = { ...document.legal, terms, privacy: { es: [], en: [] } }
  const published = { ...document, legal, languages: { default: 'es' as const, both: true } }
  const by = { actor: { kind: 'system' }, now: parts.now() } as const
  await addPublication(db, landing, { document: published, kind: 'published' }, by)
  const named = namedIn((await app.inject('/sitemap.xml')).body)
  const pages = ['', '/vehicle', '/FAQ', '/terms']
  expect(named).toEqual(
    ['', '/en'].flatMap((prefix) => pages.map((page) => `${ORIGIN}/both${prefix}${page}`)),
  )
})

test('a home page with a foreign canonical address is left out', async () => {
  const { app, parts, owner } = await openSite()
  await addLanding(parts, owner, { name: 'away', canonicalUrl: 'https://away.example/' })
  await addLanding(parts, owner, { name: 'here', canonicalUrl: `${ORIGIN}/here` })
  const named = namedIn((await app.inject('/sitemap.xml')).body)
  expect(named).not.toContain(`${ORIGIN}/away`)
  expect(named).toContain(`${ORIGIN}/away/vehicle`)
  expect(named).toContain(`${ORIGIN}/here`)
})

test('many landings are split into several sitemaps, without gaps', async () => {
  const { app, parts, owner, db } = await openSite()
  const first = await addLanding(parts, owner, { name: 'rental-1' })
  const [row] = await db.select().from(landings).where(eq(landings.id, first))
  if (!row) throw new Error('no landing')
  const { id: _, ...like } = row
  const more = Array.from({ length: 200 }, (_, index) => ({ ...like, name: `rental-${index + 2}` }))
  for (const added of await db.insert(landings).values(more).returning()) await addSiteOf(db, added)
  const maps = namedIn((await app.inject('/sitemap.xml')).body)
  expect(maps).toHaveLength(2)
  const named: (string | undefined)[] = []
  for (const map of maps) named.push(...namedIn((await app.inject((map ?? '').slice(ORIGIN.length))).body))
  expect(new Set(named).size).toBe(named.length)
  expect(named.filter((address) => address?.endsWith('/vehicle'))).toHaveLength(201)
})

test('a site without landings, and an invalid sitemap page, never cause an error', async () => {
  const { app } = await openSite()
  for (const url of [
    '/sitemap.xml',
    '/sitemap.xml?from=x',
    '/sitemap.xml?from=1&from=2',
    '/sitemap.xml?from=-1',
  ]) {
    const answer = await app.inject(url)
    expect([url, answer.statusCode, namedIn(answer.body)]).toEqual([url, 200, []])
  }
})

test('robots are excluded from calls and owners’ pages, but not from landings with similar names', async () => {
  const { app } = await openSite()
  const answer = await app.inject('/robots.txt')
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  const lines = answer.body.split('\n')
  expect(lines[0]).toBe('User-agent: *')
  expect(lines).toEqual(
    expect.arrayContaining(['Disallow: /api/', 'Disallow: /landings$', 'Disallow: /view-landing/']),
  )
  expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  expect(isOpen(lines, '/landings')).toBe(false)
  expect(isOpen(lines, '/view-landing/3')).toBe(false)
  for (const page of ['/landing-of-mine', '/help-cars/vehicle', '/assets/a.css', '/storage/a.jpg', '/'])
    expect([page, isOpen(lines, page)]).toEqual([page, true])
})

/** As robots interpret the file: a rule is a prefix, or with `$` the whole path. */
const isOpen = (lines: readonly string[], path: string) =>
  !lines
    .flatMap((line) => /^Disallow: (.*)$/.exec(line)?.[1] ?? [])
    .some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)))
