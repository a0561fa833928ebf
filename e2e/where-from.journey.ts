import { inDays } from './support/dates.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { publishSite } from './support/site.ts'
import { fillIn, WORDS, ZOE } from './support/visitor.ts'

interface Exported {
  reservations: object[]
}

interface Detailed {
  source: unknown
}

for (const language of ['es', 'en'] as const)
  test.describe(`in ${language}, without scripts`, () => {
    test.use({ javaScriptEnabled: false })

    test('where a visitor came from goes from the search to the reservation', async ({ page, server }) => {
      const say = WORDS[language]
      const operator = await newOperator(server)
      const landing = await newLanding(operator, { name: `Origen ${language}`, language })
      const sol = { name: 'Hotel Sol', code: 'hotel-sol', percent: 1000 }
      const { id: partner } = await operator.call<{ id: number }>('POST', '/partners', sol)
      const other = language === 'es' ? 'en' : 'es'
      await publishSite(operator, landing, (document) => ({
        ...document,
        languages: { default: other, both: true },
      }))
      const from = 'ref=hotel-sol&utm_campaign=easter'
      await page.goto(`/${landing.name}?${from}`)
      await page.locator(`a[hreflang="${language}"]`).filter({ visible: true }).first().click()
      const home = `/${landing.name}/${language}`
      await expect(page).toHaveURL(`${home}?${from}`)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', server.origin + home)
      await page.locator(`a[href*="/FAQ?${from}"]`).first().click()
      await page.locator(`header a[href$="${home}?${from}"]`).first().click()
      await page.getByLabel(say.pickupDate).fill(inDays(20))
      await page.getByLabel(say.returnDate).fill(inDays(23))
      await page.getByRole('button', { name: say.search }).click()
      await page.getByRole('link', { name: 'Toyota Corolla' }).click()
      await page.getByRole('link', { name: say.select }).filter({ visible: true }).first().click()
      await page.locator('a[href*="/review?"]').filter({ visible: true }).last().click()
      await fillIn(page, ZOE, language)
      await page.getByRole('button', { name: say.reserve }).filter({ visible: true }).click()
      await page.waitForURL(`**/thanks-you?r=*&${from}`)
      expect((await page.context().cookies()).map(({ value }) => value).join()).not.toContain('hotel-sol')
      const [{ reservations }] = await operator.call<[{ reservations: [{ id: number }] }]>(
        'GET',
        `/reservations/user/${operator.id}`,
      )
      const { source } = await operator.call<Detailed>('GET', `/reservations/${reservations[0].id}/details`)
      expect(source).toEqual({ ref: 'hotel-sol', utmCampaign: 'easter' })
      const all = await operator.call<Exported>('GET', `/users/export/${operator.id}`)
      expect(all.reservations).toMatchObject([{ partner_id: partner, partner_percent: 1000 }])
    })
  })
