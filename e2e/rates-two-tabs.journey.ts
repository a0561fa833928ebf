import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { changes, save } from './support/rates-pages.ts'
import { openAs } from './support/signed-in.ts'

/** The same screen in a second tab. */
async function secondTab(context: BrowserContext, page: Page): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(page.url())
  return tab
}

test('rates that are open in two tabs lose no saved change of either', async ({ page, context, server }) => {
  const operator = await newOperator(server)
  const { id } = await newLanding(operator, { name: 'Dos a la vez' })
  await openAs(page, operator, `/app/landings/${id}/rates/fees`)
  const tax = (tab: Page) => tab.getByLabel('Porcentaje', { exact: true }).first()
  await expect(tax(page)).toHaveValue('18')
  const other = await secondTab(context, page)
  await expect(tax(other)).toHaveValue('18')
  await tax(other).fill('16')
  await other.getByLabel('Minutos de gracia').fill('30')
  await other.getByLabel('Minutos de gracia').blur()
  await save(other)

  await tax(page).fill('17')
  await tax(page).blur()
  await page.getByRole('button', { name: 'Revisar y guardar' }).click()
  await changes(page).getByRole('button', { name: 'Guardar' }).click()
  const conflict = page.getByRole('dialog', { name: 'Esto cambió mientras lo editabas' })
  await expect(conflict.getByRole('radiogroup', { name: 'Impuesto' })).toContainText('17')
  await expect(conflict.getByRole('radiogroup', { name: 'Impuesto' })).toContainText('16')
  await expect(conflict.getByRole('radiogroup')).toHaveCount(1)
  await conflict.getByRole('button', { name: 'Guardar lo elegido' }).click()
  await expect(changes(page)).toContainText('Alguien más guardó precios mientras editabas.')
  await changes(page).getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Precios guardados. Se aplican desde ahora.').first()).toBeVisible()
  await expect(tax(page)).toHaveValue('17')
  await expect(page.getByLabel('Minutos de gracia')).toHaveValue('30')
})
