import { expect, test } from './support/journey.ts'
import { newLanding, newOperator, type Operator } from './support/operator.ts'
import { openAs } from './support/signed-in.ts'
import { bookingOf, fillIn, threeDays, ZOE } from './support/visitor.ts'

test.use({ javaScriptEnabled: false })

const both = (es: string, en: string) => ({ es, en })

/** Rates with a bit of everything, for a vehicle of 45.00 a day. */
const ratesFor = (vehicle: number) => ({
  currency: 'USD',
  display: { currency: 'DOP', rate: 60, date: '2026-11-22' },
  tiers: [1, 4],
  prices: [{ vehicleId: vehicle, season: null, fromDays: 4, amount: 3000, perDays: 1 }],
  extras: [
    {
      code: 'basic',
      name: both('Cobertura básica', 'Basic cover'),
      per: 'day',
      amount: 0,
      offer: 'included',
      group: 'cover',
      excess: 90_000,
    },
    {
      code: 'full',
      name: both('Cobertura total', 'Full cover'),
      per: 'percent',
      percent: 2000,
      group: 'cover',
      excess: 0,
    },
  ],
  fees: [
    {
      code: 'driver',
      name: both('Otro conductor', 'Another driver'),
      when: 'additional_driver',
      per: 'rental',
      amount: 400,
    },
  ],
  offers: [
    {
      id: 'verano',
      name: both('Código de verano', 'Summer code'),
      kind: 'code',
      code: 'VERANO',
      percent: 1000,
    },
  ],
  prepayment: { percent: 3000 },
  deposit: [{ vehicleId: null, amount: 30_000 }],
  cancellation: { earlier: { amount: 0 }, within: [{ hours: 48, amount: 3000 }], afterPickup: 'all' },
  mileage: [{ vehicleId: null, kmPerDay: 200, perExtraKm: 25 }],
  fuel: { perEighth: 500, serviceFee: 1000 },
  priceList: [{ code: 'key', name: both('Llave perdida', 'Lost key'), amount: 12_000 }],
})

const save = (operator: Operator, landing: number, revision: number, rates: object) =>
  operator.call('PUT', `/landings/${landing}/rates`, { revision, rates })

test('a visitor reads the reason of every line of the operator’s own prices, and says what they depend on', async ({
  page,
  server,
  browser,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Tarifas Propias' })
  const rates = ratesFor(landing.vehicle)
  await save(operator, landing.id, 0, rates)
  const price = page.getByRole('complementary', { name: 'Precio' })
  const code = price.getByLabel('Código de descuento')

  await page.goto(`/${landing.name}/additions${bookingOf(landing.vehicle)}`)
  await expect(price).toContainText('3 días × US$45.00')
  await expect(price).toContainText('US$159.30')
  await expect(price).toContainText('aproximadamente RD$9,558.00')
  await expect(price).toContainText('Depósito')
  await expect(price).toContainText('US$300.00')
  await expect(price.getByLabel('Edad del conductor')).toHaveCount(0)

  await test.step('a longer rental that costs less is offered', async () => {
    await expect(price).toContainText('4 días: US$17.70 menos')
  })

  await test.step('a cover replaces the included one of its group', async () => {
    const basic = page.getByRole('listitem').filter({ hasText: 'Cobertura básica' })
    await expect(basic).toContainText('Incluido')
    await expect(basic).toContainText('Deducible: US$900.00')
    await expect(page.getByRole('listitem').filter({ hasText: 'Cobertura total' })).toContainText(
      'Sin deducible',
    )
    await page.getByRole('link', { name: 'Elegir Cobertura total' }).click()
    await expect(price).toContainText('US$27.00')
    await expect(price).toContainText('US$191.16')
  })

  await test.step('a wrong code is refused beside its field, and the price is the one without it', async () => {
    await code.fill('NADA')
    await price.getByRole('button', { name: 'Actualizar el precio' }).click()
    await expect(code).toHaveValue('NADA')
    await expect(code).toHaveAccessibleDescription(
      'Este código no aplica a tu viaje; este es el precio sin él.',
    )
    await expect(price).toContainText('US$191.16')
  })

  await test.step('nothing is reserved with a wrong code unnoticed', async () => {
    await page.getByRole('link', { name: 'Continuar a la revisión' }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'Código de descuento (NADA)' })
    await expect(notice).toBeVisible()
    await fillIn(page, ZOE)
    await page.getByRole('button', { name: 'Reservar por US$191.16' }).click()
    await expect(notice).toBeFocused()
    await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue(ZOE.name)
    await notice.getByRole('link', { name: 'Cambiarlo' }).click()
  })

  await test.step('a right code and an additional driver change the price', async () => {
    await expect(code).toHaveValue('NADA')
    await code.fill('verano')
    await price.getByLabel('Conductores adicionales').fill('1')
    await price.getByRole('button', { name: 'Actualizar el precio' }).click()
    await expect(price).toContainText('Código de verano')
    await expect(price).toContainText('-US$13.50')
    await expect(price).toContainText('Otro conductor')
    await expect(price).toContainText('US$176.76')
  })

  await page.getByRole('link', { name: 'Continuar a la revisión' }).click()
  await expect(page.getByText('20% de US$121.50, sin deducible')).toBeVisible()
  await expect(page.getByText('A pagar antes de la recogida')).toBeVisible()
  await expect(page.getByText('US$53.03').first()).toBeVisible()

  await test.step('rates that change meanwhile are shown with both totals, and asked about', async () => {
    await fillIn(page, ZOE)
    const season = {
      id: 'alta',
      name: both('Temporada alta', 'High season'),
      ranges: [{ from: '01-01', to: '12-31' }],
      percent: 1000,
    }
    await save(operator, landing.id, 1, { ...rates, seasons: [season] })
    await page.getByRole('button', { name: 'Reservar por US$176.76' }).click()
    await expect(page.getByRole('alert')).toContainText('US$176.76')
    await expect(page.getByRole('alert')).toContainText('US$193.97')
    await expect(page.getByText('Temporada alta').first()).toBeVisible()
    await page.getByRole('button', { name: 'Reservar por US$193.97' }).click()
    await expect(page.getByRole('heading', { name: '¡Gracias, Zoë!' })).toBeVisible()
    await expect(page.getByText('US$193.97').first()).toBeVisible()
    await expect(page.getByText('20% de US$133.65, sin deducible')).toBeVisible()
  })

  await test.step('the operator reads what was promised in the reservation', async () => {
    const [made] = await operator.call<{ id: number }[]>('GET', `/reservations/${landing.id}`)
    const owner = await browser.newPage({ baseURL: server.origin, javaScriptEnabled: true })
    await openAs(owner, operator, `/reservation?reservation=${made?.id}`)
    const details = owner.getByRole('dialog', { name: 'Zoë' })
    for (const told of [
      'Hasta 200 km al día. Cada km adicional: US$0.25.',
      'Más de 48 horas antes de la recogida: US$0.00',
      '48 horas antes de la recogida, o menos: US$30.00',
      'Después de la hora de recogida, o si no se presenta: US$58.19',
      'A pagar antes de la recogida',
    ]) {
      await expect(details.getByText(told)).toBeVisible()
    }
    await owner.close()
  })
})

// Rule of "An operator's own prices": domain/availability/extras-left.ts, contract/reservations/extra-out-words.ts, web/visitor/booking/taken-extras.tsx, domain/availability/extras-left.test.ts, server/features/inventory/limited-supply.api.test.ts
test('an extra without a piece left on the dates is shown as taken, and one that was asked for is named', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Una Silla' })
  const seat = { code: 'seat', name: both('Silla', 'Seat'), per: 'day', amount: 1200, stock: 1 }
  await save(operator, landing.id, 0, { currency: 'USD', extras: [seat] })
  await operator.call('PUT', `/vehicles/${landing.id}/${landing.vehicle}`, { units: 2 })
  const search = bookingOf(landing.vehicle, { extra_seat: '1' })
  await page.goto(`/${landing.name}/review${search}`)
  const price = page.getByRole('button', { name: 'Reservar por US$201.78' })
  await expect(price).toBeVisible()
  await fillIn(page, ZOE)

  await test.step('somebody else takes the last one', async () => {
    await operator.call('POST', '/reservations', {
      ...threeDays(),
      id_landing: landing.id,
      id_vehicle: landing.vehicle,
      name: 'Ana',
      last_name: 'Pérez',
      email: 'ana@example.com',
      phone: '+1 809 555 0101',
      place_of_departure: 'Aeropuerto Las Américas',
      arrival_place: 'Zona Colonial',
      extras: [{ code: 'seat', quantity: 1 }],
    })
    await price.click()
    const notice = page
      .getByRole('alert')
      .filter({ hasText: 'Silla: no queda ninguna unidad en estas fechas.' })
    await expect(notice).toBeFocused()
    await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue(ZOE.name)
    await expect(page.getByRole('button', { name: 'Reservar por US$159.30' })).toBeVisible()
  })

  await test.step('the page of the extras does not offer it', async () => {
    await page.goto(`/${landing.name}/additions${search}`)
    await expect(page.getByRole('listitem').filter({ hasText: 'Silla' })).toContainText(
      'Agotado en estas fechas',
    )
    await expect(page.getByRole('link', { name: 'Agregar Silla' })).toHaveCount(0)
    await expect(page.getByRole('alert')).toContainText('Silla: no queda ninguna unidad en estas fechas.')
  })

  await test.step('what is left is reserved without it', async () => {
    await page.goto(`/${landing.name}/review${search}`)
    await fillIn(page, ZOE)
    await page.getByRole('button', { name: /^Reservar por/ }).click()
    await expect(page.getByRole('heading', { name: '¡Gracias, Zoë!' })).toBeVisible()
  })
})

// Rule of "An operator's own prices": domain/rates/possible-fees.ts, web/visitor/booking/condition-words.ts, web/visitor/booking/conditions.tsx, web/visitor/search-form/trip-fields.tsx, domain/rates/possible-fees.test.ts, web/visitor/faq/facts.test.ts
test('what depends on who drives stands on the card, the page and the review before an age is typed', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Condiciones Claras' })
  const young = {
    code: 'young',
    name: both('Conductor joven', 'Young driver'),
    when: 'driver_age',
    ages: { from: 21, to: 24 },
    per: 'day',
    amount: 1495,
  }
  await save(operator, landing.id, 0, {
    ...ratesFor(landing.vehicle),
    fees: [...ratesFor(landing.vehicle).fees, young],
    drivers: { minAge: 21, licenseYears: 2 },
  })
  const conditions = page.getByRole('region', { name: 'Condiciones y cargos' })
  const young21 = 'Conductor joven (de 21 a 24 años): US$14.95 por día'

  await page.goto(`/${landing.name}/vehicle${bookingOf(landing.vehicle)}`)
  const named = page.getByRole('heading', { name: 'Toyota Corolla' })
  const card = page.getByRole('listitem').filter({ has: named })
  await expect(card).toContainText(
    'Cancelas gratis hasta 48 horas antes · 200 km por día · Depósito US$300.00',
  )
  for (const path of [`vehicles/${landing.vehicle}`, 'additions', 'review']) {
    await page.goto(`/${landing.name}/${path}${bookingOf(landing.vehicle)}`)
    await expect(conditions).toContainText('Edad de quien conduce: desde 21 años')
    await expect(conditions).toContainText('Licencia de conducir: al menos 2 años')
    await expect(conditions).toContainText('Otro conductor (cada uno): US$4.00 por alquiler')
    await expect(conditions).toContainText(young21)
    await expect(conditions).toContainText(
      'Combustible que falte al devolver: US$5.00 por octavo de tanque + US$10.00 de servicio',
    )
    await expect(conditions).toContainText('Al devolver, si aplica: Llave perdida (US$120.00)')
  }
  await page.goto(`/${landing.name}/FAQ`)
  await expect(page.getByRole('heading', { name: '¿Qué puede sumarse al precio?' })).toBeVisible()
  await expect(page.locator('main')).toContainText(`${young21}.`)
  await expect(page.getByRole('heading', { name: '¿Qué puede cobrarse al devolver?' })).toBeVisible()

  await test.step('the search asks the age, and the price is of it', async () => {
    await page.goto(`/${landing.name}`)
    await page.getByLabel('Edad de quien conduce').fill('22')
    await page.getByRole('button', { name: 'Buscar vehículos' }).click()
    await expect(page).toHaveURL(/driver_age=22/)
    await page.getByRole('link', { name: 'Toyota Corolla' }).click()
    await page.getByText('Todas las líneas del precio').click()
    await expect(page.locator('main')).toContainText('Conductor joven')
  })
})
