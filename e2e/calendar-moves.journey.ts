import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { holdBack } from './support/answers.ts'
import { inDays } from './support/dates.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator, type Operator } from './support/operator.ts'
import { reserveFor } from './support/reservations.ts'
import type { Server } from './support/server.ts'
import { openAs } from './support/signed-in.ts'

/** How many days the calendar shows. */
const DAYS = 28

/** A landing with two units of a vehicle, and a season from in twelve days on in which all costs half as much again. */
async function twoUnits(server: Server, name: string) {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name })
  await operator.call('PUT', `/vehicles/${landing.id}/${landing.vehicle}`, { units: 2 })
  const season = {
    id: 'alta',
    name: { es: 'Temporada alta', en: 'High season' },
    ranges: [{ from: inDays(12), to: inDays(40) }],
    percent: 5000,
  }
  await operator.call('PUT', `/landings/${landing.id}/rates`, {
    revision: 0,
    rates: { currency: 'USD', seasons: [season] },
  })
  return { operator, landing }
}

/** The open calendar of a landing with one vehicle, from today on. */
async function openCalendar(page: Page, operator: Operator) {
  await page.setViewportSize({ width: 1600, height: 900 })
  await openAs(page, operator, `/reservation/calendar?from=${inDays(0)}&weeks=4`)
  const row = (unit: number) => page.getByRole('row', { name: new RegExp(`Unidad ${unit}`) })
  /** The middle of a day on the row of a unit. */
  const at = async (unit: number, day: number) => {
    const box = await row(unit).getByRole('gridcell').boundingBox()
    if (!box) throw new Error(`unit ${unit} is not in sight`)
    return { x: box.x + (box.width * (day + 0.5)) / DAYS, y: box.y + box.height / 2 }
  }
  return {
    row,
    at,
    bar: (unit: number, name: string) =>
      row(unit).getByRole('button', { name: new RegExp(`^${name}, .*del`) }),
    dialog: page.getByRole('dialog', { name: 'Mover la reserva' }),
    async drag(from: { x: number; y: number }, to: { x: number; y: number }) {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 })
      await page.mouse.move(to.x, to.y, { steps: 3 })
      await page.mouse.up()
    },
  }
}

test('two reservations exchange their units, by dragging and by keys', async ({ page, server }) => {
  const { operator, landing } = await twoUnits(server, 'Intercambio')
  await reserveFor(operator, landing, { inDays: 3 })
  await reserveFor(operator, landing, { name: 'Luis', lastName: 'Gil', inDays: 3 })
  const { row, at, bar, dialog, drag } = await openCalendar(page, operator)
  await expect(bar(2, 'Luis Gil')).toBeVisible()

  await test.step('dropped where it was, or given up with Escape, nothing is asked', async () => {
    await drag(await at(1, 4), await at(1, 4))
    await page.getByRole('dialog', { name: 'Ver la reserva de Ana Pérez' }).press('Escape')
    const from = await at(1, 4)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 200, from.y, { steps: 3 })
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('dropped on the other one, it is said who would change their unit; only then it is done', async () => {
    await drag(await at(1, 4), await at(2, 4))
    await expect(dialog.getByText(/^Luis Gil: del .*, de Unidad 2 a Unidad 1$/)).toBeVisible()
    await expect(dialog.getByText('El precio no cambia')).toBeVisible()
    await dialog.getByRole('button', { name: 'Volver' }).click()
    await expect(bar(1, 'Ana Pérez')).toBeVisible()
    await drag(await at(1, 4), await at(2, 4))
    await dialog.getByRole('button', { name: 'Intercambiar' }).click()
    await expect(bar(2, 'Ana Pérez')).toBeVisible()
    await expect(bar(1, 'Luis Gil')).toBeVisible()
  })

  await test.step('and it is undone', async () => {
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(bar(1, 'Ana Pérez')).toBeVisible()
    await expect(bar(2, 'Luis Gil')).toBeVisible()
  })

  await test.step('by keys: from bar to bar, lifted, moved, and put back with Escape', async () => {
    await page.getByRole('region', { name: /^Calendario de/ }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(row(1).getByRole('button', { name: /^Libre: / })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(bar(1, 'Ana Pérez')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(bar(2, 'Luis Gil')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press(' ')
    await expect(page.getByRole('status').filter({ hasText: 'levantada' })).toContainText('Ana Pérez')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('status').filter({ hasText: 'Unidad 2' })).toBeAttached()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('status').filter({ hasText: 'se queda donde estaba' })).toBeAttached()
    await expect(dialog).toBeHidden()
  })

  await test.step('by keys: dropped, and saved', async () => {
    for (const key of [' ', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    await dialog.getByRole('button', { name: 'Intercambiar' }).press('Enter')
    await expect(bar(2, 'Ana Pérez')).toBeFocused()
    await expect(bar(1, 'Luis Gil')).toBeVisible()
  })

  await test.step('by keys: to the button of folded units, and back to the row above', async () => {
    await operator.call('PUT', `/vehicles/${landing.id}/${landing.vehicle}`, { units: 6 })
    await page.reload()
    await bar(2, 'Ana Pérez').focus()
    await page.keyboard.press('ArrowDown')
    const free = row(3).getByRole('button', { name: /^Libre: / })
    await expect(free).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('button', { name: '3 unidades más, libres' })).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(free).toBeFocused()
  })
})

test('a rental is stretched into a dearer season, with its difference shown, and back', async ({
  page,
  server,
}) => {
  const { operator, landing } = await twoUnits(server, 'Temporada')
  const { id } = await reserveFor(operator, landing, { name: 'Rosa', lastName: 'Marte', inDays: 9, days: 2 })
  const { at, bar, dialog, drag, row } = await openCalendar(page, operator)
  const rosa = bar(1, 'Rosa Marte')
  const stretch = async (days: number) => {
    const box = await rosa.boundingBox()
    if (!box) throw new Error('not in sight')
    const [from, to] = [await at(1, 0), await at(1, days)]
    const end = { x: box.x + box.width - 3, y: from.y }
    await drag(end, { x: end.x + to.x - from.x, y: end.y })
  }

  await test.step('nothing is saved before the server has answered for exactly what is typed', async () => {
    const letGo = await holdBack(page, 'POST', '/reservations/*/change-preview')
    const save = dialog.getByRole('button', { name: 'Guardar' })
    await stretch(3)
    await expect(dialog.getByText('Revisando…')).toBeVisible()
    await expect(save).toBeDisabled()
    await letGo()
    await expect(save).toBeEnabled()
    await dialog.getByLabel('Devolución').fill(`${inDays(15)}T10:00`)
    await expect(save).toBeDisabled()
    await expect(save).toBeEnabled()
  })

  await test.step('Escape asks before what was typed is lost, and not before a drop is', async () => {
    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog', { name: '¿Cerrar sin guardar?' })
    await question.getByRole('button', { name: 'Seguir aquí' }).click()
    // Escape would be the question’s as long as it stands.
    await expect(question).toBeHidden()
    await expect(dialog.getByLabel('Devolución')).toHaveValue(`${inDays(15)}T10:00`)
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Cerrar', exact: true }).click()
    await expect(dialog).toBeHidden()
    await stretch(3)
    await expect(dialog.getByLabel('Devolución')).toHaveValue(`${inDays(14)}T10:00`)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('the price of each line is shown before it is saved', async () => {
    await stretch(3)
    await expect(dialog.getByText('US$212.40 más que antes')).toBeVisible()
    await expect(dialog.getByLabel('Devolución')).toHaveValue(`${inDays(14)}T10:00`)
    await expectAccessible(page)
    const sent = page.waitForRequest((request) => request.method() === 'PATCH')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    expect((await sent).postDataJSON()).toMatchObject({
      expectedTotal: { minor: expect.any(Number), currency: 'USD' },
    })
    await expect(page.getByText('Reserva movida.')).toBeVisible()
    await expect(rosa).toHaveAccessibleName(new RegExp(` al ${Number(inDays(14).slice(8))} `))
  })

  await test.step('undone, it is as before', async () => {
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(rosa).toHaveAccessibleName(new RegExp(` al ${Number(inDays(11).slice(8))} `))
  })

  await test.step('what somebody else changed meanwhile is asked about', async () => {
    const { revision } = await operator.call<{ revision: number }>('GET', `/reservations/${id}/details`)
    await operator.call('PATCH', `/reservations/${id}`, { revision, returnDate: inDays(12) })
    await drag(await at(1, 10), await at(2, 10))
    await expect(dialog.getByText(/cambió esta reserva mientras tanto/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Guardar' })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Usar sus datos' }).click()
    await expect(dialog).toBeHidden()
    await page.reload()
    await expect(rosa).toHaveAccessibleName(new RegExp(` al ${Number(inDays(12).slice(8))} `))
  })

  await test.step('dropped on a block, it is said why not, and it stays where it was', async () => {
    await operator.call('POST', `/landings/${landing.id}/blocks`, {
      vehicleId: landing.vehicle,
      unit: 2,
      from: `${inDays(8)}T08:00`,
      to: `${inDays(11)}T08:00`,
      reason: 'breakdown',
    })
    await page.reload()
    await expect(row(2).getByRole('button', { name: /^Avería/ })).toBeVisible()
    await drag(await at(1, 10), await at(2, 10))
    await expect(dialog.getByRole('alert')).toContainText('bloquead')
    await expect(dialog.getByRole('button', { name: 'Guardar' })).toBeDisabled()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Volver' }).click()
    await expect(rosa).toBeVisible()
  })

  await test.step('a block is moved, too, and put back', async () => {
    await drag(await at(2, 9), await at(2, 16))
    const form = page.getByRole('dialog', { name: 'Cambiar el bloqueo' })
    await expect(form.getByLabel('Desde')).toHaveValue(`${inDays(15)}T08:00`)
    await form.getByRole('button', { name: 'Guardar' }).click()
    const block = row(2).getByRole('button', { name: /^Avería/ })
    await expect(block).toHaveAccessibleName(new RegExp(`del ${Number(inDays(15).slice(8))} `))
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(block).toHaveAccessibleName(new RegExp(`del ${Number(inDays(8).slice(8))} `))
  })
})

test('on free days a reservation and a block are drawn, and a menu has the rest', async ({
  page,
  server,
}) => {
  const { operator, landing } = await twoUnits(server, 'Dibujo')
  await reserveFor(operator, landing, { inDays: 3 })
  const { at, bar, dialog, drag, row } = await openCalendar(page, operator)
  await expect(bar(1, 'Ana Pérez')).toBeVisible()

  const track = row(2).getByRole('gridcell')

  await test.step('given up, the focus is on the row that was drawn on', async () => {
    await drag(await at(2, 5), await at(2, 7))
    await page.getByRole('menuitem', { name: 'Bloquear aquí' }).click()
    const form = page.getByRole('dialog', { name: 'Bloquear fechas' })
    await form.getByRole('button', { name: 'Cancelar' }).click()
    await expect(form).toBeHidden()
    await expect(track).toBeFocused()
  })

  await test.step('a reservation, on the unit and the days that were drawn', async () => {
    await drag(await at(2, 5), await at(2, 7))
    await page.getByRole('menuitem', { name: 'Nueva reserva aquí' }).click()
    const form = page.getByRole('form', { name: 'Nueva reserva' })
    await expect(form.getByLabel('Fecha de recogida')).toHaveValue(inDays(5))
    await expect(form.getByLabel('Fecha de devolución')).toHaveValue(inDays(7))
    await expect(form.getByText('En la unidad 2 de este vehículo.')).toBeVisible()
    await form.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Rosa')
    await form.getByLabel('Apellido').fill('Marte')
    await form.getByLabel('Teléfono').fill('+1 809 555 0177')
    await form.getByRole('button', { name: 'Reservar' }).click()
    await expect(bar(2, 'Rosa Marte')).toBeVisible()
    await expect(track).toBeFocused()
  })

  await test.step('a block, by the keyboard', async () => {
    await bar(2, 'Rosa Marte').focus()
    await page.keyboard.press('End')
    const free = row(2).getByRole('button', { name: /^Libre: / })
    await expect(free).toBeFocused()
    await page.keyboard.press('Enter')
    await expectAccessible(page)
    await page.getByRole('menuitem', { name: 'Bloquear aquí' }).press('Enter')
    const form = page.getByRole('dialog', { name: 'Bloquear fechas' })
    await expect(form.getByLabel('Desde')).toHaveValue(`${inDays(7)}T00:00`)
    await form.getByLabel('Desde').fill(`${inDays(9)}T00:00`)
    await form.getByLabel('Hasta').fill(`${inDays(11)}T00:00`)
    await form.getByRole('button', { name: 'Bloquear' }).click()
    await expect(row(2).getByRole('button', { name: /^Mantenimiento/ })).toBeVisible()
    await expect(track).toBeFocused()
  })

  await test.step('the menu of a bar moves it by a day, and takes the steps that are possible', async () => {
    await bar(1, 'Ana Pérez').focus()
    await page.keyboard.press('m')
    await expect(page.getByRole('menuitem', { name: 'Cancelar la reserva…' })).toBeVisible()
    await page.getByRole('menuitem', { name: 'Un día después', exact: true }).click()
    await expect(dialog.getByLabel('Recogida')).toHaveValue(`${inDays(4)}T10:00`)
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(bar(1, 'Ana Pérez')).toHaveAccessibleName(new RegExp(`del ${Number(inDays(4).slice(8))} `))
    await bar(1, 'Ana Pérez').click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Cancelar la reserva…' }).click()
    await expect(page.getByRole('dialog', { name: 'Ver la reserva de Ana Pérez' })).toContainText(
      '¿Por qué la cancelas?',
    )
  })
})
