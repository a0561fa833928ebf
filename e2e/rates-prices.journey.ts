import type { Locator } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { form, newLanding, newOperator, type Operator } from './support/operator.ts'
import { picture } from './support/pictures.ts'
import { addTier, cell, changes, pageOf, save } from './support/rates-pages.ts'
import { openAs } from './support/signed-in.ts'

test('a change of the currency asks about every amount, and half of two dates is not saved', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const { id } = await newLanding(operator, { name: 'Moneda' })
  await openAs(page, operator, `/app/landings/${id}/rates/terms`)
  await page.getByLabel('Moneda en la que cobras').selectOption('DOP')
  const dialog = page.getByRole('dialog', { name: 'Cambiar de USD a DOP' })
  const amount = (name: string) => dialog.getByRole('textbox', { name })
  const take = dialog.getByRole('button', { name: 'Usar DOP' })
  await expect(dialog.getByRole('listitem')).toHaveCount(8)
  await take.click()
  await expect(dialog.getByText('Faltan 8 montos por decidir.')).toBeVisible()
  await expect(amount('Precio por día · Toyota Corolla')).toBeFocused()
  await expectAccessible(page)

  await test.step('a rate fills them all in, and what keeps its number has to be ticked', async () => {
    await amount('1 USD en DOP').fill('60')
    await dialog.getByLabel('Redondear').selectOption('Al 50 más cercano')
    await dialog.getByRole('button', { name: 'Convertir', exact: true }).click()
    await expect(amount('Precio por día · Toyota Corolla')).toHaveValue('2700.00')
    await amount('Precio por día · Toyota Corolla').fill('2,600')
    await amount('Extras · Silla para bebé').fill('12')
    await take.click()
    await expect(dialog.getByText('Falta 1 monto por decidir.')).toBeVisible()
    await dialog.getByRole('checkbox', { name: 'Se queda con este número' }).check()
    await take.click()
    await expect(dialog).toBeHidden()
  })
  await pageOf(page, 'Precios').click()
  await expect(cell(page, 'Toyota Corolla, desde 1 día')).toHaveValue('2600.00')

  await pageOf(page, 'Ofertas').click()
  await page.getByRole('button', { name: 'Agregar oferta' }).click()
  // A new offer takes nothing off before it is switched on.
  await expect(page.getByRole('switch', { name: 'Activa' })).not.toBeChecked()
  const first = page.getByLabel('Fecha de la reserva, primer día')
  await first.fill('2027-06-01')
  await page.getByLabel('Fecha de la reserva, último día').fill('2027-06-30')
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
  await expect(changes(page)).toContainText('Moneda: USD → DOP')
  await changes(page).getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Hay cambios sin guardar.')).toBeHidden()
})

/** Pastes a text into a field. */
const pasteAt = (field: Locator, text: string) =>
  field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

test('kilometres are typed as the landing writes numbers, and what the return may cost beside them', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const { id } = await newLanding(operator, { name: 'Kilometraje' })
  await openAs(page, operator, `/app/landings/${id}/rates/terms`)
  await page.getByRole('button', { name: 'Agregar kilometraje' }).click()
  const perDay = page.getByLabel('Kilómetros al día')
  await perDay.fill('1,500')
  await expect(page.getByText('1,500', { exact: true })).toBeVisible()
  await perDay.blur()
  await expect(perDay).toHaveValue('1500')

  await page.getByRole('switch', { name: 'Cobrar el combustible que falte' }).check()
  await page.getByLabel('Por octavo de tanque').fill('5')
  await page.getByLabel('Cargo de servicio').fill('10')
  await page.getByRole('button', { name: 'Agregar precio' }).click()
  await page.keyboard.type('Llave perdida')
  const item = page.getByRole('listitem').filter({ hasText: 'Llave perdida' })
  await page.getByLabel('Nombre en inglés').fill('Lost key')
  await item.getByLabel('Monto').fill('120')
  await page.getByRole('button', { name: 'Revisar y guardar' }).click()
  await expect(changes(page)).toContainText('Combustible al devolver: cambió')
  await expect(changes(page)).toContainText('Precio «Llave perdida»: se agregó')
  await changes(page).getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Hay cambios sin guardar.')).toBeHidden()
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
  await expect.poll(values).toEqual(Array.from({ length: 36 }, (_, number) => 60 + number))

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
    await pasteAt(fields.nth(0), '1\t2\r\n3\t4\r\n')
    await expect.poll(async () => (await values()).slice(0, 6)).toEqual([1, 2, 62, 3, 4, 65])
  })

  await test.step('a column of twelve amounts as people write them fills a tier, on a phone too, and one undo takes it back', async () => {
    const two = (nth: number) => String(nth).padStart(2, '0')
    const column = Array.from({ length: 12 }, (_, nth) =>
      nth % 2 === 0 ? `1,5${two(nth)}.00` : `US$ 1.6${two(nth)},00`,
    )
    const filled = column.map((_, nth) => (nth % 2 === 0 ? 1500 : 1600) + nth)
    const tier = async () => (await values()).filter((_, nth) => nth % 3 === 0)
    await pasteAt(fields.nth(0), column.join('\r\n'))
    await expect.poll(tier).toEqual(filled)
    await page.keyboard.press('Control+z')
    await expect(fields.nth(0)).toHaveValue('1.00')
    await page.setViewportSize({ width: 360, height: 740 })
    const cards = page.getByRole('textbox', { name: /, desde 1 día$/ })
    await pasteAt(cards.first(), column.join('\n'))
    await expect(cards.first()).toHaveValue('1500.00')
    await expect(cards.last()).toHaveValue('1611.00')
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('one question covers all pasted prices that can be read in two ways', async () => {
    await pasteAt(fields.nth(0), '1,100\t1.200\r\n1.300\t1.400\r\n')
    await expect(page.getByText('3 precios se pueden leer de dos maneras, como «1.200».')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Todos como 1200.00' }).click()
    await expect.poll(async () => (await values()).slice(0, 6)).toEqual([1100, 1200, 62, 1300, 1400, 65])
  })
  await save(page)
})

test('a new fee has the focus and five fields', async ({ page, server }) => {
  const operator = await newOperator(server)
  const { id } = await newLanding(operator, { name: 'Cargo' })
  await openAs(page, operator, `/app/landings/${id}/rates/fees`)
  await page.getByRole('button', { name: 'Agregar cargo' }).press('Enter')
  const item = page.getByRole('main').getByRole('listitem').last()
  await expect(item.getByLabel('Nombre en español')).toBeFocused()
  await expect(
    item.getByRole('textbox').or(item.getByRole('combobox')).or(item.getByRole('switch')),
  ).toHaveCount(5)
})

test('a new extra has the focus and five fields; the others are folded until one of them is set or invalid', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const { id } = await newLanding(operator, { name: 'Neverita' })
  await openAs(page, operator, `/app/landings/${id}/rates/extras`)
  await page.getByRole('button', { name: 'Agregar extra' }).press('Enter')
  const item = page.getByRole('main').getByRole('listitem').last()
  const more = item.getByRole('button', { name: 'Más opciones' })
  const fields = item.getByRole('textbox').or(item.getByRole('combobox')).or(item.getByRole('switch'))

  await test.step('by the keyboard alone, from name to price', async () => {
    await expect(item.getByLabel('Nombre en español')).toBeFocused()
    await expect(fields).toHaveCount(5)
    await expectAccessible(page)
    await page.keyboard.type('Neverita')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Cooler')
    for (const key of ['Tab', 'Tab']) await page.keyboard.press(key)
    await page.keyboard.press('Control+a')
    await page.keyboard.type('US$1,500.00')
    await page.keyboard.press('Tab')
    await expect(item.getByLabel('Monto', { exact: true })).toHaveValue('1500.00')
  })

  await test.step('what is set or invalid is not folded', async () => {
    await more.press('Enter')
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await item.getByLabel('Unidades que tienes').fill('muchas')
    await item.getByLabel('Unidades que tienes').blur()
    await more.press('Enter')
    await expect(item.getByLabel('Unidades que tienes')).toBeVisible()
    await item.getByLabel('Unidades que tienes').fill('4')
    await item.getByLabel('Unidades que tienes').blur()
    await expectAccessible(page)
    await save(page)
    await page.reload()
    await expect(item.getByLabel('Unidades que tienes')).toHaveValue('4')
    await expect(more).toHaveAttribute('aria-expanded', 'true')
  })
})
