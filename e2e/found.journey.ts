import sharp from 'sharp'
import { inDays } from './support/dates.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { headOf } from './support/page-head.ts'

test('every public page has metadata and structured data, and others have none', async ({
  page,
  request,
  server,
}) => {
  const operator = await newOperator(server)
  const { id, vehicle, name, displayName } = await newLanding(operator, { name: 'Hallada Rent' })
  const home = `${server.origin}/${name}`

  await test.step('indexed pages have a canonical address without parameters', async () => {
    for (const [path, known, type] of [
      ['', '', 'AutoRental'],
      [`?date_of_departure=${inDays(5)}`, '', 'AutoRental'],
      ['/vehicle', '/vehicle', 'BreadcrumbList'],
      ['/vehicle?utm_source=advert', '/vehicle', 'BreadcrumbList'],
      [`/vehicles/${vehicle}`, `/vehicles/${vehicle}`, 'Car'],
      ['/FAQ', '/FAQ', 'FAQPage'],
    ] as const) {
      const head = await headOf(page, `/${name}${path}`)
      expect.soft({ path, status: head.status, robots: head.meta.robots }).toEqual({ path, status: 200 })
      expect.soft(head.links.canonical).toBe(home + known)
      expect.soft(head.meta['og:url']).toBe(home + known)
      expect.soft(head.title).toContain(displayName)
      expect.soft(head.meta.description?.length, path).toBeGreaterThan(20)
      expect.soft(Object.keys(head.things), path).toContain(type)
      expect.soft(JSON.stringify(head.things)).not.toMatch(/rating/i)
    }
  })

  await test.step('a vehicle is a car with a price per day', async () => {
    const { things } = await headOf(page, `/${name}/vehicles/${vehicle}`)
    expect(things.Car).toMatchObject({
      name: 'Toyota Corolla',
      offers: {
        '@type': 'Offer',
        price: '45.00',
        priceCurrency: 'USD',
        priceSpecification: { '@type': 'UnitPriceSpecification', unitCode: 'DAY', price: '45.00' },
        seller: { '@id': `${home}#rental` },
      },
    })
    expect(things.BreadcrumbList?.itemListElement).toHaveLength(3)
  })

  await test.step('shared pages have a generated picture, and tabs a small icon', async () => {
    for (const path of ['', `/vehicles/${vehicle}`]) {
      const { meta, links } = await headOf(page, `/${name}${path}`)
      expect(meta).toMatchObject({
        'og:image:width': '1200',
        'og:image:height': '630',
        'twitter:card': 'summary_large_image',
      })
      expect(meta['og:image:alt']).toBeTruthy()
      expect(meta['og:image']).toContain(`${home}${path}/share.jpg?v=`)
      const picture = await (await request.get(meta['og:image'] ?? '')).body()
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
      expect(picture.length).toBeLessThan(300_000)
      const icon = await (await request.get(links.icon ?? '')).body()
      expect(await sharp(icon).metadata()).toMatchObject({ format: 'png', width: 96, height: 96 })
      expect(icon.length).toBeLessThan(5000)
      expect((await request.get(links['apple-touch-icon'] ?? '')).status()).toBe(200)
    }
  })

  await test.step('pages of a booking, and missing pages, are noindex', async () => {
    for (const [path, status] of [
      [`/vehicle?date_of_departure=${inDays(5)}`, 200],
      [`/vehicles/${vehicle}?date_of_departure=${inDays(5)}`, 200],
      ['/vehicle?type=sedan', 200],
      [`/additions?vehicle=${vehicle}`, 200],
      [`/review?vehicle=${vehicle}`, 200],
      ['/thanks-you?r=nobody', 200],
      ['/vehicles/999999', 404],
      ['/nothing-here', 404],
    ] as const) {
      const head = await headOf(page, `/${name}${path}`)
      expect.soft({ path, status: head.status, robots: head.meta.robots }).toEqual({
        path,
        status,
        robots: 'noindex',
      })
      expect.soft(head.links.canonical, path).toBeUndefined()
    }
  })

  await test.step('an unpublished landing has no metadata', async () => {
    const shared = (await headOf(page, `/${name}`)).meta['og:image'] ?? ''
    await operator.call('PATCH', '/landing/status', {
      landing_id: id,
      user_id: operator.id,
      status: 'draft',
    })
    const head = await headOf(page, `/${name}`)
    expect([head.status, head.meta.robots]).toEqual([404, 'noindex'])
    expect((await request.get(shared)).status()).toBe(404)
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain(`/${name}`)
  })
})
