import { readFile } from 'node:fs/promises'
import { expectAccessible } from './support/accessible.ts'
import { expectToFit } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { photograph } from './support/photographs.ts'
import { openAs } from './support/signed-in.ts'

/** Sixty cars as an office keeps them: a title, words of its own, a day that can be read in two ways, and a plate twice. */
const SHEET = [
  'FLOTA 2026;;;;;;;;',
  'No. Placa;Marca;Modelo;Color;Caja;Clase;Pasaj.;Precio;Alta',
  ...Array.from({ length: 60 }, (_, nth) =>
    nth % 2
      ? `A-${400_100 + nth};Kia;Picanto;Gris;Automática;Carrito;4;45,50;05/06/2026`
      : `A-${400_100 + nth};Hyundai;Tucson;Gris;Automática;Jeepeta;5;60;05/06/2026`,
  ),
  'a 400100;Hyundai;Tucson;Rojo;Automática;Jeepeta;5;60;05/06/2026',
].join('\r\n')

test('an operator brings sixty cars from a spreadsheet, answers what it can’t tell, and takes them back', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Importada' })
  const vehicles = `/view-landing/${landing.id}?tab=vehicles`
  await page.setViewportSize({ width: 320, height: 720 })
  await openAs(page, operator, vehicles)

  await test.step('the file is read, and what is not known is asked', async () => {
    await page.getByRole('link', { name: 'Importar', exact: true }).click()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'flota.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET, 'latin1') })
    await expect(page.getByText('separado por punto y coma')).toBeVisible()
    await expect(page.getByLabel('Pasaj.')).toHaveValue('')
    await page.getByLabel('Pasaj.').selectOption('Pasajeros')
    await page
      .getByRole('radiogroup', { name: /En la flota desde: ¿cómo se lee/ })
      .getByRole('radio')
      .first()
      .check()
    await page.getByLabel(/qué es «Carrito»/).selectOption('Hatchback')
    await page.getByLabel(/Maletas \(/).selectOption('2')
    await page.getByRole('button', { name: 'Usar para todos' }).click()
    await expect(page.getByText('60 filas nuevas, 0 que cambian, 0 iguales, 1 rechazada.')).toBeVisible()
    await expectToFit(page)
    await expectAccessible(page)
  })

  await test.step('it is applied, and the refused rows come back as a file', async () => {
    await page.getByRole('button', { name: 'Aplicar 60 filas' }).click()
    await expect(page.getByText('2 vehículos nuevos, que no están a la venta todavía')).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descargar las rechazadas' }).click()
    const refused = await readFile(await (await download).path(), 'utf8')
    expect(refused.match(/otra fila tiene esta placa/g)).toHaveLength(1)
    await page.getByRole('link', { name: 'Ver las unidades' }).click()
    await expect(page.getByText('A-400101')).toBeVisible()
  })

  await test.step('the landing has them, not on sale, and exports them', async () => {
    await page.goto(vehicles)
    await expect(page.getByText('Kia Picanto').first()).toBeVisible()
    await expectToFit(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exportar' }).click()
    const exported = await readFile(await (await download).path(), 'utf8')
    expect(exported.trim().split('\r\n')).toHaveLength(1 + 1 + 60)
  })

  await test.step('photographs go to the vehicle that their names tell, and others where somebody says', async () => {
    const { buffer, mimeType } = await photograph(900)
    await page.getByRole('button', { name: 'Fotos', exact: true }).click()
    await page.locator('input[type=file]').setInputFiles([
      { name: 'toyota-corolla 2.jpg', mimeType, buffer },
      { name: 'IMG_2041.jpg', mimeType, buffer },
    ])
    await expect(page.getByRole('button', { name: 'Agregar 1 foto' })).toBeEnabled()
    await page.getByLabel('IMG_2041.jpg').selectOption({ label: 'Toyota Corolla (1 foto)' })
    await expectToFit(page)
    await page.getByRole('button', { name: 'Agregar 2 fotos' }).click()
    await expect(page.getByText('Se agregaron 2 fotos.')).toBeVisible()
    await page.getByRole('button', { name: 'Cerrar' }).last().click()
  })

  await test.step('they are taken back', async () => {
    await page.goto('/app/import')
    await page.getByRole('link', { name: 'flota.csv' }).click()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByText('Se deshizo la importación.')).toBeVisible()
    await page.goto(vehicles)
    await expect(page.getByText('Toyota Corolla').first()).toBeVisible()
    await expect(page.getByText('Kia Picanto')).toHaveCount(0)
  })
})
