import { inDays } from './support/dates.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { reserveFor } from './support/reservations.ts'

test.use({ javaScriptEnabled: false })

test('a visitor without JavaScript finds, extends and reserves a vehicle', async ({ page, server }) => {
  const operator = await newOperator(server)
  const { name } = await newLanding(operator, { name: 'Sin Guiones' })

  await page.goto(`/${name}`)
  await page.getByLabel('Lugar de recogida').selectOption('Aeropuerto Las Américas')
  await page.getByLabel('Lugar de devolución').selectOption('Zona Colonial')
  await page.getByLabel('Asientos').selectOption('4')
  await page.getByLabel('Fecha de recogida').fill(inDays(20))
  await page.getByLabel('Fecha de devolución').fill(inDays(22))
  await page.getByLabel('Hora de recogida').fill('09:00')
  await page.getByLabel('Hora de devolución').fill('09:59')
  await page.getByRole('button', { name: 'Buscar vehículos' }).click()

  // Two days: the 59 minutes over are the grace.
  await expect(page.getByText('US$122.07').first()).toBeVisible()
  await page.getByRole('link', { name: 'Toyota Corolla' }).first().click()
  await page.getByRole('link', { name: 'Seleccionar' }).first().click()
  await page.getByRole('link', { name: 'Agregar Exención de daños' }).click()
  await page.getByRole('link', { name: 'Uno más: Exención de daños' }).click()
  await page.getByRole('link', { name: 'Uno menos: Exención de daños' }).click()
  await page.getByRole('link', { name: 'Continuar a la revisión' }).click()

  await page.getByLabel('Nombre', { exact: true }).fill('Zoë')
  await page.getByLabel('Apellido').fill('O’Brien')
  await page.getByLabel('Correo electrónico').fill('zoe@example.com')
  await test.step('the server reports missing fields too, and nothing typed is lost', async () => {
    // As a browser without validation would send it.
    await page.locator('form').evaluateAll((forms: HTMLFormElement[]) => {
      for (const form of forms) form.noValidate = true
    })
    await page.getByRole('button', { name: 'Reservar' }).first().click()
    await expect(page.getByText('Hay algo que corregir')).toBeVisible()
    await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Zoë')
    await expect(page.getByLabel('Apellido')).toHaveValue('O’Brien')
  })
  await page.getByLabel('Teléfono').fill('+353 1 555 0199')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Reservar' }).first().click()
  await expect(page.getByRole('heading', { name: '¡Gracias, Zoë!' })).toBeVisible()

  const [group] = await operator.call<{ reservations: { total_price: number; last_name: string }[] }[]>(
    'GET',
    `/reservations/user/${operator.id}`,
  )
  // 90.00 + 24.00 + 9.95 + 3.50 = 127.45, and 18 % of it.
  expect(group?.reservations).toMatchObject([{ total_price: 150.39, last_name: 'O’Brien' }])
})

test('a family reserves two vehicles together, and finds each on the page of the other', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Boda En La Playa' })
  const trip = `date_of_departure=${inDays(20)}&time_of_departure=09:00&date_of_arrival=${inDays(22)}&time_of_arrival=09:00`
  const review = `/${landing.name}/review?vehicle=${landing.vehicle}&${trip}`
  await page.goto(review)
  await page.getByRole('link', { name: 'Agregar otro vehículo' }).click()
  await expect(page.getByText('Ya en tu reserva: Toyota Corolla')).toBeVisible()
  // The only one is in the booking already.
  await expect(page.getByText('Ocupado en tus fechas').first()).toBeVisible()
  await page.getByRole('link', { name: 'Seguir sin otro vehículo' }).click()
  await expect(page).toHaveURL(new RegExp(`/review\\?.*vehicle=${landing.vehicle}`))

  await operator.call('PUT', `/vehicles/${landing.id}/${landing.vehicle}`, { units: 2 })
  await page.getByRole('link', { name: 'Agregar otro vehículo' }).click()
  await page.getByRole('link', { name: 'Toyota Corolla' }).first().click()
  await page.getByRole('link', { name: 'Seleccionar' }).first().click()
  await page.getByRole('link', { name: 'Agregar Exención de daños' }).click()
  await page.getByRole('link', { name: 'Continuar a la revisión' }).click()
  await expect(page.getByRole('heading', { name: 'Tu reserva de 2 vehículos' })).toBeVisible()

  await page.getByLabel('Nombre', { exact: true }).fill('Zoë')
  await page.getByLabel('Apellido').fill('O’Brien')
  await page.getByLabel('Correo electrónico').fill('zoe@example.com')
  await page.getByLabel('Teléfono').fill('+353 1 555 0199')
  await page.getByRole('checkbox').check()
  // 90.00 + 9.95 + 3.50 and 18 % of it, and the same with an extra at 12.00 a day.
  await page.getByRole('button', { name: 'Reservar por US$272.46' }).first().click()
  await expect(page.getByText('los 2 vehículos quedan apartados para ti')).toBeVisible()

  await page.getByRole('link', { name: 'Ver, imprimir o cancelar mi reserva' }).click()
  // The one that was chosen first comes first.
  await expect(page.getByText('Sin extras').first()).toBeVisible()
  await page.getByRole('listitem').getByRole('link', { name: 'Toyota Corolla' }).click()
  await expect(page.getByText('Exención de daños × 1').first()).toBeVisible()
  await expect(page.getByText('US$272.46')).toBeVisible()
})

test("a taken vehicle can't be booked: the second visitor is offered other dates", async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Un Solo Carro' })
  await reserveFor(operator, landing, { inDays: 5, days: 2 })

  await page.goto(`/${landing.name}`)
  await page.getByLabel('Asientos').selectOption('2')
  await page.getByLabel('Fecha de recogida').fill(inDays(6))
  await page.getByLabel('Fecha de devolución').fill(inDays(8))
  await page.getByRole('button', { name: 'Buscar vehículos' }).click()
  await expect(page.getByText('Ocupado en tus fechas').first()).toBeVisible()
  await expect(page.getByText('Libre en otras fechas').first()).toBeVisible()
})

test('a trip that the rules refuse is told beside its field, and one link leads to what can be booked', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const { id, name, vehicle } = await newLanding(operator, { name: 'Con Reglas' })
  await operator.call('PUT', `/landings/${id}/rates`, {
    revision: 0,
    rates: {
      currency: 'USD',
      seasons: [{ id: 'alta', name: { es: 'Alta', en: 'High season' }, minDays: 3 }],
      drivers: { vehicles: [{ vehicleId: vehicle, minAge: 25 }] },
    },
  })
  const trip = {
    date_of_departure: inDays(20),
    time_of_departure: '10:00',
    date_of_arrival: inDays(21),
    time_of_arrival: '10:00',
    number_of_persons: '4',
  }
  await page.goto(`/${name}/vehicle?${new URLSearchParams(trip)}`)
  await expect(page.getByRole('alert').getByRole('link', { name: 'Fecha de devolución' })).toBeVisible()
  await expect(page.getByText('Alta: 3 días como mínimo.')).toHaveCount(1)
  await page.getByRole('link', { name: /^Del / }).click()
  await expect(page).toHaveURL(new RegExp(`date_of_arrival=${inDays(23)}`))
  await expect(page).toHaveURL(/number_of_persons=4/)
  await page.getByRole('link', { name: 'Toyota Corolla' }).first().click()
  await expect(page.getByText('Edad de quien conduce: desde 25 años')).toBeVisible()
  await page.getByRole('link', { name: 'Seleccionar' }).first().click()
  await page.getByLabel('Edad del conductor en la recogida').fill('22')
  await page.getByRole('button', { name: 'Actualizar el precio' }).click()
  await expect(page.getByText('Para este vehículo, quien conduce debe tener al menos 25 años.')).toBeVisible()
  await page.getByLabel('Edad del conductor en la recogida').fill('30')
  await page.getByRole('button', { name: 'Comprobar de nuevo' }).click()
  await expect(page.getByRole('link', { name: 'Continuar a la revisión' })).toBeVisible()
})
