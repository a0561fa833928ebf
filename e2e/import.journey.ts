import { readFile } from 'node:fs/promises'
import { expectAccessible } from './support/accessible.ts'
import { inDays } from './support/dates.ts'
import { expectToFit } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { photograph } from './support/photographs.ts'
import { save } from './support/rates-pages.ts'
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
      { name: `${'IMG2041'.repeat(12)}.jpg`, mimeType, buffer },
    ])
    await expect(page.getByRole('button', { name: 'Agregar 1 foto' })).toBeEnabled()
    await page.getByLabel(/^IMG2041/).selectOption({ label: 'Toyota Corolla (1 foto)' })
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

/** With a title, a blank line and one of totals. */
const FLEET = [
  'Flota de la oficina;;;;;;;\r\n',
  'Placa;Marca;Modelo;Clase;Caja;Pasajeros;Maletas;Precio',
  ...Array.from({ length: 60 }, (_, nth) =>
    nth % 2
      ? `A${400_100 + nth};Kia;Picanto;Compacto;Automática;4;2;45,50`
      : `A${400_100 + nth};Hyundai;Tucson;SUV;Automática;5;4;60,00`,
  ),
  'Total;60;;;;;;',
].join('\r\n')
/** As Excel writes Unicode text. */
const PRICES =
  '\uFEFFTarifas 2027\r\nVehículo\t1-2 días\t3 a 6\t7 o más\r\nKia Picanto\t45,50\t42,00\t38,00\r\nHyundai Tucson\t60,00\t57,00\t52,00'
const inWords = (days: number) =>
  new Date(inDays(days)).toLocaleDateString('es', { dateStyle: 'long', timeZone: 'UTC' })
/** Ten reservations with days in words and the code of a place, of which one is of a plate that another has then. */
const RESERVED = [
  'sep=,\r\nPlaca,Cliente,Teléfono,Entrega,Devolución,Lugar,Total',
  ...[100, 101, 102, 103, 104, 105, 106, 107, 108, 100].map(
    (nth, line) =>
      `a-400 ${nth},Cliente ${line},809-555-01${10 + line},${inWords(40 + line)} 10 am,${inWords(60)} 10:00,zc,"1,630"`,
  ),
].join('\r\n')

test('a new operator moves in from empty screens with three awkward files: a fleet, its prices, and the reservations to come', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Mudanza', published: false })
  await operator.call('DELETE', `/vehicle/${landing.id}/${landing.vehicle}`)
  await openAs(page, operator, `/view-landing/${landing.id}?tab=vehicles`)
  const choose = (name: string, content: string, encoding: 'utf8' | 'utf16le' | 'latin1') =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content, encoding) })

  await test.step('sixty cars', async () => {
    await page.getByRole('link', { name: 'Importar', exact: true }).click()
    await choose('flota.csv', FLEET, 'latin1')
    await expect(page.getByText('60 filas nuevas, 0 que cambian, 0 iguales, 1 rechazada.')).toBeVisible()
    await page.getByRole('button', { name: 'Aplicar 60 filas' }).click()
    await expect(page.getByText('2 vehículos nuevos, que no están a la venta todavía')).toBeVisible()
  })

  await test.step('their prices by days, with what rentals cost before and after, as unsaved work', async () => {
    await page.goto(`/app/landings/${landing.id}/rates`)
    await page.getByRole('link', { name: 'Importar precios' }).click()
    await choose('precios.txt', PRICES, 'utf16le')
    await expect(page.getByText('3 a 6: Precio base, de 3 a 6 días, precio por día')).toBeVisible()
    await expect(page.getByText('de US$284.32 a US$263.67')).toBeVisible()
    await page.getByRole('button', { name: 'Usar en el editor' }).click()
    await expect(page.getByRole('textbox', { name: 'Kia Picanto, desde 3 días', exact: true })).toHaveValue(
      '42.00',
    )
    await save(page)
    await page.goto(`/app/landings/${landing.id}/rates/prices`)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exportar precios' }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain(
      '"Kia Picanto","Precio base","45.50","42.00","38.00"',
    )
  })

  await test.step('ten reservations, of which one overlaps', async () => {
    const places = await operator.call<{ id: number }[]>('GET', `/landings/${landing.id}/places`)
    await operator.call('PUT', `/places/${places[1]?.id}`, { code: 'ZC' })
    await page.goto(`/app/import?kind=reservations&landing=${landing.id}`)
    await choose('reservas.csv', RESERVED, 'utf8')
    await expect(page.getByText(/estas dos se solapan: A400100/)).toBeVisible()
    await page.getByRole('button', { name: 'Leerlo como 1.630' }).click()
    await page.getByRole('button', { name: 'Leerlo como 1630' }).click()
    await expect(page.getByRole('button', { name: 'Leerlo como 1.630' })).toBeVisible()
    await page.getByRole('button', { name: 'Aplicar 9 filas' }).click()
    await page.getByRole('link', { name: 'Ver las reservas' }).click()
    await expect(page.getByText('Cliente 8').filter({ visible: true }).first()).toBeVisible()
  })
})
