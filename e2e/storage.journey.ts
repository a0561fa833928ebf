import type { Page } from '@playwright/test'
import { inDays } from './support/dates.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { policyViolations } from './support/policy.ts'

const search = () => ({
  place_of_departure: 'Zona Colonial',
  date_of_departure: inDays(20),
  time_of_departure: '10:00',
  date_of_arrival: inDays(23),
  time_of_arrival: '10:00',
})

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }))

test('a visitor who comes back to a later page resumes the booking, until it is made', async ({
  page,
  server,
}) => {
  const violations = policyViolations(page)
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Vuelvo Luego' })
  const vehicle = String(landing.vehicle)
  await page.goto(`/${landing.name}`)
  await page.evaluate(() => localStorage.setItem('language', 'en'))

  await page.goto(
    `/${landing.name}/additions?${new URLSearchParams({ ...search(), vehicle, baby_seat: '2' })}`,
  )
  const kept = await stored(page)
  expect(JSON.parse(kept.formValidate ?? '')).toEqual({
    ...search(),
    id_landing: landing.id,
    name_landing: landing.name,
  })
  expect(kept.selectedVehicle).toBe(vehicle)
  expect(JSON.parse(kept.selectedExtras ?? '')).toEqual([
    { name: 'baby_seat', price: 12, quantity: 2, currency: 'USD' },
  ])
  expect(JSON.parse(kept.selectedProduct ?? '')).toMatchObject({ name: 'Toyota Corolla', price: 45 })

  await page.goto(`/${landing.name}/review`)
  await expect(page).toHaveURL(new RegExp(`date_of_departure=${inDays(20)}.*vehicle=${vehicle}.*baby_seat=2`))
  await page.getByLabel('Nombre', { exact: true }).fill('Zoë')
  await page.getByLabel('Apellido').fill('O’Brien')
  await page.getByLabel('Correo electrónico').fill('zoe@example.com')
  await page.getByLabel('Teléfono').fill('+353 1 555 0199')
  await page.getByLabel('Teléfono').blur()
  await page.goto(`/${landing.name}/review`)
  await expect(page.getByLabel('Apellido')).toHaveValue('O’Brien')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: /^Reservar por/ }).click()

  await expect(page.getByRole('heading', { name: '¡Gracias, Zoë!' })).toBeVisible()
  await expect.poll(() => stored(page)).toEqual({ language: 'en', customerName: 'Zoë' })
  expect(violations).toEqual([])
})

// Rule of "Screens: the visitor's": web/visitor/booking-storage/scripts.ts
test('the home page clears a booking under way, and another landing never resumes it', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Primera Renta' })
  const other = await newLanding(operator, { name: 'Segunda Renta' })
  const booking = new URLSearchParams({ ...search(), vehicle: String(landing.vehicle) })
  await page.goto(`/${landing.name}/additions?${booking}`)
  await page.goto(`/${other.name}/vehicle`)
  await expect(page).toHaveURL(`/${other.name}/vehicle`)
  await page.goto(`/${landing.name}/vehicle`)
  await expect(page).toHaveURL(/vehicle\?.*date_of_departure/)
  await page.goto(`/${landing.name}/vehicle?type=sedan`)
  await expect(page).toHaveURL(/vehicle\?type=sedan&.*date_of_departure/)
  await page.goto(`/${landing.name}`)
  expect(await stored(page)).toEqual({})
  await page.goto(`/${landing.name}/additions`)
  await expect(page).toHaveURL(/\/additions$/)
})
