import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { addTier, cell, changes, pageOf } from './support/rates-pages.ts'
import { openAs } from './support/signed-in.ts'

test('an operator sets a season, tests a price and saves; a visitor books across its border', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const { id, name, vehicle } = await newLanding(operator, { name: 'Temporada' })
  await openAs(page, operator, `/view-landing/${id}`)
  await page.getByRole('link', { name: 'Precios' }).click()
  const unsaved = page.getByText('Hay cambios sin guardar.')
  await expect(unsaved).toBeHidden()

  await test.step('one click makes a season, which the year shows by name', async () => {
    await pageOf(page, 'Temporadas').click()
    await expect(page.getByText('Una temporada son días del año con otro precio')).toBeVisible()
    await page.getByRole('button', { name: 'Diciembre a abril, +25 %' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Temporada alta: 15' })).toBeVisible()
    await page.getByRole('button', { name: 'Editar «Temporada alta»' }).click()
    await page.getByLabel('Nombre en español').fill('Invierno')
    await page.getByLabel('Nombre en español').blur()
    await expect(page.getByRole('heading', { name: 'Invierno', exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('an empty cell shows what it inherits, and from where', async () => {
    await pageOf(page, 'Precios').click()
    await addTier(page, 3)
    await page.getByRole('tab', { name: 'Invierno' }).click()
    const first = cell(page, 'Toyota Corolla, desde 1 día')
    await expect(first).toHaveAttribute('placeholder', '56.25')
    await expect(first).toHaveAccessibleDescription('56.25, +25 % sobre el precio base')
    await first.fill('60')
    await first.press('Enter')
    await expect(cell(page, 'Toyota Corolla, desde 3 días')).toHaveAttribute('placeholder', '60.00')
  })

  await test.step('a price with two readings is asked about, and not saved before', async () => {
    const second = cell(page, 'Toyota Corolla, desde 3 días')
    await second.fill('1.500')
    await second.press('Enter')
    await expect(second).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('button', { name: 'Revisar y guardar' }).click()
    await expect(changes(page)).toBeHidden()
    await expectAccessible(page)
    await page.getByRole('button', { name: '1500.00', exact: true }).click()
    await expect(second).toHaveValue('1500.00')
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(second).toHaveValue('')
    await second.fill('56')
    await second.press('Enter')
  })

  await test.step('a price is tested before it is saved, with the reason of every line', async () => {
    await pageOf(page, 'Probar un precio').click()
    const year = new Date().getFullYear() + 1
    await page.getByLabel('Fecha de recogida').fill(`${year}-11-29`)
    await page.getByLabel('Fecha de devolución').fill(`${year}-12-03`)
    const lines = page.getByRole('table', { name: 'Líneas del precio' })
    await expect(lines.getByRole('row', { name: /Alquiler, 2 días × US\$45\.00.*US\$90\.00/ })).toBeVisible()
    await expect(lines.getByRole('row', { name: /Invierno, 2 días × US\$56\.00.*US\$112\.00/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Fecha de recogida').fill(`${year}-06-01`)
    await page.getByLabel('Fecha de devolución').fill(`${year}-06-02`)
    await expect(page.getByRole('listitem').filter({ hasText: 'Invierno' })).toContainText(
      'Ningún día del alquiler cae en ella.',
    )
  })

  await test.step('the changes are read in words, and saved', async () => {
    await page.getByRole('button', { name: 'Revisar y guardar' }).click()
    await expect(changes(page).getByRole('listitem').filter({ hasText: 'Invierno' }).first()).toBeVisible()
    await expectAccessible(page)
    await changes(page).getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Precios guardados. Se aplican desde ahora.').first()).toBeVisible()
    await expect(unsaved).toBeHidden()
    await page.goto(`/app/landings/${id}/rates`)
    await page.getByRole('tab', { name: 'Invierno' }).click()
    await expect(cell(page, 'Toyota Corolla, desde 3 días')).toHaveValue('56.00')
  })

  await test.step('a visitor books across its border, and reads the reason of every line', async () => {
    const year = new Date().getFullYear() + 1
    const trip = new URLSearchParams({
      vehicle: String(vehicle),
      date_of_departure: `${year}-11-29`,
      time_of_departure: '10:00',
      date_of_arrival: `${year}-12-03`,
      time_of_arrival: '10:00',
    })
    await page.goto(`/${name}/review?${trip}`)
    const row = (label: RegExp) => page.locator('dl > div').filter({ hasText: label })
    await expect(row(/Alquiler, 2 días × US\$45\.00/)).toContainText('US$90.00')
    await expect(row(/Invierno, 2 días × US\$56\.00.*temporada «Invierno»/)).toContainText('US$112.00')
    await page.getByLabel('Nombre', { exact: true }).fill('Zoë')
    await page.getByLabel('Apellido').fill('O’Brien')
    await page.getByLabel('Correo electrónico').fill('zoe@example.com')
    await page.getByLabel('Teléfono').fill('+353 1 555 0199')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Reservar por US$254.23' }).click()
    await expect(page.getByRole('heading', { name: '¡Gracias, Zoë!' })).toBeVisible()
  })
})
