import { expectAccessible } from './support/accessible.ts'
import { inDays } from './support/dates.ts'
import { expectToFit } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { mailTo, ownLinkIn } from './support/mails.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { headOf } from './support/page-head.ts'
import { openAs } from './support/signed-in.ts'
import { publishSite } from './support/site.ts'
import { bookingOf, fillIn, WORDS, ZOE } from './support/visitor.ts'

/** Alone in having mails at this address, whatever else the same server sends. */
const TESS = { ...ZOE, email: 'tess.english@example.com' }

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads and books in the second language, and gets their mail in it', async ({
    page,
    request,
    server,
  }) => {
    const operator = await newOperator(server)
    const landing = await newLanding(operator, { name: 'Dos Lenguas' })
    const home = `/${landing.name}`
    const offer = (both: boolean) =>
      publishSite(operator, landing, (document) => ({
        ...document,
        languages: { default: 'es', both },
        search: {
          ...document.search,
          title: { es: 'Carros en Santiago', en: 'Cars in Santiago' },
          description: { es: 'Sin sorpresas.', en: '' },
          socialTitle: { es: 'Mira qué carros', en: '' },
          canonical: 'https://dos.example.com/',
        },
      }))

    await test.step('with one language there is no other address', async () => {
      await page.goto(`${home}/vehicle`)
      await expect(page.getByRole('link', { name: 'English' })).toHaveCount(0)
      expect((await headOf(page, home)).links.alternate).toBeUndefined()
      const answer = await request.get(`${home}/en/FAQ?x=1`, { maxRedirects: 0 })
      expect([answer.status(), answer.headers().location]).toEqual([302, `${home}/FAQ?x=1`])
    })

    await offer(true)
    await test.step('a switch leads to the same page and trip', async () => {
      await expect(async () => {
        await page.goto(`${home}/vehicle?date_of_departure=${inDays(20)}`)
        await page.getByRole('link', { name: 'English' }).click({ timeout: 500 })
      }).toPass()
      await expect(page).toHaveURL(`${home}/en/vehicle?date_of_departure=${inDays(20)}`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.getByRole('link', { name: 'Vehicles', exact: true }).first()).toHaveAttribute(
        'href',
        `${home}/en/vehicle`,
      )
      await expect(page.getByRole('link', { name: 'Español' })).toHaveAttribute('hreflang', 'es')
      const own = await request.get(`${home}/es/vehicle`, { maxRedirects: 0 })
      expect([own.status(), own.headers().location]).toEqual([302, `${home}/vehicle`])
    })

    await test.step('search engines find both, each named by the other', async () => {
      for (const [path, canonical] of [
        ['/FAQ', '/FAQ'],
        ['/en/FAQ', '/en/FAQ'],
        ['/en', '/en'],
      ] as const) {
        const head = await headOf(page, home + path)
        expect(head.links.canonical).toBe(`${server.origin}${home}${canonical}`)
        const sent = await (await request.get(home + path)).text()
        const below = path.replace('/en', '')
        for (const [language, address] of [
          ['es', home],
          ['en', `${home}/en`],
          ['x-default', home],
        ])
          expect(sent).toMatch(
            new RegExp(
              `<link rel="alternate" hreflang="${language}" href="${server.origin}${address}${below}"`,
              'i',
            ),
          )
        expect((await request.get(head.meta['og:image'] ?? '')).headers()['content-type']).toBe('image/jpeg')
      }
      expect(await (await request.get('/sitemap.xml')).text()).toContain(`${server.origin}${home}/en/FAQ<`)
    })

    await test.step('each language has its own words for search engines, or those of the main one', async () => {
      const told = async (path: string) => {
        const { title, meta, links } = await headOf(page, path)
        return [title, meta.description, meta['og:title'], meta['og:locale'], links.canonical]
      }
      expect(await told(home)).toEqual([
        'Carros en Santiago',
        'Sin sorpresas.',
        'Mira qué carros',
        'es_DO',
        'https://dos.example.com/',
      ])
      expect(await told(`${home}/en`)).toEqual([
        'Cars in Santiago',
        'Sin sorpresas.',
        'Cars in Santiago',
        'en_US',
        `${server.origin}${home}/en`,
      ])
    })

    await test.step('the booking and its mail are in English, and lead on in it', async () => {
      await page.goto(`${home}/en/review${bookingOf(landing.vehicle)}`)
      await fillIn(page, TESS, 'en')
      await page.getByRole('button', { name: WORDS.en.reserve }).first().click()
      await expect(page).toHaveURL(new RegExp(`${home}/en/thanks-you`))
      await expect(page.getByRole('heading', { level: 1, name: WORDS.en.thanks(TESS.name) })).toBeVisible()
      await page.getByRole('link', { name: 'See, print or cancel my reservation' }).click()
      await expect(page).toHaveURL(new RegExp(`${home}/en/my-reservation`))
      const mail = await mailTo(server, TESS.email, 'confirmation')
      expect(mail.subject).toMatch(/^Your reservation/)
      const link = ownLinkIn(mail)
      expect(link).toContain(`${home}/en/my-reservation`)
      await page.goto(link)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await page.getByRole('link', { name: 'Español' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'es')

      await offer(false)
      await test.step('the link in the mail works after the language is not offered any more', async () => {
        await expect(async () => {
          expect((await page.goto(link))?.status()).toBe(200)
          await expect(page.locator('html')).toHaveAttribute('lang', 'es', { timeout: 500 })
        }).toPass()
      })
    })
  })
})

/** What would run if a text of an operator were HTML. */
const HTML = '<script>document.title=1</script>'
/** A document as JSON with that in front of all of its texts. */
const withHtml = (json: string) => json.replaceAll(/"(es|en|text)":"(?=[^"])/g, `$&${HTML} `)

test('a landing in two languages fits a small phone in both, whatever HTML is in its texts', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Dos Lenguas de bolsillo' })
  const places = await operator.call<{ id: number }[]>('GET', `/landings/${landing.id}/places`)
  for (const [index, { id }] of places.entries())
    await operator.call('PUT', `/places/${id}`, {
      latitude: 18.43 + index,
      longitude: -69.67,
      phone: '8095550100',
    })
  await publishSite(operator, landing, (document) => ({
    ...(JSON.parse(withHtml(JSON.stringify(document))) as typeof document),
    languages: { default: 'es', both: true },
  }))
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['/en', '', '/en/terms']) {
    await expect(async () => {
      expect((await page.goto(`/${landing.name}${path}`))?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', path === '' ? 'es' : 'en', { timeout: 500 })
    }).toPass()
    await expectToFit(page)
    if (path === '/en') await expectAccessible(page)
    expect(await page.content()).not.toContain(HTML)
    await expect(page.getByText(HTML).first()).toBeVisible()
  }
})

test('an operator describes a vehicle in the second language, and visitors of each read theirs', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Dos Descripciones' })
  const form = `/view-landing/${landing.id}?tab=vehicles&vehicle=${landing.vehicle}`
  const english = page.getByRole('textbox', { name: 'Descripción en inglés' })
  await openAs(page, operator, form)
  await expect(page.getByRole('textbox', { name: 'Descripción', exact: true })).toBeVisible()
  await expect(english).toHaveCount(0)
  await publishSite(operator, landing, (document) => ({
    ...document,
    languages: { default: 'es', both: true },
  }))
  const described = page.locator('section', { hasText: 'About this vehicle' }).locator('p')
  await page.goto(`/${landing.name}/en/vehicles/${landing.vehicle}`)
  await expect(described).toHaveAttribute('lang', 'es')

  await page.goto(form)
  await english.fill('Easy to park, and cool within a minute.')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectToFit(page)
  // At its end, the bar below the form covers none of it.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(english).toHaveCount(0)
  await expect(async () => {
    await page.goto(`/${landing.name}/en/vehicles/${landing.vehicle}`)
    await expect(described).toHaveText('Easy to park, and cool within a minute.', { timeout: 500 })
  }).toPass()
  await expect(described).not.toHaveAttribute('lang')
  const { meta } = await headOf(page, `/${landing.name}/en/vehicles/${landing.vehicle}`)
  expect(meta.description).toContain('Easy to park')
  const spanish = await headOf(page, `/${landing.name}/vehicles/${landing.vehicle}`)
  expect(spanish.meta.description).not.toContain('Easy to park')
})
