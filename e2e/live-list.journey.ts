import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { picture } from './support/pictures.ts'
import { threeDays } from './support/visitor.ts'

test('search and filters act at once, stay in the address, and come back with it', async ({
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
  await operator.call('POST', '/vehicle', form)

  const requests: { path: string; purpose: string | undefined }[] = []
  page.on('request', (request) =>
    requests.push({
      path: new URL(request.url()).pathname,
      purpose: request.headers()['sec-purpose'],
    }),
  )
  await page.goto(`/lista-viva/vehicle?${new URLSearchParams(threeDays())}`)
  const search = page.getByLabel('Buscar por nombre')
  await search.pressSequentially('CARNI')
  await expect(page.getByRole('status')).toHaveText('1 de 2 vehículos')
  await expect(search).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Toyota Corolla' })).toHaveCount(0)
  await expect(page).toHaveURL(/q=CARNI/)

  await page.getByLabel('Equipaje').selectOption('6')
  await page.getByLabel('Precio máximo por día').fill('20')
  await expect(page.getByRole('heading', { name: 'Ningún vehículo coincide' })).toBeVisible()
  await page.getByLabel('Precio máximo por día').fill('90')
  await expect(page.getByRole('heading', { name: 'Kia Carnival' })).toBeVisible()
  await expect(page).toHaveURL(/luggage=6.*max_price=90/)
  await page.reload()
  await expect(search).toHaveValue('CARNI')
  await expect(page.getByRole('status')).toHaveText('1 de 2 vehículos')

  await page.getByRole('link', { name: 'Kia Carnival' }).hover()
  await expect
    .poll(() => requests.find(({ purpose }) => purpose?.startsWith('prefetch'))?.path)
    .toMatch(/^\/lista-viva\/vehicles\/\d+$/)
  await page.getByRole('link', { name: 'Kia Carnival' }).click()
  await page.goBack()
  await expect(page.getByLabel('Equipaje')).toHaveValue('6')
  await expect(page.getByRole('status')).toHaveText('1 de 2 vehículos')
  await page.getByRole('link', { name: 'Restablecer filtros' }).click()
  await expect(page.getByRole('status')).toHaveText('2 vehículos')
  await expect(page.getByText('US$175.17')).toBeVisible()
  await expect(page).toHaveURL(/date_of_departure=/)
})
