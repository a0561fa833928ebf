import { expectAccessible } from './support/accessible.ts'
import { expectToFit } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { expectLoaded } from './support/loaded.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { openAs } from './support/signed-in.ts'

for (const language of ['es', 'en'] as const) {
  test(`every page of the rates fits a phone and is accessible, in ${language}`, async ({ page, server }) => {
    const expectSound = async (state: string) => {
      await expectToFit(page, state)
      // The other language has other words, in the same elements.
      if (language === 'es') await expectAccessible(page)
    }
    await page.setViewportSize({ width: 360, height: 740 })
    const operator = await newOperator(server)
    const { id } = await newLanding(operator, { name: 'Teléfono' })
    await openAs(page, operator, `/app/landings/${id}/rates/seasons`, { language })
    const nav = page.getByRole('navigation', { name: /^(Secciones de los precios|Sections of the prices)$/ })
    const pages = nav.getByRole('button')
    await expect(pages).toHaveText(/^(Temporadas|Seasons)/)
    await expect(nav.getByRole('link')).toHaveCount(0)
    await pages.press('Enter')
    await expect(nav.getByRole('link')).toHaveCount(14)
    for (const one of await nav.getByRole('link').all()) await expect(one).toBeInViewport({ ratio: 0.95 })
    await expectSound('the links')
    await pages.press('Enter')
    await expect(nav.getByRole('link')).toHaveCount(0)
    await page.getByRole('button', { name: /\+25 %/ }).click()
    await page.getByRole('button', { name: /^(Editar|Edit) / }).click()
    await expectSound('a season')
    const open = async (name: RegExp) => {
      await pages.click()
      await nav.getByRole('link', { name, exact: true }).press('Enter')
      await expect(nav.locator('[aria-current=page]')).toHaveText(name)
      await expect(pages).toBeFocused()
      await expectLoaded(page)
      await expect(page.getByRole('main').locator('h2, h3').first()).toBeVisible()
      await expectSound(String(name))
    }
    await open(/^Extras$/)
    await open(/^(Cargos e impuesto|Fees and tax)$/)
    await open(/^(Condiciones|Terms)$/)
    await open(/^(Reglas|Rules)$/)
    await open(/^(Probar un precio|Test a price)$/)
    await open(/^(Historial|History)$/)
    await open(/^(Ofertas|Offers)$/)
    await page.getByRole('button', { name: /^(Agregar oferta|Add offer)$/ }).click()
    await expectSound('an offer')

    await open(/^(Precios|Prices)$/)
    await expect(page.getByRole('grid')).toHaveCount(0)
    const price = page.getByRole('textbox', { name: /Toyota Corolla/ })
    await price.fill('52')
    await price.blur()
    await expect(page.getByText(/Hay cambios sin guardar|There are unsaved changes/)).toBeVisible()
  })
}
