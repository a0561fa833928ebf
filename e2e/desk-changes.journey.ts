import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { inDays } from './support/dates.ts'
import { expectNoSidewaysScroll } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { openAs } from './support/signed-in.ts'
import { publishSite } from './support/site.ts'

/** A season that begins in twelve days, in which everything costs half as much again. */
const dearer = (from: string, to: string) => ({
  id: 'alta',
  name: { es: 'Temporada alta', en: 'High season' },
  ranges: [{ from, to }],
  percent: 5000,
})

/** Types while the server does not say what it would cost: nothing can be saved then. */
async function withoutPreviews(page: Page, form: Locator, save: string, type: () => Promise<void>) {
  await page.route(/preview$/, (route) => route.abort())
  await type()
  await expect(form.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  await expect(form.getByRole('button', { name: save })).toBeDisabled()
  await page.unroute(/preview$/)
  // What was typed last may be asked for again by itself.
  await expect(async () => {
    const again = form.getByRole('button', { name: 'Reintentar' })
    if (await again.isVisible()) await again.click({ timeout: 2_000 })
    await expect(form.getByRole('button', { name: save })).toBeEnabled({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
}

test('a phone booking is made, changed into a dearer season with the difference shown, and changed back', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Mostrador' })
  await operator.call('PUT', `/landings/${landing.id}/rates`, {
    revision: 0,
    rates: { currency: 'USD', seasons: [dearer(inDays(12), inDays(40))] },
  })
  await publishSite(operator, landing, (document) => ({
    ...document,
    languages: { default: 'es', both: true },
  }))
  await openAs(page, operator, '/reservation')

  await test.step('somebody calls: the price is shown while the form is filled, and no e-mail is needed', async () => {
    await page.getByRole('link', { name: 'Nueva reserva' }).click()
    const form = page.getByRole('form', { name: 'Nueva reserva' })
    await form.getByLabel('Fecha de recogida').fill(inDays(5))
    await form.getByLabel('Hora de recogida').fill('10:00')
    await form.getByLabel('Fecha de devolución').fill(inDays(8))
    await form.getByLabel('Hora de devolución').fill('10:00')
    await form.getByRole('radio', { name: /^Toyota Corolla US\$159\.30$/ }).check()
    await expect(form.getByRole('table').getByRole('row', { name: /^Total/ })).toContainText('US$159.30')
    await form.getByRole('button', { name: 'Agregar un ajuste' }).click()
    await form.getByLabel('Monto').fill('10')
    await form.getByLabel(/^Motivo/).fill('Cliente de siempre')
    await expect(form.getByRole('row', { name: /Cliente de siempre/ })).toContainText('-US$10.00')
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await form.getByRole('button', { name: 'Reservar' }).click()
    await expect(form.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await form.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Rosa')
    await form.getByLabel('Apellido').fill('Marte')
    await form.getByLabel('Teléfono').fill('+1 809 555 0177')
    await test.step('without an answer of the server, nothing can be saved until it is asked again', async () => {
      await withoutPreviews(page, form, 'Reservar', () => form.getByLabel('Monto').fill('12'))
      const adjustment = form.getByRole('row', { name: /Cliente de siempre/ })
      await expect(adjustment).toContainText('-US$12.00')
      await form.getByLabel('Monto').fill('10')
      await expect(adjustment).toContainText('-US$10.00')
    })
    await expect(form.getByLabel('Idioma')).toHaveValue('es')
    await form.getByLabel('Idioma').selectOption('Inglés')
    await form.getByRole('button', { name: 'Reservar' }).click()
    await expect(page.getByText(/^Reserva .+ creada\.$/)).toBeVisible()
    await page.getByRole('link', { name: 'Reservaciones' }).first().click()
    await expect(page.getByText('1 reserva · US$147.50')).toBeVisible()
  })

  const dialog = page.getByRole('dialog', { name: 'Ver la reserva de Rosa Marte' })
  const total = dialog.getByRole('table', { name: 'Precio' }).getByRole('row', { name: /^Total/ })

  await test.step('moved into the dearer season, both prices are shown line by line before it is saved', async () => {
    await page.getByRole('button', { name: 'Toyota Corolla: Ver la reserva de Rosa Marte' }).click()
    await expect(dialog.locator('dt', { hasText: 'Idioma' }).locator('~ dd')).toHaveText('Inglés')
    await dialog.getByRole('button', { name: 'Cambiar' }).click()
    const form = dialog.getByRole('form', { name: 'Cambiar la reserva' })
    await form.getByLabel('Fecha de devolución').fill(inDays(18))
    await withoutPreviews(page, form, 'Guardar', () => form.getByLabel('Fecha de recogida').fill(inDays(15)))
    await expect(form.getByText('US$79.65 más que antes')).toBeVisible()
    await expect(total).toContainText('US$147.50')
    await expect(total).toContainText('US$227.15')
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await form.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Reserva cambiada.')).toBeVisible()
    await expect(page.getByText('1 reserva · US$227.15')).toBeVisible()
  })

  await test.step('undone, it is as before', async () => {
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByText('Cambio deshecho.')).toBeVisible()
    await expect(page.getByText('1 reserva · US$147.50')).toBeVisible()
  })

  await test.step('what somebody else changed meanwhile stays, and a field that both changed is asked about', async () => {
    await page.getByRole('button', { name: 'Toyota Corolla: Ver la reserva de Rosa Marte' }).click()
    await dialog.getByRole('button', { name: 'Cambiar' }).click()
    const form = dialog.getByRole('form', { name: 'Cambiar la reserva' })
    await form.getByLabel('Comentario').fill('Con silla de bebé')
    await form.getByLabel('Personas').selectOption('4')
    const [{ id, revision }] = await operator.call<[{ id: number; revision: number }]>(
      'GET',
      `/reservations/${landing.id}`,
    )
    const theirs = { persons: 3, phone: '+1 809 555 0199' }
    await operator.call('PATCH', `/reservations/${id}`, { revision, ...theirs })
    await form.getByRole('button', { name: 'Guardar' }).click()
    const conflict = page.getByRole('dialog', { name: 'Esto cambió mientras lo editabas' })
    await expect(conflict.getByRole('radiogroup')).toHaveCount(1)
    await expect(conflict.getByRole('radiogroup', { name: 'Personas' })).toContainText('3')
    await conflict.getByRole('button', { name: 'Seguir editando' }).click()
    await expect(form.getByLabel('Comentario')).toHaveValue('Con silla de bebé')
    await form.getByRole('button', { name: 'Guardar' }).click()
    await conflict.getByRole('radio', { name: 'Conservar lo mío' }).check()
    await conflict.getByRole('button', { name: 'Guardar lo elegido' }).click()
    await expect(page.getByText('Reserva cambiada.')).toBeVisible()
    expect(await operator.call('GET', `/reservations/${id}/details`)).toMatchObject({
      persons: 4,
      phone: '+1 809 555 0199',
      comment: 'Con silla de bebé',
    })
  })
})
