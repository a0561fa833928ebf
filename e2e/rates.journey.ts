import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expectToFit } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { form, newLanding, newOperator, type Operator } from './support/operator.ts'
import { picture } from './support/pictures.ts'
import { openAs } from './support/signed-in.ts'

const cell = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const pageOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Secciones de los precios' }).getByRole('link', { name, exact: true })
const changes = (page: Page) => page.getByRole('dialog', { name: 'Esto va a cambiar' })

/** Saves what was edited, once the changes were read. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Revisar y guardar' }).click()
  await changes(page).getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Precios guardados. Valen desde ahora.').first()).toBeVisible()
}

/** Adds a tier, such as "from 3 days". */
async function addTier(page: Page, days: number): Promise<void> {
  await page.getByLabel('Desde cuántos días').fill(String(days))
  await page.getByRole('button', { name: 'Agregar tramo' }).click()
}

test('an operator sets a season, tests a price and saves; a visitor books across its border', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const { id, name, vehicle } = await newLanding(operator, { name: 'Temporada' })
  await openAs(page, operator, `/view-landing/${id}`)
  await page.getByRole('link', { name: 'Precios y condiciones' }).click()
  const unsaved = page.getByText('Hay cambios sin guardar.')
  await expect(unsaved).toBeHidden()

  await test.step('one click makes a season, which the year shows by name', async () => {
    await pageOf(page, 'Temporadas').click()
    await expect(page.getByText('Una temporada son días del año con otro precio')).toBeVisible()
    await expectAccessible(page)
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
    await expectAccessible(page)
  })

  await test.step('a price with two readings is asked about, and not saved before', async () => {
    const second = cell(page, 'Toyota Corolla, desde 3 días')
    await second.fill('1,500')
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
    await expect(page.getByText('Precios guardados. Valen desde ahora.').first()).toBeVisible()
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

test('seasons are put in another order by dragging and by the keyboard, and the year follows', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const { id } = await newLanding(operator, { name: 'Orden' })
  await openAs(page, operator, `/app/landings/${id}/rates/seasons`)
  await page.getByRole('button', { name: 'Diciembre a abril, +25 %' }).click()
  await page.getByRole('button', { name: 'Agregar temporada' }).click()
  const names = page.getByRole('heading', { level: 3 })
  await expect(names).toHaveText(['Temporada nueva', 'Temporada alta'])
  const newYear = page.getByRole('listitem').filter({ hasText: /^Temporada nueva: / })
  await expect(newYear).toContainText('6 días')
  await page.getByRole('button', { name: 'Editar «Temporada nueva»' }).click()

  const grip = (name: string) => page.getByRole('button', { name: `Mover «${name}»`, exact: true })
  await grip('Temporada alta').hover()
  await page.mouse.down()
  const target = await grip('Temporada nueva').boundingBox()
  await page.mouse.move(target?.x ?? 0, (target?.y ?? 0) + 8, { steps: 10 })
  await page.mouse.up()
  await expect(names).toHaveText(['Temporada alta', 'Temporada nueva'])
  await expect(newYear).toContainText('ningún día de este año')

  await grip('Temporada alta').focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Sobre el lugar 1 de 2.')).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Sobre el lugar 2 de 2.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(names).toHaveText(['Temporada nueva', 'Temporada alta'])
  await expect(newYear).toContainText('6 días')
})

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
  await expect(most).toHaveAccessibleDescription('El final es anterior al comienzo.')
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

test('an emptied price per day keeps its number in another currency, and half of two dates is not saved', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const { id } = await newLanding(operator, { name: 'Moneda' })
  await openAs(page, operator, `/app/landings/${id}/rates/terms`)
  await page.getByLabel('Moneda en la que cobras').selectOption('JPY')
  await pageOf(page, 'Precios').click()
  const price = cell(page, 'Toyota Corolla, desde 1 día')
  await expect(price).toHaveValue('45')
  await price.fill('7000')
  await price.press('Enter')
  await expect(price).toHaveValue('7000')
  await price.fill('')
  await price.press('Enter')
  await expect(price).toHaveValue('45')

  await pageOf(page, 'Ofertas').click()
  await page.getByRole('button', { name: 'Agregar oferta' }).click()
  const first = page.getByLabel('Reservando, primer día')
  await first.fill('2027-06-01')
  await page.getByLabel('Reservando, último día').fill('2027-06-30')
  await first.fill('')
  await first.blur()
  await pageOf(page, 'Precios').click()
  await page.getByRole('button', { name: 'Revisar y guardar' }).click()
  await expect(changes(page)).toBeHidden()
  await expect(first).toBeFocused()
  await expect(first).toHaveAccessibleDescription('Este campo es obligatorio.')
  await first.fill('2027-06-15')
  await first.blur()
  await page.getByRole('button', { name: 'Revisar y guardar' }).click()
  await expect(changes(page)).toContainText('Moneda: USD → JPY')
})

/** Adds vehicles to a landing, so that it has twelve. */
async function twelveVehicles(operator: Operator, landing: number): Promise<void> {
  for (let number = 2; number <= 12; number++) {
    await operator.call(
      'POST',
      '/vehicle',
      form({
        id_landing: landing,
        name: `Vehículo ${number}`,
        description: 'Cómodo.',
        price: 40,
        luggage: 2,
        people: 4,
        type_of_car: 'sedan',
        transmision: 'automatic',
        'images[0]': await picture('vehicle', 320),
      }),
    )
  }
}

test('the prices of twelve vehicles in three tiers are typed by the keyboard alone, and pasted in one go', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const { id } = await newLanding(operator, { name: 'Doce' })
  await twelveVehicles(operator, id)
  await openAs(page, operator, `/app/landings/${id}/rates/seasons`)
  await page.getByRole('button', { name: 'Diciembre a abril, +25 %' }).click()
  await pageOf(page, 'Precios').click()
  await addTier(page, 3)
  await addTier(page, 7)
  await page.getByRole('tab', { name: 'Precio base' }).focus()
  // To the tab of the season, and from it into the sheet.
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  const fields = page.getByRole('grid').getByRole('textbox')
  await expect(fields).toHaveCount(36)
  await expect(fields.first()).toBeFocused()
  for (let number = 0; number < 36; number++) {
    await page.keyboard.type(String(60 + number))
    await page.keyboard.press(number < 35 ? 'Tab' : 'Enter')
  }
  const values = () => fields.evaluateAll((all) => all.map((one) => Number((one as HTMLInputElement).value)))
  expect(await values()).toEqual(Array.from({ length: 36 }, (_, number) => 60 + number))

  await test.step('Escape takes back what is being typed, arrows move, and the usual keys undo', async () => {
    await fields.nth(0).focus()
    await page.keyboard.type('99')
    await page.keyboard.press('Escape')
    await expect(fields.nth(0)).toHaveValue('60.00')
    await page.keyboard.press('ArrowDown')
    await expect(fields.nth(3)).toBeFocused()
    await page.keyboard.press('Delete')
    await page.keyboard.press('ArrowRight')
    await expect(fields.nth(4)).toBeFocused()
    await expect(fields.nth(3)).toHaveValue('')
    await page.keyboard.press('Control+z')
    await expect(fields.nth(3)).toHaveValue('63.00')
  })

  await test.step('a block of a spreadsheet fills the cells from the current one on', async () => {
    await fields.nth(0).evaluate((field) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', '1\t2\r\n3\t4\r\n')
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expect.poll(async () => (await values()).slice(0, 6)).toEqual([1, 2, 62, 3, 4, 65])
  })
  await save(page)
})

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
  await page.getByRole('link', { name: 'Volver a la landing' }).click()
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
    await expect(preview.getByText('Temporada Temporada alta: se añadió')).toBeVisible()
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
  await expectAccessible(page)
  await conflict.getByRole('button', { name: 'Guardar lo elegido' }).click()
  await expect(changes(page)).toContainText('Alguien más guardó precios mientras editabas.')
  await changes(page).getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Precios guardados. Valen desde ahora.').first()).toBeVisible()
  await expect(tax(page)).toHaveValue('17')
  await expect(page.getByLabel('Minutos de gracia')).toHaveValue('30')
})

for (const language of ['es', 'en'] as const) {
  test(`every page of the rates fits a phone and is accessible, in ${language}`, async ({ page, server }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const operator = await newOperator(server)
    const { id } = await newLanding(operator, { name: 'Teléfono' })
    await openAs(page, operator, '/help')
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
    await page.goto(`/app/landings/${id}/rates/seasons`)
    await page.getByRole('button', { name: /\+25 %/ }).click()
    await page.getByRole('button', { name: /^(Editar|Edit) / }).click()
    await expectToFit(page)
    await expectAccessible(page)
    const open = async (name: RegExp) => {
      const link = page.getByRole('navigation').getByRole('link', { name, exact: true })
      await link.click()
      await expect(link).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('main').locator('h2, h3').first()).toBeVisible()
      await expectToFit(page, String(name))
      await expectAccessible(page)
    }
    await open(/^(Precios|Prices)$/)
    await open(/^Extras$/)
    await open(/^(Cargos e impuesto|Fees and tax)$/)
    await open(/^(Condiciones|Terms)$/)
    await open(/^(Reglas|Rules)$/)
    await open(/^(Probar un precio|Test a price)$/)
    await open(/^(Historial|History)$/)
    await open(/^(Ofertas|Offers)$/)
    await page.getByRole('button', { name: /^(Agregar oferta|Add offer)$/ }).click()
    await expectToFit(page, 'an offer')
    await expectAccessible(page)

    await open(/^(Precios|Prices)$/)
    await expect(page.getByRole('grid')).toHaveCount(0)
    const price = page.getByRole('textbox', { name: /Toyota Corolla/ })
    await price.fill('52')
    await price.blur()
    await expect(page.getByText(/Hay cambios sin guardar|There are unsaved changes/)).toBeVisible()
  })
}
