import { expectAccessible } from './support/accessible.ts'
import { expectNoSidewaysScroll } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { reserveFor } from './support/reservations.ts'
import { openAs } from './support/signed-in.ts'

test('an operator finds a reservation, a unit and a screen by the keyboard alone', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Todo a mano' })
  await operator.call('PUT', `/vehicles/${landing.id}/${landing.vehicle}`, { units: 2 })
  await operator.call('PUT', `/vehicles/${landing.vehicle}/units/2`, { plate: 'A-123456' })
  const { id, reference } = await reserveFor(operator, landing, { name: 'Úrsula', inDays: 5 })
  await openAs(page, operator, '/landings')
  await expect(page.getByRole('heading', { name: 'Landings', level: 1 })).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Buscar' })
  const field = dialog.getByRole('combobox', { name: 'Buscar en todo' })
  const reservation = dialog.getByRole('group', { name: 'Reservas' }).getByRole('option', { name: /Úrsula/ })
  const details = page.getByRole('dialog', { name: /Úrsula/ })
  const unit = page.getByRole('dialog', { name: 'Toyota Corolla · Unidad 2' })

  await test.step('by the phone, in another writing', async () => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await page.keyboard.type('809.555')
    await expect(reservation).toHaveAttribute('data-combobox-selected')
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(details).toBeVisible()
    await expect(page).toHaveURL(`/app/reservations/${id}`)
  })

  await test.step('by the plate, typed faster than the server answers', async () => {
    await page.keyboard.press('Control+k')
    await expect(dialog.getByRole('group', { name: 'Recientes' }).getByRole('option')).toHaveText(/Úrsula/)
    await page.keyboard.type('a123456')
    await page.keyboard.press('Enter')
    await expect(unit).toBeVisible()
    await page.keyboard.press('Escape')
    // Over an open dialog, the search is not opened.
    await expect(unit).toBeHidden()
  })

  await test.step('by the reference, from a field', async () => {
    await page.getByRole('searchbox').focus()
    await page.keyboard.press('Control+k')
    await page.keyboard.type(reference.replaceAll('-', '').toLowerCase())
    await expect(dialog.getByRole('option')).toHaveText([new RegExp(reference)])
    await page.keyboard.press('Enter')
    await expect(details).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(details).toBeHidden()
  })

  await test.step('nothing, a setting by the word of another language, and a screen', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('zzzz')
    await expect(dialog.getByRole('status')).toContainText('Nada coincide con «zzzz»')
    await field.fill('CURRENCY')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/app/landings/${landing.id}/rates/terms`)
    await page.keyboard.press('Control+k')
    await field.fill('calen')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/reservation/calendar')
    await expect(dialog).toBeHidden()
  })

  await test.step('over the calendar, which is there again after Escape', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(reference)
    await expect(reservation).toHaveAttribute('data-combobox-selected')
    await page.keyboard.press('Enter')
    await expect(details).toBeVisible()
    await expect(page).toHaveURL(`/reservation/calendar?reservation=${id}`)
    await page.keyboard.press('Escape')
    await expect(details).toBeHidden()
    await expect(page).toHaveURL('/reservation/calendar')
  })

  await test.step('what is typed in a dialog is not lost by it', async () => {
    await page.goto(`/app/units?unit=${landing.vehicle}-2`)
    await unit.getByLabel('Color').fill('Rojo')
    await page.keyboard.press('Control+k')
    await expect(dialog).toBeHidden()
    await expect(unit.getByLabel('Color')).toHaveValue('Rojo')
  })

  await test.step('on a phone, with a button; a search that fails says so and is repeated', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/landings')
    await page.route('**/api/search?*', (route) => route.abort())
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await field.fill('ursula')
    await expect(dialog.getByRole('alert')).toContainText('No se pudo buscar.')
    await expectNoSidewaysScroll(page)
    await page.unroute('**/api/search?*')
    await dialog.getByRole('button', { name: 'Reintentar' }).click()
    await expect(reservation).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
})
