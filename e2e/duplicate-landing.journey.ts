import { expectAccessible } from './support/accessible.ts'
import { answerWith } from './support/answers.ts'
import { expectOneRequest } from './support/double-click.ts'
import { expectToFit } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { reserveFor } from './support/reservations.ts'
import { openAs } from './support/signed-in.ts'
import { bookingOf, fillIn, ZOE } from './support/visitor.ts'

test('an operator duplicates a landing from the list, publishes the duplicate, and it is booked', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const original = await newLanding(operator, { name: 'Costa', exactName: true })
  const second = await newLanding(operator, { name: 'Costa 2', exactName: true, published: false })
  const seasons = [{ id: 'todo', name: { es: 'Todo el año', en: 'All year' } }]
  const prices = [{ vehicleId: original.vehicle, season: 'todo', fromDays: 1, amount: 7700, perDays: 1 }]
  const rates = { currency: 'USD', seasons, prices }
  await operator.call('PUT', `/landings/${original.id}/rates`, { revision: 0, rates })
  await reserveFor(operator, original, { inDays: 20 })

  await page.setViewportSize({ width: 320, height: 700 })
  await openAs(page, operator, '/landings')
  const button = page.getByRole('button', { name: 'Duplicar Costa', exact: true })
  const dialog = page.getByRole('dialog', { name: 'Duplicar Costa', exact: true })
  const name = dialog.getByLabel('Nombre de la landing')
  const duplicate = dialog.getByRole('button', { name: 'Duplicar' })
  await button.press('Enter')
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('Costa 3')
  await expect(dialog.getByText('/costa-3. Está libre.')).toBeVisible()
  await expect(dialog.getByText('La copia ofrece los mismos carros')).toBeVisible()
  await expectToFit(page)
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()

  await button.press('Enter')
  await name.fill(second.displayName)
  await expect(dialog.getByRole('alert')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(name).toBeFocused()
  await name.fill('Costa del Norte')
  // It has more lines than what stands there while the name is checked: what follows moves.
  await expect(dialog.getByText('/costa-del-norte. Está libre.')).toBeVisible()
  const mend = await answerWith(page, 'POST', '/landings/*/duplicate', { status: 500 })
  await name.press('Enter')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(name).toHaveValue('Costa del Norte')
  await expectAccessible(page)
  await mend()
  const made = page.getByText('«Costa del Norte» está lista como borrador.')
  await expectOneRequest(duplicate, ['POST', `/landings/${original.id}/duplicate`], made)

  await expect(page).toHaveURL(/\/view-landing\/\d+\?tab=vehicles$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Costa del Norte' })).toBeVisible()
  await expect(page.getByText('Borrador', { exact: true })).toBeVisible()
  await expect(page.getByText('Toyota Corolla').first()).toBeVisible()
  await expect(page.getByText('1 vehículo · Sin reservas')).toBeVisible()
  expect((await page.request.get('/costa-del-norte')).status()).toBe(404)
  const landings = await operator.call<{ id: number; name: string }[]>('GET', `/landing/${operator.id}`)
  expect(landings.map((landing) => landing.name)).toEqual(['costa-del-norte', 'costa-2', 'costa'])

  await page.goto('/reservation/calendar')
  await page.getByRole('button', { name: 'Filtros' }).click()
  const landing = page.getByLabel('Landing', { exact: true })
  await expect(landing).toHaveValue('')
  await expect(landing.getByRole('option')).toHaveText([
    'Todas las landings',
    'Costa del Norte · Borrador',
    'Costa 2 · Borrador',
    'Costa',
  ])
  await page.goto(`/view-landing/${landings[0]?.id}`)
  await page.getByRole('button', { name: /^Reservas/ }).click()
  await page.getByRole('link', { name: 'Configuración' }).click()
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByText('La landing está publicada.')).toBeVisible()
  const [vehicle] = await operator.call<{ id: number }[]>('GET', `/vehicles/${landings[0]?.id}`)
  const taken = page.getByText('Este vehículo está ocupado en tus fechas')
  await page.goto(`/costa-del-norte/review${bookingOf(vehicle?.id ?? 0)}`)
  await expect(taken).toBeVisible()
  await page.goto(`/costa-del-norte/review${bookingOf(vehicle?.id ?? 0, {}, 40)}`)
  await fillIn(page, ZOE)
  await page.getByRole('button', { name: 'Reservar', exact: true }).click()
  await expect(page.getByRole('heading', { name: '¡Gracias, Zoë!' })).toBeVisible()
  const [booked] = await operator.call<{ total_price: number }[]>('GET', `/reservations/${landings[0]?.id}`)
  const own = await operator.call<{ total_price: number }[]>('GET', `/reservations/${original.id}`)
  expect(own.map(({ total_price }) => total_price)).toEqual([booked?.total_price])
  // The only car is taken for the original's visitors too.
  await page.goto(`/costa/vehicles/${original.vehicle}${bookingOf(original.vehicle, {}, 40)}`)
  await expect(taken).toBeVisible()
})

test('the settings of a landing lead to its duplicate too', async ({ page, server }) => {
  const operator = await newOperator(server)
  const { id, displayName } = await newLanding(operator, { name: 'Ribera' })
  await openAs(page, operator, `/view-landing/${id}?tab=settings`)
  await page.getByRole('button', { name: 'Duplicar' }).click()
  const dialog = page.getByRole('dialog', { name: `Duplicar ${displayName}` })
  await dialog.getByLabel('Nombre de la landing').fill('Ribera Sur')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Ribera Sur' })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Oculto')).toHaveCount(0)
})
