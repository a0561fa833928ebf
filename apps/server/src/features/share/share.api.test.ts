import { writeFileSync } from 'node:fs'
import { contrast, type HexColour } from '@nelly/domain/landings/colours'
import { minorUnits } from '@nelly/domain/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addPicture } from '../../../tests/support/add-picture.ts'
import { signedInOwner } from '../../../tests/support/landing.ts'
import { addLanding, addVehicle } from '../../../tests/support/rental.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { locations, places } from '../../platform/db/schema.ts'
import { visitedSite } from '../inventory/public-landing.ts'
import { searchBox } from '../public-site/search-box.ts'
import { addPublication } from '../site/site-rows.ts'

const ORIGIN = 'https://nelly.example'

async function open(fields: object = {}) {
  const nelly = await startTestApp({ publicUrl: ORIGIN })
  const ana = await signedInOwner(nelly)
  const landing = await addLanding(nelly.parts, ana, {
    name: 'sun-cars',
    displayName: 'Sun <b>Cars',
    ...fields,
  })
  return { ...nelly, ana, landing }
}

test('the script for other websites is small, cached, the same for all, and may be read from anywhere', async () => {
  const { app } = await open()
  const { headers, body } = await app.inject('/embed.js')
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(headers['set-cookie']).toBeUndefined()
  expect(body.length).toBeLessThan(10_000)
  expect(() => new Function(body)).not.toThrow()
  const again = await app.inject({ url: '/embed.js', headers: { 'if-none-match': String(headers.etag) } })
  expect(again.statusCode).toBe(304)
})

test('the search box has the landing’s places and language, and leads to its results', async () => {
  const { app, parts, landing } = await open({ defaultLanguage: 'en' })
  const createdAt = parts.now()
  const name = 'Airport & "Terminal" <2>'
  await parts.db
    .insert(locations)
    .values({ landingId: landing, pickupPlace: name, returnPlace: name, createdAt })
  await parts.db
    .insert(places)
    .values({ landingId: landing, name, isPickup: true, isReturn: true, position: 0, createdAt })
  const answer = await app.inject('/sun-cars/embed.json')
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=300',
  })
  const { html, css } = answer.json()
  expect(html).toContain(`action="${ORIGIN}/sun-cars/vehicle" target="_self" lang="en"`)
  expect(html).toContain('<option>Airport &#38; &#34;Terminal&#34; &#60;2&#62;</option>')
  expect(html).toContain('min="2027-03-01"')
  expect(html).not.toContain('<b>')
  expect(html).toContain('<input type="hidden" name="ref" value="search-box">')
  expect(css).toContain('background:')
})

test('the search box and the poster lead to the pages of a language that the site is offered in', async () => {
  const { app, ana, parts, landing } = await open({ defaultLanguage: 'es' })
  const actions = async () => {
    const bodies = []
    for (const path of ['embed.json', 'embed.json?language=en', 'embed?language=en', 'embed?language=x'])
      bodies.push((await app.inject(`/sun-cars/${path}`)).body)
    return bodies.map((body) => /action=\\?"([^"\\]+)/.exec(body)?.[1]?.replace(ORIGIN, ''))
  }
  const poster = async (more = '') => {
    const url = `/api/landings/${landing}/poster?language=en${more}`
    return (await app.inject({ url, headers: ana.headers })).rawPayload.toString('latin1')
  }
  // Where its code leads.
  expect(await poster()).toBe(await poster('&ref=poster'))
  expect(await poster()).not.toBe(await poster('&ref=hotel'))
  expect(new Set(await actions())).toEqual(new Set(['/sun-cars/vehicle']))
  expect(await poster()).toContain(`(${ORIGIN}/sun-cars)`)
  const { document } = await visitedSite(parts.db, landing)
  const both = { ...document, languages: { default: 'es' as const, both: true } }
  const by = { actor: { kind: 'system' }, now: parts.now() } as const
  await addPublication(parts.db, landing, { document: both, kind: 'published' }, by)
  expect(await actions()).toEqual([
    '/sun-cars/vehicle',
    '/sun-cars/en/vehicle',
    '/sun-cars/en/vehicle',
    '/sun-cars/vehicle',
  ])
  expect((await app.inject('/sun-cars/embed?language=en')).body).toContain('Search vehicles')
  expect(await poster()).toContain(`(${ORIGIN}/sun-cars/en)`)
})

test('the page for frames is the only one that other websites may frame, and has no script', async () => {
  const { app } = await open()
  const { headers, body } = await app.inject('/sun-cars/embed')
  expect(headers['x-frame-options']).toBeUndefined()
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self'; base-uri 'none'; frame-ancestors \*$/,
  )
  expect(headers['x-robots-tag']).toBe('noindex')
  expect(body).toContain('target="_top"')
  expect(body).not.toContain('<script')
  const home = await app.inject('/robots.txt')
  expect(home.headers['x-frame-options']).toBe('SAMEORIGIN')
})

test('a landing that is not public has no search box, and one in capitals leads to itself', async () => {
  const { app } = await open({ status: 'draft' })
  expect((await app.inject('/sun-cars/embed')).statusCode).toBe(404)
  expect((await app.inject('/sun-cars/embed.json')).statusCode).toBe(404)
  const { app: shown } = await open()
  const moved = await shown.inject('/SUN-cars/embed.json')
  expect([moved.statusCode, moved.headers.location, moved.headers['access-control-allow-origin']]).toEqual([
    308,
    '/sun-cars/embed.json',
    '*',
  ])
})

test('every text and border of the search box can be seen, in any colour', () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((one) => `#${one.toString(16).padStart(6, '0')}` as HexColour)
  fc.assert(
    fc.property(colour, (primary) => {
      const landing = {
        ...{ address: 'a', displayName: 'A', language: 'es', pickupPlaces: [], returnPlaces: [] },
        colours: { primary, secondary: primary },
      }
      const options = { origin: ORIGIN, today: '2027-03-01', target: '_self' } as const
      const { css } = searchBox(landing as never, options as never)
      const [, edge, ground, text] =
        /button\{flex:1 1 160px;width:auto;border:1px solid (#\w+);background:(#\w+);color:(#\w+)/.exec(
          css,
        ) ?? []
      expect(contrast(ground as HexColour, text as HexColour)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(edge as HexColour, '#ffffff' as HexColour)).toBeGreaterThanOrEqual(3)
    }),
  )
})

test('a poster is a page of A4 in either language, whatever the name and without a logo that can be read', async () => {
  for (const displayName of ['Sun Cars', 'Łódź Ελλάδα Київ', '漢字', 'W'.repeat(35)]) {
    const { app, ana, landing } = await open({ displayName })
    for (const language of ['es', 'en']) {
      const url = `/api/landings/${landing}/poster?language=${language}`
      const { statusCode, headers, rawPayload } = await app.inject({ url, headers: ana.headers })
      if (process.env.POSTERS)
        writeFileSync(`${process.env.POSTERS}/${displayName[0]}-${language}.pdf`, rawPayload)
      expect([statusCode, headers['content-disposition']]).toEqual([
        200,
        'attachment; filename="sun-cars.pdf"',
      ])
      const file = rawPayload.toString('latin1')
      expect(file).toMatch(/^%PDF-1\.\d/)
      expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1)
      expect(file).toContain('/MediaBox [0 0 595.28 841.89]')
    }
  }
})

test('a poster is that of the account’s own landing', async () => {
  const nelly = await open()
  const eva = await signedInOwner(nelly)
  const url = `/api/landings/${nelly.landing}/poster`
  expect((await nelly.app.inject({ url, headers: eva.headers })).statusCode).toBe(404)
  expect((await nelly.app.inject({ url: `${url}?language=fr`, headers: nelly.ana.headers })).statusCode).toBe(
    422,
  )
})

test('the catalogue has what is on sale with photograph, price of a day and link, and is kept by its ETag', async () => {
  const { app, parts, landing } = await open({ currency: 'USD' })
  const shown = await addVehicle(parts, landing, {
    name: '=Kia "Sportage", 2027',
    description: 'Roomy, cool',
    brand: 'Kia',
    pricePerDay: minorUnits(4550),
  })
  const hidden = await addVehicle(parts, landing, { name: 'Hidden', isOnSale: false })
  await addVehicle(parts, landing, { name: 'Without photograph' })
  await addPicture(parts, shown)
  await addPicture(parts, hidden)
  const { headers, body } = await app.inject('/sun-cars/catalogue.csv')
  expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'x-robots-tag': 'noindex' })
  const link = `/sun-cars/vehicles/${shown}?ref=catalogue`
  expect(body.split('\n')).toEqual([
    'id,title,description,availability,condition,price,link,image_link,brand',
    [
      `${shown},"=Kia ""Sportage"", 2027"`,
      '"El precio es el de un día; la página muestra el total de tus fechas. Roomy, cool"',
      `in stock,used,45.50 USD,${ORIGIN}${link}`,
      `${ORIGIN}/storage/vehicles/${shown}-0.jpg,Kia`,
    ].join(),
    '',
  ])
  const again = await app.inject({
    url: '/sun-cars/catalogue.csv',
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})
