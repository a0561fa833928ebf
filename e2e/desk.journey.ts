import type { ReservationAnswer } from '@nelly/contract/specified/reservation-answers'
import { expectAccessible } from './support/accessible.ts'
import { EARLY, inHours, LATE, moveTo } from './support/far-clocks.ts'
import { expectNoSidewaysScroll } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { form, newLanding, newOperator, type Operator } from './support/operator.ts'
import { picture, pictureFile } from './support/pictures.ts'
import { openAs } from './support/signed-in.ts'

/** The wall clock in a time zone, as a field of day and time has it. */
const nowIn = (timeZone: string): string =>
  new Date().toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).replace(' ', 'T')

type Landing = Awaited<ReturnType<typeof newLanding>>

function reserve(operator: Operator, landing: Landing, name: string, from: number, to: number) {
  const [[day, time], [lastDay, lastTime]] = [inHours(from), inHours(to)]
  return operator.call<ReservationAnswer>('POST', '/reservations', {
    id_landing: landing.id,
    id_vehicle: landing.vehicle,
    name,
    last_name: 'Pérez',
    email: 'ana@example.com',
    phone: '+1 809 555 0101',
    place_of_departure: 'Aeropuerto Las Américas',
    arrival_place: 'Zona Colonial',
    date_of_departure: day,
    time_of_departure: time,
    date_of_arrival: lastDay,
    time_of_arrival: lastTime,
  })
}

test('a late vehicle, who waits for it, and a handover are done from the desk', async ({ page, server }) => {
  const operator = await newOperator(server)
  await openAs(page, operator, '/app/desk')
  await expect(page.getByRole('heading', { name: 'Todo al día' })).toBeVisible()
  await expectAccessible(page)

  const landing = await newLanding(operator, { name: 'Mostrador' })
  const hasUnits = (units: number) =>
    operator.call('PUT', `/vehicles/${landing.id}/${landing.vehicle}`, { units })
  await hasUnits(2)
  await operator.call(
    'POST',
    '/vehicle',
    form({
      id_landing: landing.id,
      name: 'Kia Rio',
      description: 'Compacto y económico para dos o tres personas.',
      price: 40,
      luggage: 2,
      people: 5,
      type_of_car: 'sedan',
      transmision: 'automatic',
      'images[0]': await picture('vehicle', 320),
    }),
  )
  await moveTo(operator, landing, EARLY)
  const late = await reserve(operator, landing, 'Ana', 1, 5)
  await reserve(operator, landing, 'Bea', 26, 60)
  const toHandOver = await reserve(operator, landing, 'Carlos', 2, 50)
  await operator.call('POST', `/reservations/${late.id}/steps`, { step: 'hand_over' })
  await moveTo(operator, landing, LATE)

  const list = (name: string) => page.getByRole('region', { name })
  await test.step('it tells what is late, and who waits for it', async () => {
    await page.reload()
    await expect(list('Devoluciones atrasadas').getByRole('listitem')).toHaveText(/Ana Pérez.*de atraso/)
    await expect(list('Reservas en riesgo').getByRole('listitem')).toHaveText(
      /Bea Pérez.*Ana Pérez no ha devuelto esta unidad/,
    )
    await expect(list('Entregas atrasadas')).toContainText('Carlos Pérez')
    await expect(page.getByRole('link', { name: /^Hoy/ })).toHaveAccessibleName(
      'Hoy 2 reservas esperan por ti',
    )
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('it tells that a unit is not where it is to be picked up', async () => {
    await operator.call('PUT', `/vehicles/${landing.vehicle}/units/2`, { place: 'zona colonial' })
    await page.reload()
    await expect(list('Entregas atrasadas')).toContainText('La unidad está en Zona Colonial')
  })

  await test.step('without a free unit, who waits gets another vehicle, at its price', async () => {
    await page.getByRole('button', { name: 'Cambiar a Kia Rio: Bea Pérez' }).click()
    const change = page.getByRole('form', { name: 'Cambiar la reserva' })
    await expect(change.getByLabel('Vehículo')).toHaveText(/Kia Rio/)
    await expect(change.getByText(/menos que antes$/)).toBeVisible()
    await change.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Reserva cambiada.')).toBeVisible()
    await expect(list('Reservas en riesgo')).toBeHidden()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByText('Cambio deshecho.')).toBeVisible()
    await expect(list('Reservas en riesgo')).toContainText('Bea Pérez')
  })

  await test.step('with one, who waits gets it', async () => {
    await hasUnits(3)
    await page.reload()
    await page.getByRole('button', { name: 'Pasar a la unidad 3: Bea Pérez' }).click()
    await expect(page.getByText('Ahora tiene la unidad 3.')).toBeVisible()
    await expect(list('Reservas en riesgo')).toBeHidden()
  })

  await test.step('a vehicle is taken back by the keyboard alone, and that is undone', async () => {
    const takeBack = page.getByRole('button', { name: 'Recibir: Ana Pérez' })
    await takeBack.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByLabel('Kilómetros')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Vehículo recibido.')).toBeVisible()
    await expect(list('Devoluciones atrasadas')).toBeHidden()
    await expect(page.getByRole('link', { name: /^Hoy/ })).toHaveAccessibleName('Hoy 1 reserva espera por ti')
    await page.getByRole('button', { name: 'Deshacer' }).last().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Devolución deshecha.')).toBeVisible()
    await expect(takeBack).toBeVisible()
  })

  await test.step('a double click asks once for kilometres, fuel and photographs, and Enter hands over', async () => {
    await page.getByRole('button', { name: 'Entregar: Carlos Pérez' }).dblclick()
    const asked = page.getByRole('dialog', { name: 'Entregar: Carlos Pérez' })
    await asked
      .locator('input[type=file]')
      .last()
      .setInputFiles([
        { name: 'image.jpg', mimeType: 'image/jpeg', buffer: await pictureFile('vehicle') },
        { name: 'image.jpg', mimeType: 'image/jpeg', buffer: await pictureFile('interior') },
      ])
    await expect(asked.getByRole('button', { name: /^Ver en grande: Foto [12] de la entrega$/ })).toHaveCount(
      2,
    )
    await asked.getByLabel('Combustible').selectOption('6/8')
    await asked.getByLabel('Kilómetros').fill('34.210')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Vehículo entregado.')).toBeVisible()
    await expect(list('Entregas atrasadas')).toBeHidden()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  await test.step('the details have the next step, with a note, and the history', async () => {
    await page.goto(`/app/reservations/${toHandOver.id}`)
    const dialog = page.getByRole('dialog', { name: 'Ver la reserva de Carlos Pérez' })
    await expect(dialog.getByRole('heading', { level: 2 })).toContainText('Fuera')
    const photographs = dialog.getByRole('region', { name: 'Fotos de la entrega' })
    await photographs.getByRole('button', { name: 'Ver en grande: Foto 1 de la entrega' }).click()
    const large = page.getByRole('dialog', { name: 'Foto 1 de la entrega' }).first()
    await expect(large.getByRole('img', { name: 'Foto 1 de la entrega' })).toBeVisible()
    await large.getByRole('button', { name: 'Siguiente' }).click()
    const second = page.getByRole('dialog', { name: 'Foto 2 de la entrega' })
    await second.getByRole('button', { name: 'Eliminar la foto' }).click()
    const asking = page.getByRole('dialog').filter({ hasText: 'La foto se elimina para siempre.' })
    await asking.getByRole('button', { name: 'Eliminar la foto' }).click()
    await expect(large.getByRole('img', { name: 'Foto 1 de la entrega' })).toBeVisible()
    await large.getByRole('button', { name: 'Cerrar', exact: true }).click()
    await expect(photographs.getByRole('listitem')).toHaveCount(1)
    const before = nowIn(LATE)
    await dialog.getByRole('button', { name: 'Recibir: Carlos Pérez' }).click()
    await expect(dialog.getByLabel('Kilómetros')).toBeFocused()
    await expect(dialog.getByText('Salió con 34,210 km y 6/8 de combustible.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Con otra hora, otro lugar o una nota' }).click()
    // By the clock at the rental place, not by that of the browser.
    expect([before, nowIn(LATE)]).toContain(await dialog.getByLabel('Hora de la devolución').inputValue())
    await dialog.getByLabel('Nota').fill('Sin daños')
    await dialog.getByLabel('Kilómetros').fill('34,000')
    await dialog.getByRole('button', { name: 'Cerrar', exact: true }).first().click()
    await page.getByRole('dialog', { name: '¿Cerrar sin guardar?' }).getByText('Seguir aquí').click()
    await dialog.getByRole('button', { name: 'Recibir', exact: true }).click()
    await expect(dialog.getByText(/^Volvió con menos kilómetros/).first()).toBeVisible()
    await dialog.getByLabel('Kilómetros').fill('34,500')
    await dialog.getByRole('button', { name: 'Recibir', exact: true }).click()
    await expect(dialog.getByRole('heading', { level: 2 })).toContainText('Devuelta')
    await expect(dialog.getByRole('table', { name: 'Cargos propuestos' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Deshacer', exact: true })).toBeVisible()
    const history = dialog.getByRole('region', { name: 'Historial' })
    await expect(history.getByRole('listitem')).toHaveText([
      /^Vehículo recibido.*34,500 km.*Sin daños/,
      /^Vehículo entregado.*34,210 km y 6\/8/,
      /^Reservada/,
    ])
    const times = [before, nowIn(LATE)].map((moment) => moment.slice(11, 13)).join('|')
    await expect(history.getByRole('listitem').first()).toHaveText(new RegExp(` (${times}):\\d\\d`))

    await dialog.getByRole('button', { name: /^Cerrar la reserva: / }).click()
    await expect(dialog.getByText(/^La cuenta no está saldada\. Regístralo/)).toBeVisible()
    const closing = dialog.getByRole('button', { name: 'Cerrar la reserva', exact: true })
    await closing.click()
    await expect(dialog.getByRole('alert').last()).toContainText('La cuenta no está saldada.')
    const note = 'Pagada en el aeropuerto'
    await operator.call('POST', `/reservations/${toHandOver.id}/steps`, { step: 'close', note })
    await closing.click()
    await expect(dialog.getByRole('alert').last()).toContainText(/ya no es posible|cambió esto/)
    await expect(dialog.getByRole('heading', { level: 2 })).toContainText('Cerrada')
  })
})
