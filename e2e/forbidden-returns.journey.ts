import type { Page } from '@playwright/test'
import { inDays } from './support/dates.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'

const pickup = (page: Page) => page.getByLabel('Lugar de recogida').first()
const back = (page: Page) => page.getByLabel('Lugar de devolución').first()
const MARKED = 'Zona Colonial (no desde Aeropuerto Las Américas)'

// Rule of "Entities and their fields": domain/rates/forbidden-pairs.ts, web/visitor/search-form/place-input.tsx, web/visitor/booking-storage/scripts.ts, web/visitor/faq/facts.ts, domain/rates/forbidden-pairs.test.ts, web/visitor/faq/facts.test.ts
test('the choices of return follow the pickup, and without scripts they say which pickups forbid them', async ({
  page,
  browser,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Solo ida' })
  const places = await operator.call<{ id: number; name: string }[]>('GET', `/landings/${landing.id}/places`)
  const idOf = (name: string) => places.find((place) => place.name === name)?.id
  await operator.call('PUT', `/landings/${landing.id}/rates`, {
    revision: 0,
    rates: {
      currency: 'USD',
      oneWay: {
        pairs: [{ from: idOf('Aeropuerto Las Américas'), to: idOf('Zona Colonial'), forbidden: true }],
      },
    },
  })

  await test.step('a forbidden return disappears with its pickup, and comes back with another', async () => {
    await page.goto(`/${landing.name}`)
    const option = back(page).locator('option[value="Zona Colonial"]')
    await pickup(page).selectOption('Aeropuerto Las Américas')
    await expect(option).toBeDisabled()
    await pickup(page).selectOption('Zona Colonial')
    await expect(option).toBeEnabled()
    await expect(option).toHaveText('Zona Colonial')
  })

  await test.step('one that was chosen stays, and says that this pickup forbids it', async () => {
    await back(page).selectOption('Zona Colonial')
    await pickup(page).selectOption('Aeropuerto Las Américas')
    await expect(back(page)).toHaveValue('Zona Colonial')
    await expect(back(page).locator('option:checked')).toHaveText(MARKED)
    await back(page).selectOption('')
    await expect(back(page).locator('option[value="Zona Colonial"]')).toBeDisabled()
  })

  await test.step('without scripts all choices are there, and a refused one is told with what is possible', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const visitor = await context.newPage()
    await visitor.goto(`${server.origin}/${landing.name}`)
    await expect(back(visitor).locator('option')).toHaveText([
      'El mismo de la recogida',
      'Aeropuerto Las Américas',
      MARKED,
    ])
    await pickup(visitor).selectOption('Aeropuerto Las Américas')
    await back(visitor).selectOption(MARKED)
    await visitor.getByLabel('Fecha de recogida').first().fill(inDays(20))
    await visitor.getByLabel('Fecha de devolución').first().fill(inDays(22))
    await visitor.getByRole('button', { name: 'Buscar vehículos' }).click()
    await expect(visitor.getByRole('link', { name: 'Devolver en Aeropuerto Las Américas' })).toBeVisible()
    await expect(visitor.getByText(/no se puede devolver en Zona Colonial/)).toHaveCount(1)
    await expect(back(visitor)).toHaveValue('Zona Colonial')
    await context.close()
  })
})
