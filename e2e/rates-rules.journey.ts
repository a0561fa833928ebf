import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { changes, pageOf, save } from './support/rates-pages.ts'
import { openAs } from './support/signed-in.ts'

test('rules are set for seasons, vehicles and drivers; a contradiction is shown at its field on whatever page', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const { id } = await newLanding(operator, { name: 'Reglas' })
  await openAs(page, operator, `/app/landings/${id}/rates/rules`)
  const lead = page.getByLabel('Antelación mínima', { exact: true })
  await page.getByLabel('Antelación mínima, unidad').selectOption('días')
  await lead.fill('2')
  await page.getByRole('button', { name: 'Agregar un vehículo' }).first().click()
  await page.getByLabel('Días como mínimo').nth(1).fill('3')
  await page.getByRole('button', { name: 'Agregar un vehículo' }).last().click()
  for (const list of ['Reglas por vehículo', 'Edad por vehículo'])
    await expect(page.getByRole('button', { name: new RegExp(`^Eliminar .* de «${list}»$`) })).toHaveCount(1)
  await page.getByLabel('Edad mínima').first().fill('21')
  await page.getByLabel('Días como mínimo').first().fill('5')
  await page.getByLabel('Días como máximo').fill('4')
  await page.getByLabel('Días como máximo').blur()
  await pageOf(page, 'Temporadas').click()
  await page.getByRole('button', { name: 'Revisar y guardar' }).click()
  await expect(changes(page)).toContainText('Reglas: antelación mínima 0 min → 2 días')
  await changes(page).getByRole('button', { name: 'Guardar' }).click()

  const most = page.getByLabel('Días como máximo')
  await expect(most).toBeFocused()
  await expect(most).toHaveAccessibleDescription('El máximo es menor que el mínimo.')
  await expect(pageOf(page, 'Reglas')).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
  await most.fill('30')
  await most.blur()
  await save(page)
  await page.reload()
  await expect(lead).toHaveValue('2')
  await expect(page.getByLabel('Antelación mínima, unidad')).toHaveValue('days')
  await page.getByLabel('Antelación mínima, unidad').selectOption('horas')
  await expect(lead).toHaveValue('2')
  await expect(page.getByText('Hay cambios sin guardar.')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(lead).toHaveValue('48')
})
