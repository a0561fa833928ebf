import { reviewDueNow } from '@nelly/server/tests/support/scheduled-now'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expectToFit } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { mailTo, reviewLinkIn } from './support/mails.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { reserveFor } from './support/reservations.ts'
import { openAs } from './support/signed-in.ts'

/** What search engines are told of the stars. */
async function toldStars(page: Page, of = 'AutoRental'): Promise<unknown> {
  const [json = '{}'] = await page.locator('script[type="application/ld+json"]').allTextContents()
  const { '@graph': things = [JSON.parse(json)] } = JSON.parse(json)
  return things.find((thing: Record<string, unknown>) => thing['@type'] === of)?.aggregateRating
}

// Rule of "Screens: the operator's lists and forms": domain/reviews/review.ts, contract/public-site/my-review.ts, server/features/reviews/ask-for-review.ts, server/features/reviews/write-review.ts, server/features/reservations/mail/review-letters.ts, web/visitor/my-review/route.tsx, domain/reviews/review.test.ts, server/features/reviews/reviews.api.test.ts
test('a customer is asked for a review, writes it without scripts, and removes it after the operator has shown it', async ({
  page,
  server,
  browser,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Con Opiniones' })
  const email = 'ana-review@example.com'
  const rental = await reserveFor(operator, landing, { inDays: 1, email })
  for (const step of ['hand_over', 'take_back'])
    await operator.call('POST', `/reservations/${rental.id}/steps`, { step })
  await reviewDueNow(server.databaseUrl ?? '', rental.id)
  const link = reviewLinkIn(await mailTo(server, email, 'review-request'))

  const phone = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } })
  const form = await phone.newPage()
  await form.goto(link)
  await form.getByLabel('¿Qué estuvo bien y qué no?').fill('Todo bien, <b>menos</b> la radio.')
  await form.getByRole('button', { name: 'Enviar la opinión' }).click()
  await expect(form.getByRole('alert')).toContainText('Elige de una a cinco estrellas.')
  await expectToFit(form)
  await expect(form.getByLabel('¿Qué estuvo bien y qué no?')).toHaveValue('Todo bien, <b>menos</b> la radio.')
  await form.getByRole('radio', { name: '4 estrellas de 5' }).check()
  await form.getByRole('button', { name: 'Enviar la opinión' }).click()
  await expect(form.getByRole('heading', { name: 'Gracias por tu opinión' })).toBeVisible()
  await expect(form.getByText('Tus estrellas ya cuentan.')).toBeVisible()

  const home = `/${landing.name}`
  await page.goto(link)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Cambiar' }).click()
  await expect(page.getByRole('radio', { name: '4 estrellas de 5' })).toBeChecked()
  await expectAccessible(page)
  await page.goto(home)
  await expect(page.getByText('4.0 de 5 estrellas')).toBeVisible()
  await expect(page.getByText('menos')).toHaveCount(0)
  expect(await toldStars(page)).toMatchObject({ ratingValue: 4, ratingCount: 1 })

  const rated = page.getByRole('img', {
    name: '4.0 de 5 estrellas, 1 cliente dio estrellas tras su alquiler',
  })
  await expect(rated).toHaveText('★ 4.0 (1)')
  await page.goto(`${home}/vehicles/${landing.vehicle}`)
  await expect(rated).toHaveText('★ 4.0 (1)')
  expect(await toldStars(page, 'Car')).toMatchObject({ ratingValue: 4, ratingCount: 1 })

  expect((await mailTo(server, operator.email, 'review-notice')).text).toContain('4 estrellas de 5')
  await openAs(page, operator, '/app/desk')
  await page.getByRole('region', { name: 'Opiniones por leer 1' }).getByRole('link').click()
  await expect(page.getByText('Un texto te espera')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectToFit(page)
  await page.getByRole('button', { name: 'Mostrar en el sitio la opinión de Ana P.' }).click()
  await expect(page.getByText('El texto está en el sitio.')).toBeVisible()
  await page.getByRole('switch', { name: 'Pedir opiniones a los clientes' }).click()
  await expect(page.getByText('Ya no se le pide su opinión a nadie.')).toBeVisible()

  await page.goto(home)
  await expect(page.getByText('Todo bien, <b>menos</b> la radio.')).toBeVisible()
  await expectToFit(page)
  await expectAccessible(page)
  await form.getByRole('link', { name: 'Retirar' }).click()
  await form.getByRole('button', { name: 'Retirar la opinión' }).click()
  await expect(form.getByRole('heading', { name: '¿Qué tal fue tu alquiler?' })).toBeVisible()
  await phone.close()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('de 5 estrellas')).toHaveCount(0)
  expect(await toldStars(page)).toBeUndefined()
})
