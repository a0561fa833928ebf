import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { answerWith, holdBack } from './support/answers.ts'
import { inDays } from './support/dates.ts'
import { expectNoSidewaysScroll } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { reserveFor } from './support/reservations.ts'
import { openAs } from './support/signed-in.ts'

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not on the page')
  return { left: box.x, right: box.x + box.width }
}

/** By how many pixels the letters of any of them stand over its height. */
const overhang = (all: Locator): Promise<number> =>
  all.evaluateAll((boxes) => Math.max(...boxes.map((box) => box.scrollHeight - box.clientHeight)))

const setFontSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)

// Rule of "Screens: the operator's lists and forms": web/owner/calendar/calendar-grid.tsx, web/owner/calendar/calendar-window.ts, web/owner/calendar/calendar-window.test.ts
test('the fleet’s calendar shows the reservations of each unit by day', async ({ page, server }) => {
  test.setTimeout(300_000)
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Flota Azul' })
  await operator.call('PUT', `/vehicles/${landing.id}/${landing.vehicle}`, { units: 3 })
  await reserveFor(operator, landing, { inDays: 2, days: 2, at: '12:00', until: '18:00' })
  await reserveFor(operator, landing, { name: 'Luis', lastName: 'Gil', inDays: 3, days: 2 })

  const calendar = page.getByRole('region', { name: `Calendario de ${landing.displayName}` })
  const bar = calendar.getByRole('button', {
    name: /^Ana Pérez, Toyota Corolla, unidad 1, del .*, 12:00 al .*, 18:00$/,
  })
  const day = (days: number) => calendar.getByRole('columnheader', { name: numberOf(inDays(days)) })
  const numberOf = (date: string) => new RegExp(`\\b${Number(date.slice(8))}$`)

  await test.step('it loads', async () => {
    const letGo = await holdBack(page, 'GET', '/calendar?*')
    await openAs(page, operator, `/reservation/calendar?from=${inDays(0)}`)
    await expect(page.getByText('Cargando datos...')).toBeVisible()
    await letGo()
    await expect(bar).toBeVisible()
  })

  await test.step('bars span their days, from hour to hour', async () => {
    const [pickup, back, lying] = await Promise.all([boxOf(day(2)), boxOf(day(4)), boxOf(bar)])
    const width = pickup.right - pickup.left
    expect(lying.left - pickup.left).toBeCloseTo(width / 2, -1)
    expect(lying.right - back.left).toBeCloseTo(width * 0.75, -1)
    await expect(day(0)).toHaveAttribute('aria-current', 'date')
    for (const unit of ['Toyota CorollaUnidad 1', 'Toyota CorollaUnidad 2', 'Toyota CorollaUnidad 3']) {
      await expect(calendar.getByRole('rowheader').filter({ hasText: unit })).toHaveCount(1)
    }
    await expect(
      calendar.getByRole('row', { name: /Unidad 2/ }).getByRole('button', { name: /^Luis Gil/ }),
    ).toBeVisible()
  })

  await test.step('colours have a legend, and a pickup later today is not out yet', async () => {
    await expect(
      page.getByRole('list', { name: 'Qué significan los colores' }).getByRole('listitem'),
    ).toHaveCount(10)
    await reserveFor(operator, landing, { name: 'Tarde', inDays: 0, at: '23:59' })
    await page.reload()
    await expect(calendar.getByRole('button', { name: /^Tarde Pérez/ })).toHaveAttribute(
      'data-state',
      'confirmed',
    )
  })

  await test.step('a bar opens its reservation by the keyboard, and gets the focus back', async () => {
    await bar.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Ver la reserva de Ana Pérez' })
    await expect(dialog.getByRole('row', { name: /^Total/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bar).toBeFocused()
  })

  await test.step('dates are blocked, which reservations in the way are listed for first', async () => {
    await page.getByRole('button', { name: 'Bloquear fechas' }).click()
    const dialog = page.getByRole('dialog', { name: 'Bloquear fechas' })
    await dialog.getByLabel('Desde').fill(`${inDays(3)}T08:00`)
    await dialog.getByLabel('Hasta').fill(`${inDays(6)}T18:00`)
    await dialog.getByRole('button', { name: 'Bloquear' }).click()
    await expect(dialog.getByText('Elige la unidad, o todas.')).toBeVisible()
    await expect(dialog.getByLabel('Unidad')).toBeFocused()
    await dialog.getByLabel('Unidad').selectOption({ label: 'Todas las unidades' })
    await dialog.getByRole('button', { name: 'Bloquear' }).click()
    const refused = dialog.getByRole('alert')
    await expect(refused.getByRole('link')).toHaveText(['Tarde Pérez', 'Ana Pérez', 'Luis Gil'])
    await expectAccessible(page)
    await dialog.getByLabel('Desde').fill(`${inDays(6)}T08:00`)
    await dialog.getByLabel('Hasta').fill(`${inDays(8)}T18:00`)
    await dialog.getByLabel('Unidad').selectOption({ label: 'Unidad 3' })
    await dialog.getByLabel('Motivo').selectOption({ label: 'Avería' })
    await dialog.getByLabel('Nota').fill('Radiador')
    await dialog.getByRole('button', { name: 'Bloquear' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Bloqueo agregado.')).toBeVisible()
    await expectAccessible(page)
  })

  const block = calendar.getByRole('button', { name: /^(Avería|Uso propio), Toyota Corolla, unidad 3, del / })

  await test.step('a block is changed by the keyboard', async () => {
    await block.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Cambiar el bloqueo' })
    await dialog.getByLabel('Motivo').selectOption({ label: 'Uso propio' })
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(block).toHaveAccessibleName(/^Uso propio/)
  })

  await test.step('what was changed elsewhere meanwhile is asked about, and not deciding keeps what was typed', async () => {
    const dialog = page.getByRole('dialog', { name: 'Cambiar el bloqueo' })
    await block.press('Enter')
    await changeElsewhere({ note: 'Radiador y frenos' })
    await dialog.getByLabel('Nota').fill('Radiador nuevo')
    const conflict = page.getByRole('dialog', { name: 'Esto cambió mientras lo editabas' })
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => conflict.getByRole('button', { name: 'Seguir editando' }).click(),
    ]) {
      await dialog.getByRole('button', { name: 'Guardar' }).click()
      await expect(conflict.getByText('Radiador y frenos')).toBeVisible()
      await leave()
      await expect(conflict).toBeHidden()
      await expect(dialog.getByLabel('Nota')).toHaveValue('Radiador nuevo')
      await expect(dialog.getByRole('alert')).toContainText('Aún no se guardó')
    }
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await conflict.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog).toBeHidden()
    await expect(block).toHaveText('Radiador nuevo')
  })

  await test.step('deleted by the keyboard, it comes back as it was stored, not as this tab had read it', async () => {
    const dialog = page.getByRole('dialog', { name: 'Cambiar el bloqueo' })
    await block.press('Enter')
    await changeElsewhere({ note: 'Cambiado en otra pestaña' })
    await dialog.getByRole('button', { name: 'Eliminar' }).click()
    await expect(block).toBeHidden()
    const deleted = page.getByText('El bloqueo se eliminó.').locator('..')
    await deleted.getByRole('button', { name: 'Deshacer' }).click()
    await expect(block).toHaveText('Cambiado en otra pestaña')
  })
  await test.step('what would get another unit is named before dates are blocked', async () => {
    await reserveFor(operator, landing, { name: 'Rosa', inDays: 10, days: 2 })
    await page.getByRole('button', { name: 'Bloquear fechas' }).click()
    const dialog = page.getByRole('dialog', { name: 'Bloquear fechas' })
    await dialog.getByLabel('Desde').fill(`${inDays(9)}T08:00`)
    await dialog.getByLabel('Hasta').fill(`${inDays(11)}T08:00`)
    await dialog.getByLabel('Unidad').selectOption({ label: 'Unidad 1' })
    await dialog.getByRole('button', { name: 'Bloquear' }).click()
    const question = page.getByRole('dialog', { name: '¿Mover reservas?' })
    await expect(question).toContainText('Rosa Pérez, de unidad 1 a unidad 2')
    await question.getByRole('button', { name: 'Mover y bloquear' }).click()
    await expect(page.getByText(/Una reserva cambió de unidad: Rosa Pérez/)).toBeVisible()
  })

  async function changeElsewhere(changes: object) {
    const [stored] = await operator.call<{ id: number }[]>('GET', `/landings/${landing.id}/blocks`)
    await operator.call('PUT', `/blocks/${stored?.id}`, changes)
  }

  await test.step('other days are in the address', async () => {
    await page.getByLabel('Periodo').selectOption({ label: '4 semanas' })
    await expect(calendar.getByRole('columnheader')).toHaveCount(29 + (await monthsShown()))
    await page.getByRole('button', { name: 'Días siguientes' }).click()
    await expect(page).toHaveURL(new RegExp(`from=${inDays(28)}&weeks=4`))
    await expect(bar).toBeHidden()
    await page.reload()
    await expect(page.getByLabel('Periodo')).toHaveValue('4')
    await page.getByRole('button', { name: 'Días anteriores' }).click()
    await expect(bar).toBeVisible()
    await page.getByRole('button', { name: 'Hoy' }).click()
    await expect(page).not.toHaveURL(/from=/)
    await expect(calendar.locator('[aria-current=date]')).toBeVisible()
  })
  async function monthsShown() {
    return calendar.getByRole('row').first().getByRole('columnheader').count()
  }

  await test.step('a search leaves the units that match, and stays in the address', async () => {
    const luis = calendar.getByRole('button', { name: /^Luis Gil/ })
    await page.goto(`/reservation/calendar?from=${inDays(0)}`)
    await page.getByLabel('Cliente, referencia, placa o vehículo').fill('gil')
    await expect(page.getByText('1 reserva en 1 unidad')).toBeVisible()
    await expect(calendar.getByRole('rowheader')).toHaveText(['Toyota CorollaUnidad 2'])
    await expect(page).toHaveURL(/search=gil/)
    await page.reload()
    await expect(luis).toBeVisible()
    await expect(bar).toBeHidden()
    await page.getByLabel('Estado').selectOption({ label: 'Fuera' })
    await expect(page.getByText('0 reservas en 0 unidades')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Nada coincide con los filtros' })).toBeVisible()
    await expect(calendar).toBeHidden()
    await expect(page.getByRole('list', { name: 'Qué significan los colores' })).toBeHidden()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Quitar filtros' }).last().click()
    await expect(bar).toBeVisible()
    await expect(page).not.toHaveURL(/search|state/)
  })

  await test.step('on a phone a day is a list, whose items open the same details', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/reservation/calendar?from=${inDays(2)}`)
    // It moves the page when it comes, which must not happen under a press.
    await expect(page.getByText('2 reservas nuevas.')).toBeVisible()
    const part = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
    const ana = part('Recogidas').getByRole('button', {
      name: /^12:00 ?Ana Pérez ?Toyota Corolla · Unidad 1/,
    })
    await expect(ana).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Día siguiente' }).click()
    await expect(part('En curso').getByRole('button', { name: /^hasta .*Ana Pérez/ })).toBeVisible()
    await expect(part('Recogidas').getByRole('listitem')).toHaveCount(1)
    await part('Recogidas').getByRole('button', { name: 'Acciones: Luis Gil' }).click()
    await expect(page.getByRole('menu', { name: 'Acciones' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(part('Libres').getByRole('listitem')).toHaveText('Toyota Corolla0 de 3')
    await page.getByLabel('Cliente, referencia, placa o vehículo').fill('gil')
    await expect(page.getByText('1 reserva en 1 unidad')).toBeVisible()
    await expect(part('Libres').getByRole('listitem')).toHaveText('Toyota Corolla0 de 3')
    await page.getByRole('button', { name: 'Quitar filtros' }).click()
    await page.getByLabel('Día', { exact: true }).fill(inDays(6))
    await part('Bloqueos').getByRole('button').first().click()
    await expect(page.getByRole('dialog', { name: 'Cambiar el bloqueo' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByLabel('Cliente, referencia, placa o vehículo').fill('corolla')
    await expect(page.getByText('Ninguna reserva de este día coincide')).toBeVisible()
    await expect(part('Libres').getByRole('listitem')).toHaveText('Toyota Corolla2 de 3')
    await page.getByLabel('Cliente, referencia, placa o vehículo').fill('nadie')
    await expect(page.getByRole('heading', { name: 'Nada coincide con los filtros' })).toBeVisible()
    await expect(part('Libres')).toBeHidden()
    await page.getByRole('button', { name: 'Quitar filtros' }).last().click()
    await page.getByRole('button', { name: 'Hoy' }).click()
    await expect(part('Recogidas').getByRole('button', { name: /^23:59 ?Tarde Pérez/ })).toBeVisible()
  })

  await test.step('with letters of twice the size, no name and no filter is cut off', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`/reservation/calendar?from=${inDays(0)}`)
    await expect(bar).toBeVisible()
    await setFontSize(page, '200%')
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect.poll(() => overhang(calendar.getByRole('rowheader'))).toBeLessThanOrEqual(1)
    await expect.poll(() => overhang(calendar.locator('[data-bar]'))).toBeLessThanOrEqual(1)
    for (const filter of await page.getByRole('search').getByRole('combobox').all())
      expect((await filter.boundingBox())?.width).toBeGreaterThan(240)
    await expectNoSidewaysScroll(page)
    await setFontSize(page, '')
  })

  await test.step('a loading error is shown; so is a fleet without vehicles', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const mend = await answerWith(page, 'GET', '/calendar?*', { status: 500 })
    await page.reload()
    await expect(page.getByText('Error al cargar las reservas.')).toBeVisible()
    await mend()
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(bar).toBeVisible()
    await page.goto(`/reservation/calendar?from=${inDays(0)}&vehicle=999999999`)
    await expect(bar).toBeVisible()
    const other = await newOperator(server)
    const empty = await newLanding(other, { name: 'Sin Flota' })
    await other.call('DELETE', `/vehicle/${empty.id}/${empty.vehicle}`)
    await openAs(page, other, '/reservation/calendar')
    await expect(page.getByText('Aún no tienes vehículos')).toBeVisible()
    await expectAccessible(page)
  })
})

test('all landings are on one calendar, each with a colour, and one is left by a filter', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const beach = await newLanding(operator, { name: 'Playa' })
  const copy = await operator.call<{ id: number }>('POST', `/landings/${beach.id}/duplicate`, {
    name: `Aeropuerto ${beach.id}`,
  })
  const airport = `Aeropuerto ${beach.id}`
  await operator.call('PATCH', '/landing/status', { landing_id: copy.id, user_id: operator.id })
  const [same] = await operator.call<{ id: number }[]>('GET', `/vehicles/${copy.id}`)
  await operator.call('POST', `/vehicles/${copy.id}/${same?.id}/duplicate`, {})
  await operator.call('PUT', `/vehicles/${beach.id}/${beach.vehicle}`, { units: 2 })
  await reserveFor(operator, beach, { inDays: 2 })
  await reserveFor(
    operator,
    { id: copy.id, vehicle: same?.id ?? 0 },
    { name: 'Luis', lastName: 'Gil', inDays: 3 },
  )
  await openAs(page, operator, `/reservation/calendar?from=${inDays(0)}`)
  const calendar = page.getByRole('region', { name: /^Calendario de/ })
  const ana = calendar.getByRole('button', { name: /^Ana Pérez, .* reservada en Playa/ })
  const luis = calendar.getByRole('button', { name: /^Luis Gil, .* reservada en Aeropuerto/ })
  const row = (unit: number) => calendar.getByRole('row', { name: new RegExp(`Unidad ${unit}`) })

  await test.step('a car that both offer is one row, with the bookings of both', async () => {
    await expect(row(1).getByRole('button', { name: /^Ana Pérez, / })).toBeVisible()
    await expect(row(2).getByRole('button', { name: /^Luis Gil, / })).toBeVisible()
    await expect(calendar.getByRole('rowheader')).toHaveCount(3)
    const legend = page.getByRole('list', { name: 'De qué landing es cada reserva' })
    await expect(legend.getByRole('listitem')).toHaveText([
      new RegExp(`${beach.displayName}$`),
      new RegExp(`${airport}$`),
    ])
    await expectAccessible(page)
  })

  await test.step('a reservation moves by its own landing, to what that offers', async () => {
    await luis.focus()
    await page.keyboard.press('m')
    await page.getByRole('menuitem', { name: 'Un día después', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Mover la reserva' })
    await expect(dialog.getByLabel('Vehículo').getByRole('option')).toHaveCount(2)
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(luis).toHaveAccessibleName(new RegExp(`del ${Number(inDays(4).slice(8))} `))
    await ana.focus()
    await page.keyboard.press('m')
    await page.getByRole('menuitem', { name: 'Mover…' }).click()
    await expect(dialog.getByLabel('Vehículo').getByRole('option')).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Volver' }).click()
    await expect(ana).toBeFocused()
  })

  await test.step('on free days it is asked which landing reserves', async () => {
    await luis.focus()
    await page.keyboard.press('End')
    await expect(row(2).getByRole('button', { name: /^Libre: / })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: `Nueva reserva · ${airport}` }).click()
    const dialog = page.getByRole('dialog', { name: `Nueva reserva · ${airport}` })
    await expect(dialog.getByLabel('Fecha de recogida')).not.toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('a filter leaves the units and reservations of a landing, and those of a place', async () => {
    await page.getByLabel('Landing', { exact: true }).selectOption({ label: airport })
    await expect(page).toHaveURL(new RegExp(`landing=${copy.id}`))
    await expect(page.getByText('1 reserva en 3 unidades')).toBeVisible()
    await expect(page.getByRole('region', { name: `Calendario de ${airport}` })).toBeVisible()
    await expect(ana).toHaveAttribute('data-dimmed')
    await page.reload()
    await expect(luis).not.toHaveAttribute('data-dimmed')
    await page.getByLabel('Lugar').selectOption({ label: 'Zona Colonial' })
    await expect(page.getByText('1 reserva en 1 unidad')).toBeVisible()
    await page.getByRole('button', { name: 'Quitar filtros' }).click()
    await expect(page).not.toHaveURL(/landing=|place=/)
  })

  await test.step('on a phone each rental names its landing', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/reservation/calendar?from=${inDays(4)}`)
    await expect(page.getByRole('button', { name: /Luis Gil.*Aeropuerto/s })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})
