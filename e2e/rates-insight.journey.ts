import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expectToFit } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { openPage } from './support/rates-pages.ts'
import { reserveFor } from './support/reservations.ts'
import { openAs } from './support/signed-in.ts'

test.use({ viewport: { width: 320, height: 740 } })

async function expectSound(page: Page, state: string): Promise<void> {
  await expectToFit(page, state)
  await expectAccessible(page)
}

test('an operator is warned of a fault, mends it, and sees the prices of a year on a map', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Revisión' })
  // Before tax seven days cost 196.00, six 270.00.
  await operator.call('PUT', `/landings/${landing.id}/rates`, {
    revision: 0,
    rates: {
      currency: 'USD',
      tiers: [1, 7],
      prices: [{ vehicleId: landing.vehicle, fromDays: 7, amount: 2800 }],
      rules: { minDays: 3 },
    },
  })
  await openAs(page, operator, `/app/landings/${landing.id}/rates`)

  await test.step('a fault is warned of with two bookings, mended with one click, and undone', async () => {
    const pages = page.getByRole('navigation', { name: 'Secciones de los precios' })
    await pages.getByRole('button').click()
    await pages.getByRole('link', { name: /^Avisos/ }).click()
    await expect(pages.getByRole('button')).toHaveAccessibleName(/1 aviso$/)
    const warning = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: 'Toyota Corolla: 7 días cuestan menos que 6 días' })
    const bookings = warning.getByRole('table', { name: 'Dos reservas que lo muestran' }).locator('tbody tr')
    await expect(bookings).toHaveText([/6\sdías.*US\$318\.60/, /7\sdías.*US\$231\.28/])
    await expectSound(page, 'warnings')
    const mend = warning.getByRole('button', { name: 'Subir el precio desde 7 días de Toyota Corolla' })
    await mend.click()
    await expect(page.getByText('Nada que revisar')).toBeVisible()
    const told = page.getByRole('status').filter({ hasText: 'Todavía no está guardado.' })
    await told.getByRole('button', { name: 'Deshacer' }).click()
    await expect(bookings).toHaveCount(2)
    await mend.click()
    await expect(page.getByText('Nada que revisar')).toBeVisible()
    await expectSound(page, 'a mended warning')
  })

  await test.step('the map is drawn, and the arrow keys choose a rental, or the rule that refuses it', async () => {
    await openPage(page, 'Mapa de precios')
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
    await expectSound(page, 'the map')
  })
})

test('unsaved prices are compared with what was booked; stopped midway, that much is told', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Comparación' })
  await operator.call('PUT', `/vehicles/${landing.id}/${landing.vehicle}`, { units: 60 })
  // Fifty are compared at a time: fifty of 175.17, and one of 334.47.
  for (let group = 0; group < 10; group++)
    await Promise.all(Array.from({ length: 5 }, () => reserveFor(operator, landing, { inDays: 20 })))
  const { reference } = await reserveFor(operator, landing, { inDays: 20, days: 6 })

  await openAs(page, operator, `/app/landings/${landing.id}/rates`)
  const price = page.getByRole('textbox', { name: /Toyota Corolla/ })
  await price.fill('50')
  await price.blur()
  await openPage(page, 'Con tus reservas')
  await expectSound(page, 'before a comparison')
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/rates/replay', async (route) => {
    if (route.request().postDataJSON().next) await isReleased
    await route.continue().catch(() => undefined)
  })

  await test.step('its progress is shown, and it can be stopped', async () => {
    await page.getByRole('button', { name: 'Comparar con tus reservas' }).click()
    await expect(page.getByText('50 de 51', { exact: true })).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Avance' })).toHaveAttribute('aria-valuenow', /^98/)
    await expectSound(page, 'a comparison under way')
    await page.getByRole('button', { name: 'Detener' }).click()
    await expect(page.getByText(/^Se detuvo tras 50 de 51 reservas/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'De 50 reservas, 50 costarían más' })).toBeVisible()
    await expect(page.getByText('en total: US$8,758.50 antes, US$9,643.50 después')).toBeVisible()
    await expectToFit(page, 'a stopped comparison')
  })

  await test.step('finished, it has all of them, and those that change most', async () => {
    release()
    await page.getByRole('button', { name: 'Comparar otra vez' }).click()
    await expect(page.getByRole('heading', { name: 'De 51 reservas, 51 costarían más' })).toBeVisible()
    await expect(page.getByText('en total: US$9,092.97 antes, US$10,013.37 después')).toBeVisible()
    await expect(page.getByText(/^Se detuvo/)).toBeHidden()
    const most = page.getByRole('region', { name: 'Las que más cambian' }).getByRole('row').nth(1)
    await expect(most).toContainText(reference)
    await expect(most).toContainText(/US\$334\.47.*US\$369\.87.*\+US\$35\.40/)
    await expectSound(page, 'a finished comparison')
  })
})

test('a wish is explained: every rule that refuses it, and those that it only just keeps', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Por qué no' })
  await operator.call('PUT', `/landings/${landing.id}/rates`, {
    revision: 0,
    rates: {
      currency: 'USD',
      rules: { minDays: 4, leadMinutes: 9 * 24 * 60, horizonDays: 10 },
      drivers: { askAge: true, minAge: 26 },
    },
  })
  await openAs(page, operator, `/app/landings/${landing.id}/rates/test`)
  const answer = page.getByRole('region', { name: '¿Se puede reservar?' })
  const refused = answer.getByRole('alert').getByRole('listitem')
  const near = answer.getByRole('listitem')
  const lastYear = new Date().getFullYear() - 1
  const choose = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value)
  const asIf = (day: string) => choose('Como si fuera', `${lastYear}-03-${day}T10:00`)

  await test.step('asked for a day after its pickup, it was over', async () => {
    await choose('Fecha de recogida', `${lastYear}-03-10`)
    await choose('Fecha de devolución', `${lastYear}-03-13`)
    await page.getByLabel('Edad del conductor').selectOption('25')
    await asIf('11')
    await expect(refused.filter({ hasText: 'La hora de recogida ya pasó.' })).toBeVisible()
  })

  await test.step('nine days before, it was too short, for a driver who was too young', async () => {
    await asIf('01')
    await expect(refused).toHaveText([
      'El alquiler dura 4 días como mínimo.',
      'Quien conduce debe tener al menos 26 años.',
    ])
    await expect(near.filter({ hasText: 'al menos 9 días de antelación' })).toBeVisible()
    await expect(near.filter({ hasText: 'hasta con 10 días de antelación' })).toBeVisible()
    await expectSound(page, 'a refused wish')
  })

  await test.step('a day later, it was too late as well', async () => {
    await asIf('02')
    await expect(refused).toHaveCount(3)
    await expect(refused.filter({ hasText: 'al menos 9 días de antelación' })).toBeVisible()
  })

  await test.step('what all rules allow could be booked, and costs something', async () => {
    await asIf('01')
    await choose('Fecha de devolución', `${lastYear}-03-15`)
    await page.getByLabel('Edad del conductor').selectOption('30')
    await expect(answer.getByText('Sí, un cliente puede reservarlo.')).toBeVisible()
    await expect(page.getByRole('table', { name: 'Líneas del precio' })).toContainText('5 días')
    await expectSound(page, 'a wish that can be booked')
  })
})
