import type { SiteDraft } from '@nelly/contract/site/calls'
import { expectAccessible } from './support/accessible.ts'
import { inDays } from './support/dates.ts'
import { expectToFit } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { openAs } from './support/signed-in.ts'
import { publishSite } from './support/site.ts'
import { WORDS } from './support/visitor.ts'

const say = WORDS.en

test('a partner sees the draft by a link in both languages, books nothing, and no longer sees it once the link is ended', async ({
  page,
  server,
  browser,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Avance' })
  const both = (document: SiteDraft['document'], es: string, en: string) => ({
    ...document,
    languages: { ...document.languages, both: true },
    sections: document.sections.map((section) =>
      section.kind === 'hero' ? { ...section, headline: { es, en } } : section,
    ),
  })
  await publishSite(operator, landing, (document) => both(document, 'Carros de hoy', 'Cars of today'))
  const site = `/landings/${landing.id}/site`
  const { document, revision } = await operator.call<SiteDraft>('GET', site)
  await operator.call('PUT', site, {
    revision,
    document: both(document, 'Carros de mañana', 'Cars of tomorrow'),
  })

  await openAs(page, operator, `/app/landings/${landing.id}/site/preview-links`)
  await expect(page.getByText('No hay ningún enlace activo ahora.')).toBeVisible()
  await page.getByRole('button', { name: 'Crear un enlace' }).click()
  const field = page.getByRole('textbox', { name: 'Dirección del enlace' })
  await expect(field).toHaveValue(/\/app\/preview\/[\w-]{22}$/)
  const url = await field.inputValue()
  await expect(page.getByText(/^Vence dentro de/)).toHaveCount(1)
  await expectAccessible(page)
  await expectToFit(page)

  const partner = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await test.step('the partner sees the draft, and visitors what is live', async () => {
    await partner.goto(url)
    await expect(partner.getByRole('heading', { level: 1, name: 'Carros de mañana' })).toBeVisible()
    await expect(partner.getByText(/^Vista previa de un borrador/)).toBeVisible()
    expect(await (await fetch(`${server.origin}/${landing.name}`)).text()).toContain('Carros de hoy')
    await partner.setViewportSize({ width: 320, height: 700 })
    await expectToFit(partner)
    await partner.getByRole('link', { name: 'English' }).click()
    await expect(partner.getByRole('heading', { level: 1, name: 'Cars of tomorrow' })).toBeVisible()
    await expect(partner.locator('html')).toHaveAttribute('lang', 'en')
  })

  await test.step('all of its pages are the preview’s own, and search engines get none of them', async () => {
    const path = new URL(url).pathname
    for (const below of ['', '/en', '/vehicle', '/en/vehicle', '/en/FAQ']) {
      const answer = await fetch(url + below)
      const body = await answer.text()
      expect([below, answer.status, answer.headers.get('cache-control')]).toEqual([below, 200, 'no-store'])
      expect(body).toContain('<meta name="robots" content="noindex, nofollow"/>')
      expect(body).not.toMatch(/rel="(?:canonical|alternate)"|ld\+json|"og:/)
      const links = [...body.matchAll(/(?:href|action)="(\/[^"]*)"/g)].map(([, link = '']) => link)
      const outside = links.filter((link) => !link.startsWith(path) && !/^\/(?:assets|storage)\//.test(link))
      expect([below, outside]).toEqual([below, []])
    }
  })

  await test.step('the prefix of the main language leads to the page without it', async () => {
    const answer = await fetch(`${url}/es/vehicle?x=1`)
    expect([answer.status, answer.url]).toEqual([200, `${url}/vehicle?x=1`])
  })

  await test.step('the way to a booking ends before the booking', async () => {
    await partner.goto(`${url}/en`)
    await partner.getByLabel(say.pickupDate).fill(inDays(20))
    await partner.getByLabel(say.pickupTime).fill('10:00')
    await partner.getByLabel(say.returnDate).fill(inDays(23))
    await partner.getByLabel(say.returnTime).fill('10:00')
    await partner.getByRole('button', { name: say.search }).click()
    await partner.waitForURL('**/en/vehicle?**')
    await partner.getByRole('link', { name: 'Toyota Corolla' }).first().click()
    await partner.waitForURL('**/en/vehicles/*?**')
    await partner.getByRole('link', { name: say.select }).filter({ visible: true }).first().click()
    await expect(partner.getByRole('heading', { name: 'Nothing can be booked here' })).toBeVisible()
    await partner.getByRole('link', { name: 'Back to the home page' }).click()
    await expect(partner.getByRole('heading', { level: 1, name: 'Cars of tomorrow' })).toBeVisible()
  })

  await test.step('once the operator ended it, the link opens nothing', async () => {
    await page.getByRole('button', { name: /^Desactivar el enlace creado/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Desactivar' }).click()
    await expect(page.getByText('No hay ningún enlace activo ahora.')).toBeVisible()
    await expect(field).toBeHidden()
    const answer = await partner.goto(`${url}/en`)
    expect(answer?.status()).toBe(404)
    await expect(
      partner.getByText(/Pídele otro a quien te lo envió|Ask whoever sent it/).first(),
    ).toBeVisible()
    await expectToFit(partner)
  })
})
