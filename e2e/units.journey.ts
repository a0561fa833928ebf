import { expectAccessible } from './support/accessible.ts'
import { inDays } from './support/dates.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { reserveFor } from './support/reservations.ts'
import { openAs } from './support/signed-in.ts'

test('an operator tells plates and papers of units, sees what expires, and finds a unit by its plate', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Con placas' })
  await operator.call('PUT', `/vehicles/${landing.id}/${landing.vehicle}`, { units: 2 })
  await openAs(page, operator, '/app/units')
  await expect(page).toHaveTitle('Unidades | Nelly')
  await expect(page.getByText('2 unidades')).toBeVisible()
  const second = page.getByRole('button', { name: 'Editar Toyota Corolla, 2' })
  const dialog = page.getByRole('dialog', { name: 'Toyota Corolla · Unidad 2' })
  const save = dialog.getByRole('button', { name: 'Guardar' })

  await test.step('invalid fields say what to do, and nothing typed is lost', async () => {
    await second.click()
    await expect(dialog.getByLabel('Placa')).toBeFocused()
    await dialog.getByLabel('Placa').fill('A-123456')
    await dialog.getByLabel('Año', { exact: true }).fill('1920')
    await dialog.getByLabel('Chasis (VIN)').fill('CORTO')
    await expect(dialog.getByText('Revísalo.')).toBeVisible()
    await save.click()
    await expect(dialog.getByLabel('Año', { exact: true })).toBeFocused()
    await expect(dialog.getByText('Indica como mínimo 1950.')).toBeVisible()
    await dialog.getByLabel('Año', { exact: true }).fill('2024')
  })

  await test.step('papers that have expired or soon do are marked', async () => {
    await dialog.getByLabel('Kilometraje').fill('42000')
    await dialog.getByLabel('Seguro').fill(inDays(-3))
    await dialog.getByLabel('Inspección').fill(inDays(300))
    await dialog.getByLabel('Marbete').fill(inDays(20))
    await save.click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/^Seguro: venció el /)).toBeVisible()
    await expect(page.getByText(/^Marbete: vence el /)).toBeVisible()
    await expect(page.getByText(/^Inspección: /)).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('the home screen has them too, and leads to the unit', async () => {
    await page.goto('/app/desk')
    const unit = page.getByRole('region', { name: 'Papeles por renovar 1' }).getByRole('listitem')
    await expect(unit).toHaveText(/^Toyota Corolla.*A-123456.*Seguro: venció el .*Marbete: vence el /)
    await unit.getByRole('link').click()
    await expect(dialog.getByLabel('Inspección')).toHaveValue(inDays(300))
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('a lower reading of the odometer is asked about', async () => {
    await page.getByRole('button', { name: 'Editar Toyota Corolla, A-123456' }).click()
    await dialog.getByLabel('Kilometraje').fill('41000')
    await save.click()
    const question = page.getByRole('dialog', { name: 'El kilometraje es menor que antes' })
    await expect(question).toContainText('41000 km')
    await question.getByRole('button', { name: 'Sí, guardar' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('41,000 km')).toBeVisible()
  })

  await test.step('what a colleague changed meanwhile is asked about, and theirs is taken', async () => {
    await page.getByRole('button', { name: 'Editar Toyota Corolla, A-123456' }).click()
    await operator.call('PUT', `/vehicles/${landing.vehicle}/units/2`, { odometer: 43000, year: 2025 })
    await dialog.getByLabel('Kilometraje').fill('43500')
    await dialog.getByLabel('Color').fill('Blanco')
    await save.click()
    const conflict = page.getByRole('dialog', { name: 'Esto cambió mientras lo editabas' })
    await conflict.getByRole('radiogroup', { name: 'Kilometraje' }).getByText('43000').click()
    await conflict.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('43,000 km')).toBeVisible()
  })

  await test.step('a unit is found by its plate, and those with papers to renew', async () => {
    await page.getByRole('searchbox').fill('a123 456')
    await expect(page.getByText('1 unidad', { exact: true })).toBeVisible()
    await page.getByRole('searchbox').fill('')
    await page.getByLabel('Mostrar').selectOption('Papeles por renovar (1)')
    await expect(page.getByText('1 unidad', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/state=due/)
  })

  await test.step('the calendar names it by its plate', async () => {
    await page.goto('/reservation/calendar')
    await expect(page.getByRole('rowheader', { name: 'A-123456' })).toBeVisible()
  })
})

test('many units come in pages; a filter begins at the first, and a unit of any page can be opened', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Con muchas' })
  await operator.call('PUT', `/vehicles/${landing.id}/${landing.vehicle}`, { units: 30 })
  await operator.call('PUT', `/vehicles/${landing.vehicle}/units/2`, { plate: 'G-222222' })
  await openAs(page, operator, `/app/units?unit=${landing.vehicle}-29`)
  const dialog = page.getByRole('dialog', { name: 'Toyota Corolla · Unidad 29' })
  await dialog.getByLabel('Placa').fill('G-292929')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('30 unidades')).toBeVisible()
  await expect(page.getByLabel('Mostrar').getByRole('option', { name: 'Sin placa (28)' })).toBeAttached()
  const edit = page.getByRole('button', { name: /^Editar Toyota Corolla, / })
  await expect(edit).toHaveCount(25)
  const pages = page.getByRole('navigation', { name: 'Páginas de unidades' })
  await pages.getByRole('button', { name: 'Siguiente' }).click()
  await expect(edit).toHaveCount(5)
  await expect(page.getByText('G-292929', { exact: true })).toBeVisible()
  await page.getByRole('searchbox').fill('g222')
  await expect(page.getByText('1 unidad', { exact: true })).toBeVisible()
  await expect(page.getByText('G-222222', { exact: true })).toBeVisible()
  await expect(pages).toBeHidden()
})

// Rule of "Calls": server/features/units/block-unit.ts, domain/blocks/blocks.ts, server/features/units/units.api.test.ts
test('a unit out of service is not sold, and what is booked on it is listed before or moves', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Con taller' })
  await operator.call('PUT', `/vehicles/${landing.id}/${landing.vehicle}`, { units: 2 })
  await reserveFor(operator, landing, { name: 'Ada', inDays: 5 })
  await reserveFor(operator, landing, { name: 'Grace', inDays: 5 })
  await openAs(page, operator, `/app/units?unit=${landing.vehicle}-1`)
  const dialog = page.getByRole('dialog', { name: 'Toyota Corolla · Unidad 1' })
  const save = dialog.getByRole('button', { name: 'Guardar' })
  await dialog.getByLabel('Fuera de servicio desde').fill(inDays(2))
  await dialog.getByLabel('Motivo').fill('Caja')
  await save.click()
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveText('Ada Pérez')
  await expectAccessible(page)
  await operator.call('PUT', `/vehicles/${landing.id}/${landing.vehicle}`, { units: 3 })
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(
    page.getByText(/2 reservas cambiaron de unidad: Ada Pérez, de unidad 1 a unidad 2; Grace Pérez, /),
  ).toBeVisible()
  await page.goto('/reservation/calendar')
  await page.getByRole('button', { name: /^Fuera de servicio, Toyota Corolla, unidad 1, desde el / }).click()
  const block = page.getByRole('dialog', { name: 'Fuera de servicio' })
  await expect(block).toContainText('Caja')
  await expectAccessible(page)
  await block.getByRole('link', { name: 'Cambiarlo en Unidades' }).click()
  await dialog.getByLabel('Fuera de servicio desde').fill('')
  await save.click()
  await expect(dialog).toBeHidden()
  await page.goto('/reservation/calendar')
  await expect(page.getByRole('rowheader', { name: /Unidad 1/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Fuera de servicio, / })).toHaveCount(0)
})

// Rule of "Calls": domain/units/fleet-days.ts, server/features/units/block-unit.ts, server/features/units/units.api.test.ts
test('a unit is rented from its first day on the fleet to its last', async ({ page, server }) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Con vendidos' })
  await reserveFor(operator, landing, { name: 'Ada', inDays: 9 })
  await openAs(page, operator, `/app/units?unit=${landing.vehicle}-1`)
  const dialog = page.getByRole('dialog', { name: 'Toyota Corolla · Unidad 1' })
  const save = dialog.getByRole('button', { name: 'Guardar' })
  await dialog.getByLabel('Primer día en la flota').fill(inDays(3))
  await dialog.getByLabel('Último día en la flota').fill(inDays(2))
  await save.click()
  await expect(dialog.getByText('El último día en la flota es anterior al primero.')).toBeVisible()
  await dialog.getByLabel('Último día en la flota').fill(inDays(7))
  await save.click()
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveText('Ada Pérez')
  await operator.call('PUT', `/vehicles/${landing.id}/${landing.vehicle}`, { units: 2 })
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^Desde el /)).toBeVisible()
  await page.goto('/app/fleet')
  await expect(page.getByText(/^Unidad 1: Desde el /)).toBeVisible()
  await expectAccessible(page)
  await page.goto('/reservation/calendar')
  await page.getByRole('button', { name: /^Fuera de la flota, Toyota Corolla, unidad 1, antes del / }).click()
  const block = page.getByRole('dialog', { name: 'Fuera de la flota' })
  await expect(block).toContainText('Esta unidad entra en la flota el ')
  await block.getByRole('link', { name: 'Cambiarlo en Unidades' }).click()
  await dialog.getByLabel('Primer día en la flota').fill('')
  await dialog.getByLabel('Dónde está').selectOption('Zona Colonial')
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^Hasta el /)).toBeVisible()
  await expect(page.getByText('En Zona Colonial')).toBeVisible()
})

test('an operator chooses the unit of a reservation, and exchanges it where another has it', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Con fijadas' })
  await operator.call('PUT', `/vehicles/${landing.id}/${landing.vehicle}`, { units: 2 })
  const first = await reserveFor(operator, landing, { name: 'Ada', inDays: 5 })
  await reserveFor(operator, landing, { name: 'Grace', inDays: 5 })
  await openAs(page, operator, `/app/reservations/${first.id}`)
  const details = page.getByRole('dialog', { name: /Ada/ })
  await expect(details.getByText('Unidad 1')).toBeVisible()
  await details.getByRole('button', { name: 'Elegir unidad' }).click()
  const choice = page.getByRole('dialog', { name: 'Unidad de la reserva' })
  await choice.getByLabel('Unidad', { exact: true }).selectOption('Unidad 2')
  await choice.getByRole('button', { name: 'Guardar' }).click()
  await expect(choice.getByRole('alert')).toContainText('Grace')
  await expectAccessible(page)
  await choice.getByRole('button', { name: 'Intercambiar' }).click()
  await expect(choice).toBeHidden()
  await expect(details.getByText('Unidad 2 · fijada')).toBeVisible()
})
