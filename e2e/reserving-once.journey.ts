import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator, type Operator } from './support/operator.ts'
import { bookingOf, fillIn, ZOE } from './support/visitor.ts'

/** A landing with two units of its vehicle, so that nothing but the product's own care keeps a second booking away. */
async function twoUnits(operator: Operator, name: string) {
  const landing = await newLanding(operator, { name })
  await operator.call('PUT', `/vehicles/${landing.id}/${landing.vehicle}`, { units: 2 })
  const bookings = async () => (await operator.call<unknown[]>('GET', `/reservations/${landing.id}`)).length
  return { ...landing, bookings, review: `/${landing.name}/review` }
}

const reserve = (page: Page) => page.getByRole('button', { name: 'Reservar por' })
const thanked = (page: Page) => expect(page.getByRole('heading', { name: '¡Gracias, Zoë!' })).toBeVisible()

/** Lets the next form reach the server and its answer get lost on the way back. */
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

    test('an answer that gets lost costs no second booking, whether the visitor reloads or goes back', async ({
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

test('who goes back after reserving the only unit reads that the booking is made', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Una Unidad' })
  await page.goto(`/una-unidad/review${bookingOf(landing.vehicle)}`)
  await fillIn(page, ZOE)
  await reserve(page).click()
  await thanked(page)
  await page.goBack()
  await expect(page.getByText('¿Acabas de reservarlo tú? Entonces tu reserva está hecha')).toBeVisible()
  await expect(reserve(page)).toHaveCount(0)
})
