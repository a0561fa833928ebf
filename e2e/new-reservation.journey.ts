import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { inDays } from './support/dates.ts'
import { expectNoSidewaysScroll } from './support/fits.ts'
import { keyboardOf } from './support/hands.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator, type Operator } from './support/operator.ts'
import { openAs } from './support/signed-in.ts'

/** Reserves by the API, at 10:00 unless it is told otherwise. */
const reserve = (operator: Operator, landing: number, wish: object) =>
  operator.call<{ id: number }>('POST', `/landings/${landing}/desk-reservations`, {
    ...{
      pickupTime: '10:00',
      returnTime: '10:00',
      pickupPlace: 'Zona Colonial',
      returnPlace: 'Zona Colonial',
    },
    ...{ firstName: 'Rosa', lastName: 'Marte', phone: '+1 809 555 0177' },
    ...wish,
  })

const formOf = (page: Page) => page.getByRole('form', { name: 'Nueva reserva' })

/** Types when somebody wants to rent, from 10:00 to 10:00. */
async function fillDays(page: Page, pickup: string, back: string) {
  const form = formOf(page)
  await form.getByLabel('Fecha de recogida').fill(pickup)
  await form.getByLabel('Hora de recogida').fill('10:00')
  await form.getByLabel('Fecha de devolución').fill(back)
  await form.getByLabel('Hora de devolución').fill('10:00')
}

/** Says who rents. */
async function fillCustomer(page: Page, firstName: string) {
  const form = formOf(page)
  await form.getByRole('textbox', { name: 'Nombre', exact: true }).fill(firstName)
  await form.getByLabel('Apellido').fill('Marte')
  await form.getByLabel('Teléfono').fill('+1 809 555 0188')
}

test('a caller is told what is free on all landings, and gets a taken car from when it is back', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Mostrador' })
  const copy = await operator.call<{ id: number }>('POST', `/landings/${landing.id}/duplicate`, {
    name: `Copia ${landing.id}`,
  })
  const others = `/vehicles/${landing.id}/${landing.vehicle}/duplicate`
  const second = await operator.call<{ id: number }>('POST', others, {})
  await operator.call('PUT', `/vehicles/${landing.id}/${second.id}`, { name: 'Kia Picanto', units: 2 })
  await reserve(operator, landing.id, {
    ...{ vehicle: landing.vehicle, pickupDate: inDays(3), returnDate: inDays(5), returnTime: '14:00' },
  })
  await openAs(page, operator, '/reservation')
  await page.getByRole('link', { name: 'Nueva reserva' }).click()
  const form = formOf(page)

  await test.step('each car is listed once, with its price, and the taken one with when it is back', async () => {
    await expect(form.getByLabel('Landing')).toHaveValue('')
    await fillDays(page, inDays(5), inDays(8))
    await expect(form.getByRole('radio')).toHaveCount(1)
    await expect(form.getByRole('radio', { name: /^Kia Picanto Quedan 2 .+ US\$175\.17$/ })).toBeVisible()
    const taken = form.getByRole('region', { name: 'Qué está libre' }).getByRole('listitem')
    await expect(taken).toHaveCount(1)
    await expect(taken).toContainText(/Toyota Corolla.*Ocupado hasta el .+, 14:00/s)
    await expectAccessible(page)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page)
    }
    await form.getByLabel('Landing').selectOption(String(copy.id))
    await expect(form.getByRole('radio')).toHaveCount(0)
    await form.getByLabel('Landing').selectOption('')
  })

  await test.step('one press takes it from then on, and the price stays in sight', async () => {
    await form.getByRole('button', { name: /^Toyota Corolla: del .+, 14:00 al/ }).click()
    await expect(form.getByLabel('Hora de recogida')).toHaveValue('14:00')
    await expect(form.getByRole('radio', { name: /^Toyota Corolla/ })).toBeChecked()
    await expect(form.getByText('Toyota Corolla US$175.17', { exact: true })).toBeInViewport()
    await expect(form.getByRole('button', { name: 'Reservar' })).toBeInViewport()
  })

  await test.step('what was typed survives a reload', async () => {
    await fillCustomer(page, 'Rosa')
    await page.reload()
    await page.getByRole('button', { name: 'Recuperar' }).click()
    await expect(form.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue('Rosa')
    await expect(form.getByRole('radio', { name: /^Toyota Corolla/ })).toBeChecked()
  })

  await test.step('the next begins with the same days, and what was reserved is no longer free', async () => {
    await form.getByRole('button', { name: 'Reservar' }).click()
    await expect(page.getByText(/^Reserva .+ creada\.$/)).toBeVisible()
    await expect(form.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue('')
    await expect(form.getByLabel('Fecha de recogida')).toHaveValue(inDays(5))
    await expect(form.getByRole('radio')).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(form.getByRole('radio', { name: /^Kia Picanto/ })).toBeFocused()
    await form.getByRole('button', { name: 'Reservar' }).click()
    await expect(form.getByText('Elige un vehículo.')).toBeVisible()
  })
})

test('by the keyboard alone, a known customer’s reservation takes no more than eight steps', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Teclado' })
  await reserve(operator, landing.id, {
    ...{ vehicle: landing.vehicle, pickupDate: inDays(30), returnDate: inDays(32) },
  })
  await openAs(page, operator, '/reservation')
  const form = formOf(page)
  const { press, tick, fill, key, actions } = keyboardOf(page)
  await press(page.getByRole('link', { name: 'Nueva reserva' }))
  await fill(form.getByLabel('Fecha de recogida'), inDays(5))
  await fill(form.getByLabel('Fecha de devolución'), inDays(8))
  await tick(form.getByRole('radio', { name: /^Toyota Corolla/ }))
  await fill(form.getByRole('textbox', { name: 'Nombre', exact: true }), 'marte')
  await expect(form.getByRole('option', { name: /Rosa Marte/ })).toBeVisible()
  await key('ArrowDown')
  await key('Enter')
  await expect(form.getByLabel('Apellido')).toHaveValue('Marte')
  await expect(form.getByRole('button', { name: 'Reservar' })).toBeEnabled()
  await key('Enter')
  await expect(page.getByText(/^Reserva .+ creada\.$/)).toBeVisible()
  expect(actions()).toBeLessThanOrEqual(8)
})

test('a wedding gets three vehicles in one booking, of which each leads to the others', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Boda' })
  const second = await operator.call<{ id: number }>(
    'POST',
    `/vehicles/${landing.id}/${landing.vehicle}/duplicate`,
    {},
  )
  await operator.call('PUT', `/vehicles/${landing.id}/${second.id}`, { name: 'Kia Picanto', units: 2 })
  await openAs(page, operator, `/app/reservations/new?landing=${landing.id}`)
  const form = formOf(page)
  await fillDays(page, inDays(5), inDays(8))
  const another = form.getByRole('button', { name: 'Agregar otro vehículo' })
  await form.getByRole('radio', { name: /^Kia Picanto/ }).check()
  await another.click()
  await form.getByRole('radio', { name: /^Kia Picanto Queda 1/ }).check()
  await another.click()
  // Both are in the booking.
  await expect(form.getByRole('radio', { name: /^Kia Picanto/ })).toHaveCount(0)
  await form.getByRole('radio', { name: /^Toyota Corolla/ }).check()
  const together = form.getByRole('region', { name: 'En la misma reserva' })
  await expect(together.getByRole('listitem')).toHaveCount(2)
  await expect(form.getByText('3 vehículos US$525.51', { exact: true })).toBeInViewport()
  await expectAccessible(page)
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
  await fillCustomer(page, 'Rosa')
  await form.getByRole('button', { name: 'Reservar' }).click()
  await page.getByRole('button', { name: 'Ver' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/Reservados juntos:/)).toBeVisible()
  await dialog.getByRole('link', { name: 'Kia Picanto' }).first().click()
  await expect(dialog.getByRole('link', { name: 'Toyota Corolla' })).toBeVisible()
  expect(await operator.call('GET', `/reservations/${landing.id}`)).toHaveLength(3)
})
