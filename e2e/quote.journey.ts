import { expectAccessible } from './support/accessible.ts'
import { inDays } from './support/dates.ts'
import { expectNoSidewaysScroll } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { mailTo, quoteLinkIn } from './support/mails.ts'
import { newLanding, newOperator, type Operator } from './support/operator.ts'
import { openAs } from './support/signed-in.ts'

interface Made {
  id: number
  url: string
}

/** Quotes a vehicle by the API for two days, ten days from now. */
const quote = (operator: Operator, { id, vehicle }: { id: number; vehicle: number }, wish: object = {}) =>
  operator.call<Made>('POST', `/landings/${id}/desk-quotes`, {
    ...{ vehicles: [vehicle], pickupDate: inDays(10), returnDate: inDays(12), notify: false },
    ...{ pickupTime: '10:00', returnTime: '10:00', pickupPlace: 'Zona Colonial' },
    ...{ returnPlace: 'Zona Colonial', firstName: 'Rosa', lastName: 'Marte', phone: '+1 809 555 0177' },
    ...wish,
  })

interface Listed {
  total_price: number
  name: string
}

const reservationsOf = (operator: Operator, { id }: { id: number }) =>
  operator.call<Listed[]>('GET', `/reservations/${id}`)

test('the desk quotes two cars by mail and holds them, and the customer accepts both without JavaScript at that price', async ({
  page,
  browser,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Cotiza' })
  await operator.call('PUT', `/vehicles/${landing.id}/${landing.vehicle}`, { units: 2 })
  await openAs(page, operator, '/app/reservations/new')
  const form = page.getByRole('form', { name: 'Nueva reserva' })
  await form.getByLabel('Fecha de recogida').fill(inDays(10))
  await form.getByLabel('Hora de recogida').fill('10:00')
  await form.getByLabel('Fecha de devolución').fill(inDays(12))
  await form.getByLabel('Hora de devolución').fill('10:00')
  await form.getByRole('radio', { name: 'Toyota Corolla' }).check()
  await form.getByRole('button', { name: 'Agregar otro vehículo' }).click()
  await form.getByRole('radio', { name: 'Toyota Corolla' }).check()
  await form.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Rosa')
  await form.getByLabel('Apellido').fill('Marte')
  await form.getByLabel('Teléfono').fill('+1 809 555 0188')
  await form.getByLabel('Correo', { exact: true }).fill('rosa@example.com')
  await form.getByRole('button', { name: 'Cotizar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cotizar' })
  await expect(dialog.getByText('Vale 24 horas')).toBeVisible()
  await expect(dialog.getByText('2 × Toyota Corolla')).toBeVisible()
  await dialog.getByLabel('Apartar los vehículos mientras valga').check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Crear cotización' }).click()
  const ready = page.getByRole('dialog', { name: 'Cotización lista' })
  await expect(ready.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/18095550188\?text=Hola.*US%24244\.14/,
  )
  await expectAccessible(page)
  await ready.getByRole('button', { name: 'Listo' }).click()

  const link = quoteLinkIn(await mailTo(server, 'rosa@example.com', 'quote'))
  await operator.call('PUT', `/vehicles/${landing.id}/${landing.vehicle}`, { price: 400 })
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
  })
  const customer = await context.newPage()
  await customer.goto(link)
  await expect(customer.getByRole('heading', { name: 'Tu cotización' })).toBeVisible()
  await expect(customer.getByText('US$122.07').first()).toBeVisible()
  await expect(customer.getByText('US$244.14')).toBeVisible()
  await expectNoSidewaysScroll(customer)
  await expect(customer.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow')
  await customer.getByRole('checkbox').check()
  await customer.getByRole('button', { name: 'Aceptar los 2 vehículos' }).click()
  await expect(customer.getByRole('heading', { name: 'Tu reserva está confirmada' })).toBeVisible()

  await test.step('the link now leads to the reservations, which are there once', async () => {
    await customer.goto(link)
    await expect(customer.getByRole('heading', { name: 'Ya aceptaste esta cotización' })).toBeVisible()
    await customer.getByRole('link', { name: 'Ver mi reserva' }).click()
    await expect(customer.getByText('US$122.07').first()).toBeVisible()
    const booked = { total_price: 122.07, name: 'Rosa' }
    expect(await reservationsOf(operator, landing)).toMatchObject([booked, booked])
  })
  await context.close()
})

test('a customer whose car was taken meanwhile is told so beside it and sees what is still free, and the desk reserves or withdraws with one click', async ({
  page,
  browser,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Cotiza' })
  const made = await quote(operator, landing)
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
  })
  const customer = await context.newPage()
  await customer.goto(made.url)
  await quote(operator, landing, { firstName: 'Eva' })
  await openAs(page, operator, '/app/desk')
  const listed = page.getByRole('region', { name: 'Cotizaciones abiertas' }).getByRole('listitem')
  await expect(listed).toHaveCount(2)
  await expectAccessible(page)
  await listed.filter({ hasText: 'Eva' }).getByRole('button', { name: 'Reservar' }).click()
  await expect(page.getByText(/Reserva .* creada/)).toBeVisible()
  await expect(listed).toHaveCount(1)
  await expect(listed.getByText('Ya no está libre: Toyota Corolla.')).toBeVisible()
  await expect(listed.getByRole('button', { name: 'Reservar' })).toHaveCount(0)

  await customer.getByRole('checkbox').check()
  await customer.getByRole('button', { name: 'Aceptar Toyota Corolla' }).click()
  await expect(customer.getByRole('alert')).toContainText('Ya no está libre: Toyota Corolla.')
  await page.goto(made.url)
  await expect(page.getByText('Ya no está libre en esas fechas')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Aceptar/ })).toHaveCount(0)
  await expectAccessible(page)
  await page.goto('/app/desk')
  await customer.goto(made.url)
  await expectNoSidewaysScroll(customer)
  await expect(customer.getByRole('link', { name: /^Escribir a Cotiza/ })).toHaveAttribute('href', /^mailto:/)
  await customer.getByRole('link', { name: 'Ver lo que está libre esos días' }).click()
  await expect(customer).toHaveURL(/\/vehicle\?/)

  await listed.getByRole('button', { name: 'Retirar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click()
  await expect(listed).toHaveCount(0)
  await customer.goto(made.url)
  await expect(customer.getByRole('heading', { name: 'Esta cotización ya no vale' })).toBeVisible()
  await context.close()
})
