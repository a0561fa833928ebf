import { inDays } from './support/dates.ts'
import { expect, test } from './support/journey.ts'
import { NARROWEST, newLanding, newOperator } from './support/operator.ts'
import { picture } from './support/pictures.ts'
import { policyViolations } from './support/policy.ts'
import { threeDays } from './support/visitor.ts'

test('search and filters apply at once, are in the address, and survive going back', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Lista Viva' })
  const form = new FormData()
  for (const [name, value] of Object.entries({
    id_landing: landing.id,
    name: 'Kia Carnival',
    description: 'Para toda la familia.',
    price: 80,
    luggage: 6,
    people: 8,
    type_of_car: 'van',
    transmision: 'automatic',
  }))
    form.append(name, String(value))
  form.append('images[0]', await picture('vehicle'), 'van.jpg')
  const van = await operator.call<{ id: number }>('POST', '/vehicle', form)
  const help = { name: 'Asistencia 24 horas', description: 'Un técnico te alcanza en la carretera.' }
  const feature = await operator.call<{ id: number }>('POST', '/special-features', help)
  await operator.call('POST', `/vehicles/${van.id}/special-features`, { special_feature_id: feature.id })

  const violations = policyViolations(page)
  const requests: { path: string; purpose: string | undefined }[] = []
  page.on('request', (request) =>
    requests.push({
      path: new URL(request.url()).pathname,
      purpose: request.headers()['sec-purpose'],
    }),
  )
  await page.goto(`/${landing.name}/vehicle?${new URLSearchParams(threeDays())}`)
  const search = page.getByLabel('Buscar por nombre')
  await search.pressSequentially('CARNI')
  await expect(page.getByRole('status')).toHaveText('1 de 2 vehículos')
  await expect(search).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Toyota Corolla' })).toHaveCount(0)
  await expect(page).toHaveURL(/q=CARNI/)

  await page.getByLabel('Equipaje').selectOption('6')
  await page.getByLabel('Asistencia 24 horas (1)').check()
  await page.getByLabel('Precio máximo del viaje').fill('299')
  await expect(page.getByRole('heading', { name: 'Ningún vehículo coincide' })).toBeVisible()
  await page.getByLabel('Precio máximo del viaje').fill('300')
  await expect(page.getByRole('heading', { name: 'Kia Carnival' })).toBeVisible()
  const types = page.getByLabel('Tipo de vehículo').getByRole('option')
  await expect(types).toHaveText(['Cualquiera', 'Sedán (0)', 'SUV (0)', 'Van (1)', 'Camioneta (0)'])
  await expect(page).toHaveURL(/luggage=6.*max_total=300.*feature=/)
  await page.reload()
  await expect(search).toHaveValue('CARNI')
  await expect(page.getByRole('status')).toHaveText('1 de 2 vehículos')

  await page.getByRole('link', { name: 'Kia Carnival' }).hover()
  await expect
    .poll(() => requests.find(({ purpose }) => purpose?.startsWith('prefetch'))?.path)
    .toMatch(new RegExp(`^/${landing.name}/vehicles/\\d+$`))
  await page.getByRole('link', { name: 'Kia Carnival' }).click()
  await expect(page.getByText(help.description)).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Equipaje')).toHaveValue('6')
  await expect(page.getByRole('status')).toHaveText('1 de 2 vehículos')
  await page.getByRole('link', { name: 'Restablecer filtros' }).click()
  await expect(page.getByRole('status')).toHaveText('2 vehículos')
  const names = page.locator('main').getByRole('heading', { level: 3 })
  await page.getByLabel('Ordenar por').selectOption('Precio: de mayor a menor')
  await expect(names).toHaveText(['Kia Carnival', 'Toyota Corolla'])
  await page.getByLabel('Ordenar por').selectOption('Tamaño: de menor a mayor')
  await expect(names).toHaveText(['Toyota Corolla', 'Kia Carnival'])
  await expect(page).toHaveURL(/sort=size$/)
  await expect(page.getByText('US$175.17')).toBeVisible()
  await expect(page).toHaveURL(/date_of_departure=/)

  await test.step('the return follows the pickup, keeps the length and can’t be before it', async () => {
    const home = `/${landing.name}`
    for (const path of [page.url(), home]) {
      await page.goto(path)
      if (path !== home) await page.getByText('Cambiar', { exact: true }).click()
      const [pickup, returned] = [
        page.getByLabel('Fecha de recogida'),
        page.getByLabel('Fecha de devolución'),
      ]
      await expect(returned).toHaveAttribute('min', await pickup.inputValue())
      await pickup.fill(inDays(40))
      await returned.fill(inDays(44))
      await pickup.fill(inDays(50))
      await expect(returned).toHaveValue(inDays(54))
      await expect(returned).toHaveAttribute('min', inDays(50))
      await pickup.fill(inDays(30))
      await expect(returned).toHaveValue(inDays(34))
    }
    await page.goBack()
  })
  expect(violations).toEqual([])

  await test.step('on a phone, the link to the results of open filters stays visible', async () => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.locator('summary', { hasText: 'Buscar y filtrar' }).click()
    const show = page.getByRole('link', { name: 'Ver 2 vehículos' })
    await expect(show).toBeInViewport({ ratio: 1 })
    await page.getByLabel('Tipo de vehículo').selectOption('Van (1)')
    await page.getByRole('link', { name: 'Ver 1 vehículo' }).click()
    await expect(page.getByRole('heading', { name: 'Kia Carnival' })).toBeInViewport()
    await expect(show).not.toBeInViewport()
  })

  await test.step('the summary shows both places and both times completely, at 320 pixels and with text at 200 %', async () => {
    const places = { place_of_departure: 'Aeropuerto Las Américas', arrival_place: 'Zona Colonial' }
    await page.goto(`/${landing.name}/vehicle?${new URLSearchParams({ ...threeDays(), ...places })}`)
    await page.setViewportSize({ width: 320, height: 640 })
    const trip = page.getByRole('navigation', { name: 'Tu reserva, paso a paso' }).locator('summary')
    await expect(trip).toContainText('Aeropuerto Las Américas → Zona Colonial')
    await expect(trip).toContainText(/10:00.* a .*10:00/)
    for (const size of ['100%', '200%']) {
      const clipped = await trip.evaluate((summary, fontSize) => {
        document.documentElement.style.fontSize = fontSize
        return [...summary.querySelectorAll('span')].filter((part) => part.scrollWidth > part.clientWidth)
          .length
      }, size)
      expect(clipped, size).toBe(0)
    }
  })
})

// Rule of "Screens: the visitor's": web/visitor/vehicles/ranked.ts, web/visitor/vehicles/filter-address.ts, web/visitor/vehicles/filter-form.module.css, web/visitor/vehicles/ranked.test.ts, web/visitor/vehicles/filter-address.test.ts
test('of many vehicles a phone shows twelve, more by a link without scripts, and the filters stay in reach', async ({
  server,
  browser,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Muchos Carros' })
  for (let number = 2; number <= 14; number++) {
    const form = new FormData()
    for (const [name, value] of Object.entries({
      id_landing: landing.id,
      name: `Kia ${number}`,
      description: 'Cómodo.',
      price: 50,
      luggage: 2,
      people: 5,
      type_of_car: 'sedan',
      transmision: 'automatic',
    }))
      form.append(name, String(value))
    form.append('images[0]', await picture('vehicle', NARROWEST), 'kia.jpg')
    await operator.call('POST', '/vehicle', form)
  }
  const [width, height] = [360, 640]
  const phone = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height } })
  const page = await phone.newPage()
  await page.goto(`${server.origin}/${landing.name}/vehicle?sort=price-desc`)
  const strip = page.getByRole('navigation', { name: 'Tu reserva, paso a paso' })
  const filters = page.locator('summary', { hasText: 'Buscar y filtrar' })
  const tall = [await strip.boundingBox(), await filters.boundingBox()].map((box) => box?.height ?? height)
  expect(tall.reduce((sum, each) => sum + each)).toBeLessThan(height / 3)
  const names = page.locator('main').getByRole('heading', { level: 3 })
  await expect(names).toHaveCount(12)
  await page.getByRole('link', { name: 'Mostrar 2 más' }).click()
  await expect(page).toHaveURL(/sort=price-desc&show=24#/)
  await expect(names).toHaveCount(14)
  await expect(names.nth(12)).toBeInViewport()
  await expect(filters).toBeInViewport({ ratio: 1 })
  await names.nth(12).click()
  await page.getByRole('link', { name: 'Volver a los vehículos' }).click()
  await expect(names).toHaveCount(14)
  await filters.click()
  await page.getByLabel('Buscar por nombre').fill('Toyota')
  await page.getByRole('button', { name: 'Mostrar vehículos' }).click()
  await expect(names).toHaveText(['Toyota Corolla'])
  await phone.close()
})
