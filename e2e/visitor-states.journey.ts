import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { inDays } from './support/dates.ts'
import { expectNoSidewaysScroll } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { reserveFor } from './support/reservations.ts'
import { bookingOf, fillIn, ZOE } from './support/visitor.ts'

/** What has to hold of every page in every state, at the width of a small phone, and with letters of twice the size. */
async function expectSound(page: Page) {
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expectNoSidewaysScroll(page)
}

for (const { language, colorScheme } of [
  { language: 'es', colorScheme: 'light' },
  { language: 'en', colorScheme: 'dark' },
] as const) {
  test.describe(`in ${language}, ${colorScheme}`, () => {
    // Sizes are set from outside the page, past its content policy.
    test.use({ colorScheme, bypassCSP: true })

    test('every page can be used by everyone in every state', async ({ page, server }) => {
      test.slow()
      const operator = await newOperator(server)
      const landing = await newLanding(operator, { name: `Estados ${language}`, language })
      const at = `/${landing.name}`
      await reserveFor(operator, landing, { inDays: 60 })
      const taken = bookingOf(landing.vehicle, {}, 61)
      for (const path of [
        at,
        `${at}/FAQ`,
        `${at}/nothing`,
        `${at}/vehicle?q=zzz`,
        `${at}/vehicle${taken}`,
        `${at}/vehicle?date_of_departure=${inDays(9)}&date_of_arrival=${inDays(3)}`,
        `${at}/vehicles/${landing.vehicle}`,
        `${at}/vehicles/${landing.vehicle}${taken}`,
        `${at}/additions`,
        `${at}/additions${bookingOf(landing.vehicle, { baby_seat: '10' })}`,
        `${at}/review${taken}`,
        `${at}/thanks-you?r=unknown`,
      ]) {
        await page.goto(path)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expectSound(page)
      }

      const reserve = page.locator('form[method=post] button[type=submit]').last()
      await page.goto(`${at}/review${bookingOf(landing.vehicle)}`)
      await reserve.click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectSound(page)
      await page.getByRole('alert').getByRole('link').first().click()
      await expect(page.locator('#name')).toBeFocused()

      await page.goto(`${at}/review${bookingOf(landing.vehicle)}`)
      await fillIn(page, ZOE, language)
      await operator.call('PUT', `/vehicles/${landing.id}/${landing.vehicle}`, { price: 60 })
      await reserve.click()
      await expect(page.getByRole('alert')).toContainText('US$228.27')
      await expectSound(page)

      await page.goto(`${at}/review${bookingOf(landing.vehicle)}`)
      await fillIn(page, ZOE, language)
      await reserve.click()
      await expect(page).toHaveURL(/thanks-you/)
      await expectSound(page)
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
    })
  })
}

test('a return before the pickup is told beside its field, and nothing of the search is lost', async ({
  page,
  server,
}) => {
  await newLanding(await newOperator(server), { name: 'Al Reves' })
  await page.goto('/al-reves')
  await page.getByLabel('Asientos').selectOption('4')
  await page.getByLabel('Fecha de recogida').fill(inDays(9))
  await page.getByLabel('Fecha de devolución').fill(inDays(3))
  await expect(page.getByLabel('Fecha de recogida')).toHaveAttribute('min', inDays(0))
  await page.getByRole('button', { name: 'Buscar vehículos' }).click()
  const back = page.getByLabel('Fecha de devolución')
  await expect(back).toHaveAttribute('aria-invalid', 'true')
  await expect(back).toHaveValue(inDays(3))
  await expect(page.getByLabel('Fecha de recogida')).toHaveValue(inDays(9))
  await expect(page.getByLabel('Asientos')).toHaveValue('4')
})
