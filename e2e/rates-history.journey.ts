import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { cell, pageOf, save } from './support/rates-pages.ts'
import { openAs } from './support/signed-in.ts'

test('an unsaved change is offered again when the screen was left, and the history restores a version', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const { id } = await newLanding(operator, { name: 'Historial' })
  await openAs(page, operator, `/app/landings/${id}/rates`)
  const price = cell(page, 'Toyota Corolla, desde 1 día')
  await price.fill('48')
  await price.press('Enter')
  await save(page)
  await expect(price).toHaveValue('48.00')

  await price.fill('50')
  await price.press('Enter')
  await pageOf(page, 'Extras').click()
  await expect(page.getByRole('heading', { name: 'Silla para bebé' })).toBeVisible()
  await page.getByRole('link', { name: 'Vehículos' }).click()
  await page
    .getByRole('dialog', { name: '¿Salir sin guardar?' })
    .getByRole('button', { name: 'Salir' })
    .click()
  await expect(page).toHaveURL(/view-landing/)
  await page.goto(`/app/landings/${id}/rates`)
  await expect(price).toHaveValue('48.00')
  await page.getByRole('button', { name: 'Recuperar' }).click()
  await expect(price).toHaveValue('50.00')
  await save(page)

  await pageOf(page, 'Historial').click()
  await expect(page.getByRole('heading', { name: 'Versión 2' })).toBeVisible()
  await expect(page.getByText('precio por día: US$48.00 → US$50.00')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Recuperar la versión 1' }).click()
  await page.getByRole('checkbox', { name: /También los precios por día/ }).check()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Recuperar', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Versión 3' })).toBeVisible()
  await pageOf(page, 'Precios').click()
  await expect(price).toHaveValue('48.00')
})
