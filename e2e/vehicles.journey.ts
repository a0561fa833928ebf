import type { VehicleAnswer } from '@nelly/contract/specified/vehicles'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { answerWith, holdBack, loseAnswer } from './support/answers.ts'
import { inDays } from './support/dates.ts'
import { expectOneRequest } from './support/double-click.ts'
import { expect, test } from './support/journey.ts'
import { expectKeyboardKept } from './support/keyboard.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { openAs } from './support/signed-in.ts'
import { withSlowClock } from './support/slow-clock.ts'

test('the vehicles of a landing load, fail, are empty, and link to the form of the first', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const { id, vehicle } = await newLanding(operator, { name: 'Bahía Honda' })
  await operator.call('DELETE', `/vehicle/${id}/${vehicle}`)
  const letGo = await holdBack(page, 'GET', '/vehicles/*')
  await openAs(page, operator, `/view-landing/${id}?tab=vehicles`)
  await expect(page.getByText('Cargando vehículos...')).toBeVisible()
  await letGo()
  await expect(page.getByText('No existen vehículos en esta landing.')).toBeVisible()
  await expectAccessible(page)

  const first = page.getByRole('button', { name: 'Aceptar' })
  await first.press('Enter')
  await expect(page.getByRole('heading', { name: 'Agregar vehículo' })).toBeVisible()
  await page.goBack()
  await expect(first).toBeVisible()
  await first.click()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(first).toBeVisible()

  const mend = await answerWith(page, 'GET', '/vehicles/*', { status: 500 })
  await page.reload()
  await expect(page.getByText('Error al cargar los datos.')).toBeVisible()
  await mend()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByText('No existen vehículos en esta landing.')).toBeVisible()
})

test('the designer shows all details of each vehicle, on a desktop and on a phone', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const { id, name, vehicle } = await newLanding(operator, { name: 'Las Terrenas' })
  await operator.call('PUT', `/vehicles/${id}/${vehicle}`, {
    commissions: 12.5,
    features: ['cámara trasera', 'usb', 'techo'],
  })
  await openAs(page, operator, '/layout-designer/add-vehicles', { landingId: String(id), landingName: name })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Vehículos/)
  await expect(page.getByText('1 vehículo')).toHaveCount(1)
  expect(await page.getByRole('columnheader').allTextContents()).toEqual([
    'Foto',
    'Nombre',
    'Precio por día',
    'Tipo',
    'Equipaje',
    'Personas',
    'Transmisión',
    'Características',
    'Comisión',
    'Acciones',
  ])
  const cells = page.getByRole('row').nth(1)
  for (const shown of [
    'Toyota Corolla',
    'US$45.00',
    'Sedán',
    'Automática',
    'cámara trasera, usb +1',
    '12.5 %',
  ]) {
    await expect(cells.getByText(shown, { exact: true })).toBeVisible()
  }
  await expectAccessible(page)

  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('heading', { level: 2, name: 'Toyota Corolla' })).toBeVisible()
  await expect(page.getByText('12.5 %')).toBeVisible()
  await page.getByRole('link', { name: 'Continuar a la revisión' }).click()
  await expect(page).toHaveURL(/\/layout-designer\/review$/)
})

test('an owner without a landing is redirected to the wizard after seven seconds', async ({
  page,
  server,
}) => {
  await openAs(page, await newOperator(server), '/robots.txt')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/layout-designer/add-vehicles')
  const told = (seconds: number) =>
    expect(page.getByRole('alert')).toContainText(
      `Error: Debes crear una landing primero para luego agregarles los vehículos. Serás redirigido en ${seconds} segundos...`,
    )
  await told(7)
  for (const left of [6, 5, 4, 3, 2, 1]) {
    await page.clock.runFor(1000)
    await told(left)
  }
  await page.clock.runFor(999)
  await expect(page).toHaveURL(/\/add-vehicles$/)
  await page.clock.runFor(1)
  // The words of the next screen are loaded by the page's clock.
  await page.clock.resume()
  await expect(page).toHaveURL(/\/layout-designer\/?$/)
  await expect(page.getByLabel('Nombre de la landing')).toBeVisible()

  await page.clock.pauseAt(Date.now() + 120_000)
  await page.goto('/layout-designer/add-vehicles')
  await told(7)
  // Axe sometimes waits for the page's clock.
  await withSlowClock(page, expectAccessible(page))
  await page.clock.resume()
  await page.getByRole('link', { name: 'Ir ahora' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/layout-designer\/?$/)
})

test('a vehicle is found, duplicated, and deleted after its future reservations were shown', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const { id, vehicle } = await newLanding(operator, { name: 'Cabarete' })
  await reserve(operator, id, vehicle)
  await openAs(page, operator, `/view-landing/${id}?tab=vehicles`)
  await page.getByLabel('Buscar vehículo').fill('CORÓLLA')
  await expect(row(page, 'Toyota Corolla')).toBeVisible()
  await page.getByLabel('Buscar vehículo').fill('camión')
  await expect(page.getByText('Nada coincide con «camión».')).toBeVisible()
  await page.getByLabel('Buscar vehículo').fill('')

  const others = page.getByRole('button', { name: 'Otros carros' })

  await test.step('a copy is added and opened from the notification', async () => {
    const open = page.getByRole('button', { name: 'Editar la copia' })
    const duplicate = page.getByRole('button', { name: 'Duplicar Toyota Corolla' })
    await duplicate.click()
    await expectAccessible(page)
    await expectOneRequest(others, ['POST', '/vehicles/*/*/duplicate'], open)
    await open.click()
    await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue(/Toyota Corolla .+/)
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await expect(page.getByRole('rowheader')).toHaveCount(2)
  })

  await test.step('a copy whose response is lost is made once, though the button is pressed again', async () => {
    const duplicate = page.getByRole('button', { name: 'Duplicar Toyota Corolla', exact: true })
    await loseAnswer(page, 'POST', '/vehicles/*/*/duplicate')
    await duplicate.click()
    await others.click()
    await expect(page.getByText('No se pudo duplicar el vehículo.')).toBeVisible()
    await duplicate.click()
    await others.click()
    await expect(page.getByRole('rowheader')).toHaveCount(3)
  })

  const bin = page.getByRole('button', { name: 'Eliminar Toyota Corolla', exact: true })
  const question = page.getByRole('dialog', { name: 'Eliminar «Toyota Corolla»' })

  await test.step('the question shows the future reservations, and Escape restores the focus', async () => {
    await bin.focus()
    await page.keyboard.press('Enter')
    await expect(question.getByText('¿Estás seguro de que deseas eliminar este vehículo?')).toBeVisible()
    await expect(question.getByText('Tiene una reserva en curso o por venir')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(bin).toBeFocused()
  })

  await test.step('a failure is reported and nothing is deleted', async () => {
    const mend = await answerWith(page, 'DELETE', '/vehicle/*/*', { status: 500 })
    await bin.click()
    await question.getByRole('button', { name: 'Eliminar' }).click()
    await expect(page.getByText('Hubo un error al eliminar el vehículo.')).toBeVisible()
    await expect(row(page, 'Toyota Corolla')).toBeVisible()
    // Its closing has ended: a timer of before the clock is installed could not be stopped after it.
    await expect(question).toBeHidden()
    await mend()
  })

  await test.step('a success is shown for three seconds', async () => {
    await page.clock.install()
    await bin.click()
    const message = page.getByText('Vehículo eliminado con éxito')
    // It is looked for in each frame: three seconds may be over before a busy machine looks again.
    const shown = message.waitFor()
    await question.getByRole('button', { name: 'Eliminar' }).click()
    await shown
    await expect(row(page, 'Toyota Corolla')).toHaveCount(0)
    await expectKeyboardKept(page)
    await page.clock.runFor(3000)
    await expect(message).toBeHidden()
  })
  expect((await operator.call<VehicleAnswer[]>('GET', `/vehicles/${id}`)).length).toBe(2)
})

const row = (page: Page, name: string) => page.getByRole('rowheader', { name, exact: true })

type Caller = Awaited<ReturnType<typeof newOperator>>

/** A future reservation of the vehicle. */
const reserve = (operator: Caller, landing: number, vehicle: number) =>
  operator.call('POST', '/reservations', {
    id_landing: landing,
    id_vehicle: vehicle,
    name: 'José',
    last_name: 'Núñez',
    phone: '+1 809 555 0123',
    email: 'jose@example.com',
    number_person: 2,
    number_bag: 1,
    place_of_departure: 'Zona Colonial',
    arrival_place: 'Zona Colonial',
    date_of_departure: inDays(5),
    time_of_departure: '10:00',
    date_of_arrival: inDays(8),
    time_of_arrival: '10:00',
  })
