import { inDays } from './support/dates.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'

test.use({ javaScriptEnabled: false })

test('a price that changes while a visitor fills in the form is shown and must be confirmed before booking', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Precio Nuevo' })
  const search = new URLSearchParams({
    vehicle: String(landing.vehicle),
    date_of_departure: inDays(20),
    time_of_departure: '10:00',
    date_of_arrival: inDays(23),
    time_of_arrival: '10:00',
  })
  await page.goto(`/${landing.name}/review?${search}`)
  await expect(page.getByRole('button', { name: 'Reservar por US$175.17' })).toBeVisible()
  await page.getByLabel('Nombre', { exact: true }).fill('Zoë')
  await page.getByLabel('Apellido').fill('O’Brien')
  await page.getByLabel('Correo electrónico').fill('zoe@example.com')
  await page.getByLabel('Teléfono').fill('+353 1 555 0199')
  await page.getByRole('checkbox').check()

  await operator.call('PUT', `/vehicles/${landing.id}/${landing.vehicle}`, { price: 60 })
  await page.getByRole('button', { name: 'Reservar por US$175.17' }).click()
  await expect(page.getByRole('heading', { name: 'El precio ha cambiado' })).toBeVisible()
  await expect(page.getByText('Era US$175.17 y ahora es US$228.27.')).toBeVisible()
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Zoë')
  await expect(page.getByLabel('Teléfono')).toHaveValue('+353 1 555 0199')
  await expect(page.getByRole('checkbox')).toBeChecked()
  expect(await bookings()).toEqual([])

  await page.getByRole('button', { name: 'Reservar por US$228.27' }).click()
  await expect(page.getByRole('heading', { name: '¡Gracias, Zoë!' })).toBeVisible()
  expect(await bookings()).toEqual([228.27])

  async function bookings() {
    const all = await operator.call<{ total_price: number }[]>('GET', `/reservations/${landing.id}`)
    return all.map((reservation) => reservation.total_price)
  }
})
