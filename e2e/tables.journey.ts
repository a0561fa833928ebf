import { expectTablesToRead } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { reserveFor } from './support/reservations.ts'
import { openAs } from './support/signed-in.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test('every table can be read on a laptop, with names, amounts and shares as they are in a fleet', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Caribe' })
  await operator.call('PUT', `/vehicles/${landing.id}/${landing.vehicle}`, {
    name: 'Mitsubishi Outlander Sport',
    price: 9_999.99,
    type_of_car: 'convertible',
    transmision: 'semi_automatic',
    features: ['cámara de reversa', 'asientos de cuero'],
    commissions: 33.33,
  })
  await operator.call('PUT', `/vehicles/${landing.vehicle}/units/1`, {
    plate: 'g-123456',
    colour: 'Anaranjado',
    odometer: 123_456,
    year: 2026,
    insuranceUntil: '2026-01-31',
  })
  const guest = {
    name: 'Maximiliano',
    lastName: 'Encarnación Bienvenido',
    email: 'maximiliano.encarnacion@rentacaribe.com.do',
    comment: 'Llegamos en el vuelo de la tarde, con equipaje voluminoso.',
  }
  for (const inDays of [0, 10]) await reserveFor(operator, landing, { ...guest, inDays, at: '23:45' })
  await openAs(page, operator, '/reservation')
  await expectTablesToRead(page)
  await expect(page.getByRole('row').filter({ hasText: 'Confirmada' })).toHaveCount(2)
  for (const path of [
    `/view-landing/${landing.id}?tab=vehicles`,
    '/app/units',
    '/app/customers',
    '/reservation/day-sheet',
  ]) {
    await page.goto(path)
    await expectTablesToRead(page)
  }
})

test('the tables of prices can be read on a laptop and on a phone, with the largest amounts', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Grandes' })
  const vehicle = landing.vehicle
  await operator.call('PUT', `/vehicles/${landing.id}/${vehicle}`, { name: 'Mitsubishi Outlander Sport' })
  const save = (revision: number, amount: number) =>
    operator.call('PUT', `/landings/${landing.id}/rates`, {
      revision,
      prices: [{ id: vehicle, pricePerDay: 99_999_999 }],
      rates: {
        currency: 'DOP',
        tiers: [1, 3, 7, 14, 30],
        prices: [
          { vehicleId: vehicle, fromDays: 3, amount },
          { vehicleId: vehicle, fromDays: 7, amount: 23_456_789 },
        ],
      },
    })
  await save(0, 89_999_999)
  const { id } = await reserveFor(operator, landing, { inDays: 1 })
  await save(1, 41_234_567)
  const rates = `/app/landings/${landing.id}/rates`
  // On a phone, the sheet is cards.
  await openAs(page, operator, rates)
  await expectTablesToRead(page)
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${rates}/warnings`)
    await expectTablesToRead(page)
    await page.goto(`${rates}/replay`)
    await page.getByRole('button', { name: 'Comparar con tus reservas' }).click()
    await expectTablesToRead(page)
    await page.goto(`/app/reservations/${id}`)
    await expect(
      page
        .getByRole('dialog')
        .getByText(/RD\$[1-9],\d{3},\d{3}\.\d\d/)
        .first(),
    ).toBeVisible()
    await expectTablesToRead(page)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const path of ['/reservation', `/view-landing/${landing.id}?tab=vehicles`]) {
    await page.goto(path)
    await expectTablesToRead(page)
  }
})
