import { readFile } from 'node:fs/promises'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { cell, pageOf, save } from './support/rates-pages.ts'
import { openAs } from './support/signed-in.ts'

test('saved rates are taken to another landing as a file, and a file that can’t be used is refused by its fields', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const from = await newLanding(operator, { name: 'De aquí' })
  const to = await newLanding(operator, { name: 'Para allá' })
  await openAs(page, operator, `/app/landings/${from.id}/rates/seasons`)
  await page.getByRole('button', { name: 'Diciembre a abril, +25 %' }).click()
  await pageOf(page, 'Precios').click()
  await page.getByRole('tab', { name: 'Temporada alta' }).click()
  const price = cell(page, 'Toyota Corolla, desde 1 día')
  await price.fill('60')
  await price.press('Enter')
  await save(page)
  await pageOf(page, 'Historial').click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar lo guardado' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe(`precios-${from.displayName}.json`)
  const content = JSON.parse(await readFile(await file.path(), 'utf8'))

  await page.goto(`/app/landings/${to.id}/rates/history`)
  const choose = async (name: string, text: string) => {
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Abrir un archivo' }).click()
    await (await choosing).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  }
  const refusal = page.getByRole('main').getByRole('alert')

  await test.step('what is no file of rates is refused, each fault by its field', async () => {
    await choose('carta.json', 'Hola')
    await expect(refusal).toHaveText(/carta\.json.*no se puede leer como JSON/)
    await choose('mal.json', JSON.stringify({ ...content, rates: { ...content.rates, colour: 'red' } }))
    await expect(refusal).toContainText('rates.colour: Este campo no existe.')
    await expectAccessible(page)
    await choose('enorme.json', 'x'.repeat(4 * 1024 * 1024))
    await expect(refusal).toContainText('hasta 3 MB')
  })

  await test.step('what changes and what is left out is told before; used, it is unsaved and can be undone', async () => {
    const vehicles = [{ ...content.vehicles[0], name: 'Kia Rio' }]
    await choose('precios.json', JSON.stringify({ ...content, vehicles }))
    const preview = page.getByRole('dialog', { name: 'Usar «precios.json»' })
    await expect(preview.getByText('Vehículo «Kia Rio»')).toBeVisible()
    await expect(preview.getByText('Temporada «Temporada alta»: se agregó')).toBeVisible()
    await expect(refusal).toBeHidden()
    await expectAccessible(page)
    await preview.getByRole('button', { name: 'Usar el archivo' }).click()
    await expect(page.getByText('Hay cambios sin guardar.')).toBeVisible()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByText('Hay cambios sin guardar.')).toBeHidden()
    await page.getByRole('button', { name: 'Rehacer' }).click()
    await save(page)
    await pageOf(page, 'Temporadas').click()
    await expect(page.getByRole('heading', { name: 'Temporada alta', exact: true })).toBeVisible()
  })
})
