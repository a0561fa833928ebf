import { expectAccessible } from './support/accessible.ts'
import { expectToFit } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { mailTo, ownLinkIn } from './support/mails.ts'
import { newLanding, newOperator, type Operator } from './support/operator.ts'
import { openAs } from './support/signed-in.ts'
import { publishSite } from './support/site.ts'
import { bookingOf, fillIn, ZOE } from './support/visitor.ts'

/** Alone in having mails at this address, whatever else the same server sends. */
const TEO = { ...ZOE, email: 'teo.terminos@example.com' }

/** Publishes terms in Spanish and no privacy notice; without a text, neither. */
function publishTerms(operator: Operator, landing: { id: number }, text: string): Promise<void> {
  const es = text === '' ? [] : [{ kind: 'paragraph' as const, spans: [{ text }] }]
  const legal = { terms: { es, en: [] }, privacy: { es: [], en: [] }, unread: [] }
  return publishSite(operator, landing, (document) => ({ ...document, legal }))
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('terms have a page, are accepted as they are then, and stay with the reservation', async ({
    page,
    server,
  }) => {
    const operator = await newOperator(server)
    const landing = await newLanding(operator, { name: 'Con Términos' })
    const checkout = `/${landing.name}/review${bookingOf(landing.vehicle)}`

    await publishTerms(operator, landing, '')
    await test.step('without terms there is no page and no link', async () => {
      await page.goto(checkout)
      await expect(page.getByRole('link', { name: 'Condiciones de alquiler' })).toHaveCount(0)
      expect((await page.goto(`/${landing.name}/terms`))?.status()).toBe(404)
    })

    await publishTerms(operator, landing, 'Se devuelve con el tanque lleno.')
    await test.step('with terms there are both', async () => {
      await expect(async () => {
        await page.goto(checkout)
        await expect(page.getByRole('link', { name: 'Condiciones de alquiler' })).toHaveCount(2, {
          timeout: 500,
        })
      }).toPass()
      await page.getByRole('contentinfo').getByRole('link', { name: 'Condiciones de alquiler' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Condiciones de alquiler' })).toBeVisible()
      await expect(page.getByText('Se devuelve con el tanque lleno.')).toBeVisible()
      expect((await page.goto(`/${landing.name}/privacy`))?.status()).toBe(404)
    })

    await test.step('terms that change meanwhile have to be accepted again; nothing typed is lost', async () => {
      await page.goto(checkout)
      await fillIn(page, TEO)
      await publishTerms(operator, landing, 'Se devuelve con medio tanque.')
      await page.getByRole('button', { name: 'Reservar' }).first().click()
      await expect(page.getByText('cambiaron mientras reservabas', { exact: false }).first()).toBeVisible()
      await expect(page.getByRole('checkbox')).not.toBeChecked()
      await expect(page.getByLabel('Apellido')).toHaveValue(TEO.lastName)
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Reservar' }).first().click()
      await expect(page.getByRole('heading', { name: `¡Gracias, ${TEO.name}!` })).toBeVisible()
    })

    await test.step('the visitor reads what they accepted, whatever is published later', async () => {
      await publishTerms(operator, landing, 'Se devuelve lavado.')
      await page.goto(ownLinkIn(await mailTo(server, TEO.email, 'confirmation')))
      await expect(page.getByRole('heading', { name: 'Lo que aceptaste' })).toBeVisible()
      await page.getByText('Condiciones de alquiler').first().click()
      await expect(page.getByText('Se devuelve con medio tanque.')).toBeVisible()
      await expect(page.getByText('Se devuelve lavado.')).toHaveCount(0)
    })
  })
})

test('the page of terms fits a phone, and its operator sees under which a reservation was made', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Términos de bolsillo' })
  await publishTerms(operator, landing, 'Responsabilidad extracontractual '.repeat(30))
  await page.setViewportSize({ width: 320, height: 700 })
  await expect(async () => {
    expect((await page.goto(`/${landing.name}/terms`))?.status()).toBe(200)
  }).toPass()
  await expectToFit(page)
  await expectAccessible(page)
  await page.goto(`/${landing.name}/review${bookingOf(landing.vehicle)}`)
  await fillIn(page, ZOE)
  await expectToFit(page)
  await page.getByRole('button', { name: 'Reservar' }).first().click()
  await expect(page.getByRole('heading', { name: `¡Gracias, ${ZOE.name}!` })).toBeVisible()
  const [group] = await operator.call<{ reservations: { id: number }[] }[]>(
    'GET',
    `/reservations/user/${operator.id}`,
  )
  await openAs(page, operator, `/app/reservations/${group?.reservations[0]?.id}`)
  await expect(page.getByText('Aceptadas', { exact: false })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Publicación 2' })).toBeVisible()
  await expectToFit(page)
})
