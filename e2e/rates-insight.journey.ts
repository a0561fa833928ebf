import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expectToFit } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { openAs } from './support/signed-in.ts'

test.use({ viewport: { width: 320, height: 740 } })

const pageOf = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Secciones de los precios' }).getByRole('link', { name })

test('an operator is warned of a fault, mends it, and sees the prices of a year on a map', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Revisión' })
  // Before tax seven days cost 196.00, six 270.00.
  await operator.call('PUT', `/landings/${landing.id}/rates`, {
    version: 0,
    rates: {
      currency: 'USD',
      tiers: [1, 7],
      prices: [{ vehicle_id: landing.vehicle, from_days: 7, amount: 28 }],
      rules: { min_days: 3 },
    },
  })
  const expectSound = async (state: string) => {
    await expectToFit(page, state)
    await expectAccessible(page)
  }
  await openAs(page, operator, `/app/landings/${landing.id}/rates`)

  await test.step('a fault is warned of with two bookings, mended with one click, and undone', async () => {
    await pageOf(page, 'Avisos').click()
    await expect(pageOf(page, /^Avisos.*1 aviso$/)).toBeVisible()
    const warning = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: 'Toyota Corolla: 7 días cuestan menos que 6 días' })
    const bookings = warning.getByRole('table', { name: 'Dos reservas que lo muestran' }).locator('tbody tr')
    await expect(bookings).toHaveText([/6 días.*US\$318\.60/, /7 días.*US\$231\.28/])
    await expectSound('warnings')
    const mend = warning.getByRole('button', { name: 'Subir el precio desde 7 días de Toyota Corolla' })
    await mend.click()
    await expect(page.getByText('Nada que revisar')).toBeVisible()
    await expectSound('a mended warning')
    const told = page.getByRole('status').filter({ hasText: 'Todavía no está guardado.' })
    await told.getByRole('button', { name: 'Deshacer' }).click()
    await expect(bookings).toHaveCount(2)
    await mend.click()
    await expect(page.getByText('Nada que revisar')).toBeVisible()
  })

  await test.step('the map is drawn, and the arrow keys choose a rental, or the rule that refuses it', async () => {
    await pageOf(page, 'Mapa de precios').click()
    const map = page.getByRole('application', { name: /^Mapa de precios/ })
    await map.focus()
    await expect(map).toHaveAccessibleDescription(/1 día: .*3 días como mínimo/)
    await map.press('ArrowDown')
    await map.press('ArrowDown')
    await expect(map).toHaveAccessibleDescription(/3 días: US\$159\.30$/)
    await expect(page.getByText(/^Muy corto: /)).toHaveText('Muy corto: 730 alquileres')
    const colours = await map.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, 4, canvas.height) ?? { data: [] }
      return new Set(new Uint32Array(new Uint8ClampedArray(data).buffer)).size
    })
    expect(colours).toBeGreaterThan(2)
    await expectSound('the map')
  })
})
