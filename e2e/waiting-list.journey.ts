import { inDays } from './support/dates.ts'
import { expect, test } from './support/journey.ts'
import { mailTo, wishLinkIn } from './support/mails.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { reserveFor } from './support/reservations.ts'
import { openAs } from './support/signed-in.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

// Rule of "Screens: the visitor's": web/visitor/waiting-list/route.tsx, web/visitor/waiting-list/ask-to-wait.ts
test('a visitor without JavaScript waits for full dates, by a mailed link, and the desk knows', async ({
  browser,
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Lista De Espera' })
  await reserveFor(operator, landing, { inDays: 19, days: 5 })
  const search = new URLSearchParams({
    ...{ place_of_departure: 'Aeropuerto Las Américas', arrival_place: 'Zona Colonial' },
    ...{ date_of_departure: inDays(20), time_of_departure: '09:00' },
    ...{ date_of_arrival: inDays(22), time_of_arrival: '09:00' },
  })
  const send = page.getByRole('button', { name: 'Anotarme en la lista' })
  await page.goto(`/${landing.name}/vehicles/${landing.vehicle}?${search}`)
  await expect(send).toBeVisible()
  await page.goto(`/${landing.name}/vehicle?${search}`)
  await page.getByLabel('Correo electrónico').fill('zoe at example')
  await send.click()
  await expect(page).toHaveTitle(/^Error: /)
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('zoe at example')
  await page.getByLabel('Correo electrónico').fill('Zoe-waits@example.com')
  await send.click()
  await expect(page.getByRole('heading', { name: 'Mira tu correo' })).toBeVisible()

  const link = wishLinkIn(await mailTo(server, 'zoe-waits@example.com', 'waiting-confirm'))
  await page.goto(link)
  await page.goto(link)
  await page.getByRole('button', { name: 'Sí, avísame' }).click()
  await expect(page.getByRole('heading', { name: 'Estás en la lista' })).toBeVisible()
  const desk = await browser.newPage({ javaScriptEnabled: true })
  await openAs(desk, operator, `${server.origin}/app/desk`)
  const waiting = desk.getByRole('region', { name: 'Lista de espera' })
  await expect(waiting.getByRole('listitem')).toContainText('zoe-waits@example.com')
  await desk.close()
  await page.getByRole('button', { name: 'Salir de la lista' }).click()
  await expect(page.getByRole('heading', { name: 'Ya no estás en la lista' })).toBeVisible()
  expect((await page.goto(link))?.status()).toBe(404)
})
