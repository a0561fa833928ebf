import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { form, NARROWEST, newLanding, newOperator } from './support/operator.ts'
import { picture } from './support/pictures.ts'
import { cell, changes, pageOf, save } from './support/rates-pages.ts'
import { openAs } from './support/signed-in.ts'

/** Chooses a file on the page of the history. */
async function openFile(page: Page, name: string, text: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Abrir un archivo' }).click()
  await (await choosing).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
}

// Rule of "An operator's own prices": web/owner/rates/history/rates-file.tsx, web/owner/rates/history/with-imported.ts, contract/rates/former-file.ts, web/owner/rates/history/with-imported.test.ts, contract/rates/former-file.test.ts
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
  const choose = (name: string, text: string) => openFile(page, name, text)
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

test('a file in another currency asks for the price of every vehicle in it, of one added meanwhile as well', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const { id } = await newLanding(operator, { name: 'En pesos' })
  const content = await operator.call<{ rates: object }>('GET', `/landings/${id}/rates/export`)
  await openAs(page, operator, `/app/landings/${id}/rates/history`)
  await openFile(
    page,
    'pesos.json',
    JSON.stringify({ ...content, rates: { ...content.rates, currency: 'DOP' } }),
  )
  const preview = page.getByRole('dialog', { name: 'Usar «pesos.json»' })
  await expect(preview).toContainText('El archivo está en DOP')
  await preview.getByRole('button', { name: 'Usar el archivo' }).click()

  const review = page.getByRole('button', { name: 'Revisar y guardar' })
  const asked = page.getByText('Faltan precios por día en DOP. Escríbelos para guardar.')
  const corolla = cell(page, 'Toyota Corolla, desde 1 día')
  await review.click()
  await expect(asked).toBeVisible()
  await expect(corolla).toBeFocused()
  await expect(corolla).toHaveValue('')
  const missing = page.getByText('falta su precio por día en DOP; el guardado es US$45.00.')
  await expect(missing).toBeVisible()
  await expectAccessible(page)

  await test.step('a price that is emptied again is missing again', async () => {
    await corolla.fill('2700')
    await corolla.press('Enter')
    await expect(missing).toBeHidden()
    await corolla.fill('')
    await corolla.press('Enter')
    await expect(missing).toBeVisible()
    await review.click()
    await expect(changes(page)).toBeHidden()
    await expect(corolla).toBeFocused()
    await corolla.fill('2700')
    await corolla.press('Enter')
  })

  await test.step('a vehicle that was added meanwhile is asked for by the refused save', async () => {
    await review.click()
    await operator.call(
      'POST',
      '/vehicle',
      form({
        id_landing: id,
        name: 'Kia Rio',
        description: 'Pequeño y ahorrador.',
        price: 30,
        luggage: 2,
        people: 5,
        type_of_car: 'sedan',
        transmision: 'automatic',
        'images[0]': await picture('vehicle', NARROWEST),
      }),
    )
    await changes(page).getByRole('button', { name: 'Guardar' }).click()
    const rio = cell(page, 'Kia Rio, desde 1 día')
    await expect(rio).toBeFocused()
    await expect(page.getByText('el guardado es US$30.00.')).toBeVisible()
    await rio.fill('1800')
    await rio.press('Enter')
    await save(page)
  })
  const { vehicles } = await operator.call<{ vehicles: { price: number }[] }>(
    'GET',
    `/landings/${operator.id}/${id}`,
  )
  expect(vehicles.map(({ price }) => Number(price))).toEqual([2700, 1800])
})
