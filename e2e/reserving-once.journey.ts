import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { mailTo, ownLinkIn } from './support/mails.ts'
import { newLanding, newOperator, type Operator } from './support/operator.ts'
import { bookingOf, fillIn, ZOE } from './support/visitor.ts'

/** A landing with two units of its vehicle, so that only idempotency prevents a second booking. */
async function twoUnits(operator: Operator, name: string) {
  const landing = await newLanding(operator, { name })
  await operator.call('PUT', `/vehicles/${landing.id}/${landing.vehicle}`, { units: 2 })
  const bookings = async () => (await operator.call<unknown[]>('GET', `/reservations/${landing.id}`)).length
  return { ...landing, bookings, review: `/${landing.name}/review` }
}

const reserve = (page: Page) => page.getByRole('button', { name: 'Reservar por' })
const thanked = (page: Page) => expect(page.getByRole('heading', { name: '¡Gracias, Zoë!' })).toBeVisible()

/** Lets the next form reach the server, and drops its response. */
async function loseAnAnswer(page: Page) {
  await page.route(
    '**/review*',
    async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      await route.fetch({ maxRedirects: 0 })
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    // Rule of "Screens: the visitor's": web/visitor/checkout/key.ts, web/visitor/checkout/action.ts
    test('a visitor who clicks twice, comes back, reloads or opens a second tab has one booking', async ({
      page,
      server,
      context,
    }) => {
      const operator = await newOperator(server)
      const name = `Dos Clics ${javaScriptEnabled ? 'Con' : 'Sin'}`
      const { review, vehicle, bookings } = await twoUnits(operator, name)
      await page.goto(review.replace('review', 'additions') + bookingOf(vehicle))
      await page.getByRole('link', { name: 'Continuar a la revisión' }).click()
      const second = await context.newPage()
      await second.goto(review + bookingOf(vehicle))

      await fillIn(page, ZOE)
      await reserve(page).dblclick()
      await thanked(page)
      const address = page.url()
      await page.reload()
      await thanked(page)

      await fillIn(second, ZOE)
      await reserve(second).click()
      await thanked(second)
      expect(second.url()).toBe(address)
      expect(await bookings()).toBe(1)

      await page.goBack()
      await fillIn(page, ZOE)
      await reserve(page).click()
      await thanked(page)
      expect(page.url()).toBe(address)
      await page.goBack()
      await page.goForward()
      await thanked(page)
      expect(await bookings()).toBe(1)
    })

    test('a lost response causes no second booking, whether the visitor reloads or goes back', async ({
      page,
      server,
    }) => {
      const operator = await newOperator(server)
      const name = `Respuesta Perdida ${javaScriptEnabled ? 'Con' : 'Sin'}`
      const { review, vehicle, bookings } = await twoUnits(operator, name)
      for (const [index, again] of (['reload', 'back'] as const).entries()) {
        await page.goto(review.replace('review', 'additions') + bookingOf(vehicle, {}, 20 + 10 * index))
        await page.getByRole('link', { name: 'Continuar a la revisión' }).click()
        await fillIn(page, ZOE)
        await loseAnAnswer(page)
        await reserve(page).click({ noWaitAfter: true })
        await expect.poll(bookings).toBe(index + 1)
        await expect.poll(() => page.url()).toContain('chrome-error')
        if (again === 'reload') {
          await page.reload()
        } else {
          await page.goBack()
          await page.getByRole('link', { name: 'Continuar a la revisión' }).click()
          await fillIn(page, ZOE)
          await reserve(page).click()
        }
        await thanked(page)
        expect(await bookings()).toBe(index + 1)
      }
    })
  })
}

test('going back after reserving the only unit shows the reservation; another browser sees that the vehicle is taken', async ({
  page,
  server,
  browser,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Una Unidad' })
  const address = `/${landing.name}/review${bookingOf(landing.vehicle)}`
  await page.goto(address)
  await fillIn(page, ZOE)
  await reserve(page).click()
  await thanked(page)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Ya reservaste esto' })).toBeVisible()
  await expect(page.locator('form[method=post]')).toHaveCount(0)
  await page.getByRole('link', { name: 'Ver mi reserva' }).click()
  await thanked(page)

  const stranger = await browser.newPage()
  await stranger.goto(address)
  await expect(stranger.getByRole('alert')).toContainText('Este vehículo está ocupado')
  await expect(stranger.getByText(/reservaste|reservarlo tú/)).toHaveCount(0)
  await expect(stranger.locator('form[method=post]')).toHaveCount(0)
  await stranger.locator('[role=alert] a[href*="date_of_departure"]').first().click()
  await expect(reserve(stranger)).toBeVisible()
  await stranger.close()
})

test.describe('without scripts, the last use of a code', () => {
  test.use({ javaScriptEnabled: false })

  test('goes to one booking, and its form leads to it however often it is sent', async ({ page, server }) => {
    const operator = await newOperator(server)
    const { id, review, vehicle, bookings } = await twoUnits(operator, 'Último Uso')
    const offer = {
      id: 'verano',
      name: { es: 'Verano' },
      kind: 'code',
      code: 'VERANO',
      percent: 1000,
      uses: 1,
    }
    const rates = { currency: 'USD', offers: [offer] }
    await operator.call('PUT', `/landings/${id}/rates`, { revision: 0, rates })
    await page.goto(`${review}${bookingOf(vehicle)}&discount_code=VERANO`)
    await fillIn(page, ZOE)
    await reserve(page).dblclick()
    await thanked(page)
    const thanks = page.url()

    await page.goBack()
    await fillIn(page, ZOE)
    await reserve(page).click()
    await thanked(page)
    expect(page.url()).toBe(thanks)

    await page.goBack()
    await fillIn(page, { ...ZOE, email: 'zoe-second@example.com' })
    await reserve(page).click()
    await expect(page.getByRole('alert')).toContainText('Ya reservaste este vehículo para estas fechas')
    expect(await bookings()).toBe(1)
  })
})

test.describe('without scripts, a corrected form', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the reservation that it has made, to be corrected or made again on purpose', async ({
    page,
    server,
  }) => {
    const operator = await newOperator(server)
    const { review, vehicle, bookings } = await twoUnits(operator, 'Corregida')
    const address = review + bookingOf(vehicle)
    const typo = { ...ZOE, email: 'zoe-typo@example.com' }
    const right = { ...ZOE, email: 'zoe-right@example.com' }
    await page.goto(address)
    await fillIn(page, typo)
    await reserve(page).click()
    await thanked(page)
    const thanks = page.url()
    const former = ownLinkIn(await mailTo(server, typo.email, 'confirmation'))

    await page.goBack()
    await fillIn(page, right)
    await reserve(page).click()
    const told = page.getByRole('alert')
    await expect(told).toContainText('Ya reservaste este vehículo para estas fechas')
    await expect(told).toContainText(typo.email)
    await expect(told).toContainText(`Escribiste ahora: ${right.email}`)
    await expect(told).toBeFocused()
    expect(await bookings()).toBe(1)

    await told.getByRole('button', { name: 'Corregir esa reserva' }).click()
    await thanked(page)
    expect(page.url()).toBe(thanks)
    await expect(page.getByText(`va en camino a ${right.email}`)).toBeVisible()
    const link = ownLinkIn(await mailTo(server, right.email, 'confirmation'))
    expect(link).not.toBe(former)
    expect((await page.request.get(former)).status()).toBe(404)
    await mailTo(server, operator.email, 'correction-notice')

    await page.goto(address)
    await fillIn(page, { ...ZOE, name: 'Ana' })
    await reserve(page).click()
    await told.getByRole('button', { name: 'Hacer otra por' }).dblclick()
    await expect(page.getByRole('heading', { name: '¡Gracias, Ana!' })).toBeVisible()
    expect(page.url()).not.toBe(thanks)
    expect(await bookings()).toBe(2)
    await page.goto(thanks)
    await thanked(page)
  })
})
