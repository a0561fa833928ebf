import { whatToBring } from '@nelly/contract/reservations/reservation-words'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { inDays } from './support/dates.ts'
import { expect, test } from './support/journey.ts'
import { mailTo, ownLinkIn } from './support/mails.ts'
import { newLanding, newOperator, type Operator } from './support/operator.ts'
import { cancelAsOperator } from './support/reservations.ts'
import type { Server } from './support/server.ts'
import { openAs } from './support/signed-in.ts'
import { bookingOf, fillIn, type Visitor, WORDS, ZOE } from './support/visitor.ts'

interface Kept {
  id: number
  name: string
  email: string
  cancelled_at: string | null
  cancellation_fee: number | null
  erased_at: string | null
}

const newestOf = async (operator: Operator, landing: { id: number }) =>
  (await operator.call<Kept[]>('GET', `/reservations/${landing.id}`))[0]

/** Reserves at the checkout and returns the link in the confirmation mail. */
async function reserve(
  page: Page,
  server: Server,
  { address, language, visitor }: { address: string; language: 'es' | 'en'; visitor: Visitor },
): Promise<string> {
  const say = WORDS[language]
  await page.goto(address)
  await fillIn(page, visitor, language)
  await page.getByRole('button', { name: say.reserve }).first().click()
  await expect(page.getByRole('heading', { name: say.thanks(visitor.name) })).toBeVisible()
  const link = ownLinkIn(await mailTo(server, visitor.email, 'confirmation'))
  // The thank-you page is shared and stays in the history: it must not contain the secret.
  expect(await page.content()).not.toContain(new URL(link).searchParams.get('s') ?? '?')
  return link
}

/** The operator's list of the landing's reservations. */
async function expectOwnerReads(
  browser: Browser,
  operator: Operator,
  landing: { id: number },
  words: string[],
) {
  const context = await browser.newContext({ javaScriptEnabled: true })
  const page = await context.newPage()
  await openAs(page, operator, `/view-landing/${landing.id}`)
  for (const word of words) await expect(page.getByText(word).filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText('zoe-own@example.com')).toHaveCount(0)
  await context.close()
}

/** The total and the fee, before and after a cancellation. */
const settlement = (page: Page) => page.locator('dl', { hasText: /Cargo por cancelación|Cancellation fee/ })

/** Runs axe on the page at the same address: it needs scripts, which this page has disabled. */
async function expectAccessibleThere(browser: Browser, page: Page) {
  const context = await browser.newContext({ javaScriptEnabled: true, viewport: page.viewportSize() })
  const twin = await context.newPage()
  await twin.goto(page.url())
  await expectAccessible(twin)
  await context.close()
}

test.describe('without scripts, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  // Rule of "Screens: the operator's lists and forms": domain/reservations/change-wish.ts, domain/reservations/visitor-timeline.ts, server/features/reservations/ask-for-change.ts, server/features/reservations/answer-change-wish.ts, web/visitor/my-reservation/change-step.tsx, web/owner/desk/desk-lists.tsx, domain/reservations/change-wish.test.ts, domain/reservations/visitor-timeline.test.ts, server/features/reservations/change-wishes.api.test.ts
  test('a visitor asks for a change, and the operator answers it from the desk', async ({
    page,
    server,
    browser,
  }) => {
    const operator = await newOperator(server)
    const landing = await newLanding(operator, { name: 'Pide Cambios' })
    const visitor = { ...ZOE, email: 'zoe-change@example.com' }
    const address = `/${landing.name}/review${bookingOf(landing.vehicle)}`
    const link = await reserve(page, server, { address, language: 'es', visitor })
    await page.goto(link)
    const steps = page.getByRole('listitem')
    await expect(steps.filter({ hasText: 'Reservada' })).toBeVisible()
    const send = page.getByRole('button', { name: 'Enviar' })

    await test.step('what is wrong is said, and nothing typed is lost', async () => {
      await page.getByRole('link', { name: 'Pedir un cambio' }).click()
      await page.getByLabel('Nuevo día de recogida').fill(inDays(40))
      await page.getByLabel('Nuevo día de devolución').fill(inDays(39))
      await page.getByLabel('Tu mensaje').fill('Llego más tarde <b>de lo previsto</b>')
      await send.click()
      await expect(page.getByRole('alert')).toContainText('El último día es anterior al primero.')
      await expect(page.getByLabel('Tu mensaje')).toHaveValue('Llego más tarde <b>de lo previsto</b>')
      await expectAccessibleThere(browser, page)
    })

    await test.step('Back leads to the form with what was typed', async () => {
      await page.goBack()
      await expect(page.getByRole('alert')).toBeHidden()
      await expect(page.getByLabel('Tu mensaje')).toHaveValue('Llego más tarde <b>de lo previsto</b>')
      await page.getByLabel('Nuevo día de devolución').fill(inDays(43))
    })

    await test.step('it waits for the answer, and the operator has a mail', async () => {
      await send.click()
      await expect(page.getByText(/ya lo recibió y te va a responder/)).toBeInViewport()
      await expect(page.getByText('Llego más tarde <b>de lo previsto</b>')).toBeVisible()
      await expect(steps.filter({ hasText: 'Pediste un cambio' })).toHaveAttribute('aria-current', 'step')
      await expectAccessibleThere(browser, page)
      const { text } = await mailTo(server, operator.email, 'change-wish-notice')
      expect(text).toContain('Llego más tarde')
      const received = await mailTo(server, visitor.email, 'change-wish-received')
      expect(received.text).toContain('Llego más tarde')
    })

    await test.step('the operator reads it on the desk, and marks it as answered', async () => {
      const context = await browser.newContext({ javaScriptEnabled: true })
      const desk = await context.newPage()
      await openAs(desk, operator, '/app/desk')
      const wishes = desk.getByRole('region', { name: /Cambios que piden/ })
      await expect(wishes).toContainText('Llego más tarde <b>de lo previsto</b>')
      await expectAccessible(desk)
      await wishes.getByRole('button', { name: /^Contestada: / }).click()
      await expect(wishes).toBeHidden()
      await context.close()
      await page.reload()
      await expect(page.getByText(/ya lo recibió/)).toHaveCount(0)
      await expect(page.getByText(/lo marcó como contestado el /)).toBeVisible()
    })

    await test.step('more than three within a day are refused, with what was typed', async () => {
      for (const text of ['Otro vehículo', 'Otro lugar']) {
        await page.goto(`${link}&do=change`)
        await page.getByLabel('Tu mensaje').fill(text)
        await send.click()
        await expect(page.getByText(text)).toBeVisible()
      }
      const refused = await page.request.post(`${link}&do=change`, { form: { wish: 'Y otra cosa' } })
      expect(refused.status()).toBe(429)
      expect(await refused.text()).toContain('Y otra cosa')
      await page.goto(`${link}&do=change`)
      await expect(page.getByRole('alert')).toContainText('3 veces en un día')
      await expect(send).toHaveCount(0)
    })
  })

  // Rule of "Screens: the visitor's": web/visitor/my-reservation/route.tsx, web/visitor/my-reservation/action.ts, server/features/reservations/cancel-reservation.ts, server/features/reservations/erase-reservation.ts, server/features/public-site/my-reservation.api.test.ts, server/features/reservations/cancel-reservation.api.test.ts, server/features/reservations/erase-reservation.api.test.ts
  test('a visitor sees, cancels and erases their reservation by the link in the mail', async ({
    page,
    server,
    browser,
  }) => {
    const operator = await newOperator(server)
    const landing = await newLanding(operator, { name: 'Enlace Propio' })
    const visitor = { ...ZOE, email: 'zoe-own@example.com' }
    const address = `/${landing.name}/review${bookingOf(landing.vehicle, { baby_seat: '1' })}`
    const link = await reserve(page, server, { address, language: 'es', visitor })

    await test.step('the page shows everything, but only with the secret', async () => {
      const answer = await page.goto(link)
      expect(answer?.headers()).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      await expect(page.getByRole('heading', { name: 'Tu reserva está confirmada' })).toBeVisible()
      for (const told of [
        'Toyota Corolla',
        'US$217.65',
        'US$36.00',
        'Silla para bebé × 1',
        ZOE.phone,
        ...whatToBring('es'),
      ]) {
        await expect(page.getByText(told).first()).toBeVisible()
      }
      await expect(page.getByRole('link', { name: operator.email })).toHaveAttribute(
        'href',
        `mailto:${operator.email}`,
      )
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      const elsewhere = await page
        .locator('[href], [src], [action]')
        .evaluateAll((elements) =>
          elements
            .flatMap((element) => [element.getAttribute('href'), element.getAttribute('src')])
            .filter((to): to is string => to !== null && /^(https?:)?\/\//.test(to)),
        )
      expect(elsewhere).toEqual([])
    })

    await test.step('calendars can import it', async () => {
      const href = await page.getByRole('link', { name: 'Agregar a mi calendario' }).getAttribute('href')
      const file = await page.request.get(href ?? '')
      expect(file.headers()['content-type']).toMatch(/^text\/calendar/)
      expect(await file.text()).toContain('BEGIN:VEVENT')
    })

    await test.step('a wrong secret, or another landing’s address, is not found', async () => {
      const other = await newLanding(operator, { name: 'Otro Enlace' })
      const others = link.replace(`/${landing.name}/`, `/${other.name}/`)
      for (const wrong of [`${link}x`, link.slice(0, -1), others]) {
        expect((await page.goto(wrong))?.status()).toBe(404)
        await expect(page.getByRole('heading', { name: 'Reserva no encontrada' })).toBeVisible()
        await expect(page.getByText('Toyota Corolla')).toHaveCount(0)
      }
    })

    await test.step("its data can't be erased before it is cancelled", async () => {
      await page.goto(link)
      await page.getByRole('link', { name: 'Cómo hacer que se borren' }).click()
      await expect(page.getByText('cancela primero la reserva')).toBeVisible()
    })

    await test.step('the fee is shown first, and another fee is refused', async () => {
      await page.getByRole('link', { name: 'Cancelar la reserva' }).click()
      await expect(settlement(page)).toHaveText(
        /Total de la reserva\s*US\$217\.65\s*Cargo por cancelación\s*US\$100\.00/,
      )
      await page.locator('[name=seen_fee]').evaluate((field: HTMLInputElement) => {
        field.value = '5000'
      })
      await page.getByRole('button', { name: 'Cancelar la reserva' }).click()
      await expect(page.getByRole('alert')).toContainText('Era US$50.00 y ahora es US$100.00')
      expect((await newestOf(operator, landing))?.cancelled_at).toBeNull()
    })

    await test.step('other sites’ forms cancel nothing', async () => {
      for (const origin of ['https://evil.example', 'null']) {
        const answer = await page.request.post(`${link}&do=cancel`, {
          headers: { origin },
          form: { seen_fee: '10000' },
        })
        expect(answer.status()).toBe(400)
      }
      expect((await newestOf(operator, landing))?.cancelled_at).toBeNull()
    })

    await test.step('once cancelled, it says so, also when cancelling again', async () => {
      await page.getByRole('button', { name: 'Cancelar la reserva' }).click()
      await expect(page.getByRole('heading', { name: 'Tu reserva está cancelada' })).toBeVisible()
      await expect(settlement(page)).toHaveText(/Cargo por cancelación\s*US\$100\.00/)
      const again = await page.request.post(`${link}&do=cancel`, { form: { seen_fee: '10000' } })
      expect(await again.text()).toContain('Tu reserva está cancelada')
      expect(await newestOf(operator, landing)).toMatchObject({ cancellation_fee: 100 })
      expect(ownLinkIn(await mailTo(server, visitor.email, 'cancellation'))).toBe(link)
      await mailTo(server, operator.email, 'cancellation-notice')
    })

    await test.step('another visitor can book the same dates', async () => {
      const second = { ...ZOE, name: 'Ana', email: 'ana-own@example.com' }
      await page.context().clearCookies()
      await reserve(page, server, { address, language: 'es', visitor: second })
    })

    await test.step('once erased, the operator sees that it is cancelled and no personal data', async () => {
      await page.goto(link)
      await page.getByRole('link', { name: 'Borrar mis datos' }).click()
      await page.getByRole('button', { name: 'Borrar mis datos ahora' }).click()
      await expect(page.getByText('se borraron tus datos personales')).toBeVisible()
      await expect(page.getByText('zoe-own@example.com')).toHaveCount(0)
      const all = await operator.call<Kept[]>('GET', `/reservations/${landing.id}`)
      expect(all).toHaveLength(2)
      expect(all.find(({ erased_at }) => erased_at !== null)).toMatchObject({ name: '', email: '' })
      await expectOwnerReads(browser, operator, landing, ['Datos borrados', 'Cancelada'])
    })
  })
})

test('within a day of the pickup the fee is higher, and the link survives unpublishing', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Late Link', language: 'en' })
  const visitor = { ...ZOE, email: 'zoe-late@example.com' }
  // Midnight is never more than a day away.
  const soon = bookingOf(landing.vehicle, {
    date_of_departure: inDays(1),
    time_of_departure: '00:00',
    date_of_arrival: inDays(4),
    time_of_arrival: '00:00',
  })
  const address = `/${landing.name}/review${soon}`
  const link = await reserve(page, server, { address, language: 'en', visitor })
  await operator.call('PATCH', '/landing/status', {
    landing_id: landing.id,
    user_id: operator.id,
    status: 'draft',
  })

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Your reservation is confirmed' })).toBeVisible()
  await test.step('it fits on one sheet of paper', async () => {
    const paper = await page.pdf({ preferCSSPageSize: true })
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })
  await page.getByRole('link', { name: 'Cancel the reservation' }).click()
  await page.locator('[name=seen_fee]').evaluate((field: HTMLInputElement) => {
    field.value = '10000'
  })
  await page.getByRole('button', { name: 'Cancel the reservation' }).click()
  await expect(page.getByRole('alert')).toContainText('It was US$100.00 and is now US$175.17')
  // 148.45 and 18 % of it are 175.17: less than the fee of 200.00, so that all of it is due.
  await page.getByRole('button', { name: 'Cancel the reservation' }).click()
  await expect(page.getByRole('heading', { name: 'Your reservation is cancelled' })).toBeVisible()
  await expect(settlement(page)).toHaveText(/Cancellation fee\s*US\$175\.17/)
  await page.getByRole('link', { name: 'Erase my data' }).click()
  await page.getByRole('button', { name: 'Erase my data now' }).click()
  await expect(page.getByText('Your personal data was erased')).toBeVisible()
  expect(await newestOf(operator, landing)).toMatchObject({ name: '', cancellation_fee: 175.17 })
})

test('a form sent again after its reservation was cancelled does not look like a booking', async ({
  page,
  server,
  context,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Otra Vez' })
  const visitor = { ...ZOE, email: 'zoe-again@example.com' }
  const address = `/${landing.name}/review${bookingOf(landing.vehicle)}`
  const link = await reserve(page, server, { address, language: 'es', visitor })
  const thanks = page.url()

  const own = await context.newPage()
  await own.goto(`${link}&do=cancel`)
  await own.getByRole('button', { name: 'Cancelar la reserva' }).click()
  await expect(own.getByText('El cargo se lo pagas a Otra Vez')).toBeVisible()
  await page.goto(thanks)
  await expect(page.getByRole('heading', { name: 'Esta reserva fue cancelada' })).toBeVisible()
  await expectAccessible(page)

  await page.goto(address)
  await fillIn(page, visitor)
  await page.getByRole('button', { name: WORDS.es.reserve }).first().click()
  await expect(page.getByRole('alert')).toContainText('Esta reserva ya se había cancelado')
  await expectAccessible(page)
  expect(await operator.call<Kept[]>('GET', `/reservations/${landing.id}`)).toHaveLength(1)
  // Sent again, which confirms it.
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: WORDS.es.reserve }).first().click()
  await expect(page.getByRole('heading', { name: '¡Gracias, Zoë!' })).toBeVisible()
  const all = await operator.call<Kept[]>('GET', `/reservations/${landing.id}`)
  expect(all).toHaveLength(2)

  // Cancelled by the operator, it costs nothing: there is no fee to be settled.
  for (const { id, cancelled_at } of all) if (!cancelled_at) await cancelAsOperator(operator, id)
  const linkInMail = async () => ownLinkIn(await mailTo(server, visitor.email, 'confirmation'))
  await expect.poll(linkInMail).not.toBe(link)
  await own.goto(await linkInMail())
  await expect(settlement(own)).toHaveText(/Cargo por cancelación\s*US\$0\.00/)
  await expect(own.getByText('El cargo se lo pagas')).toHaveCount(0)
})

test('the questions say what cancelling costs, and structured data has the same ones', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  for (const { name, language, says } of [
    {
      name: 'Preguntas',
      language: 'es',
      says: [
        'US$100.00',
        'US$200.00',
        '24 horas antes de la recogida o más tarde',
        '59 minutos',
        'cédula o pasaporte',
      ],
    },
    {
      name: 'Questions',
      language: 'en',
      says: [
        'US$100.00',
        'US$200.00',
        '24 hours before the pickup or later',
        '59 minutes',
        'card or passport',
      ],
    },
  ] as const) {
    const landing = await newLanding(operator, { name, language })
    await page.goto(`/${landing.name}/FAQ`)
    for (const words of says) await expect(page.getByText(words).first()).toBeVisible()
    const asked = await page.getByRole('heading', { level: 2 }).allInnerTexts()
    const data = (await page.locator('script[type="application/ld+json"]').textContent()) ?? ''
    const things = (JSON.parse(data) as { '@graph': { '@type': string; mainEntity?: { name: string }[] }[] })[
      '@graph'
    ]
    expect(things.find((thing) => thing['@type'] === 'FAQPage')?.mainEntity?.map((one) => one.name)).toEqual(
      asked,
    )
    const index = page.getByRole('navigation', { name: /^(En esta página|On this page)$/ }).getByRole('link')
    expect(await index.allInnerTexts()).toEqual(asked)
    // Nothing is asked of drivers here: what to bring comes first, then the price.
    expect(asked[0]).toMatch(/^(¿Qué llevo|What do I bring)/)
    expect(asked[1]).toMatch(/^(¿Qué incluye el precio|What does the price include)/)
    await index.last().click()
    await expect(page.getByRole('heading', { level: 2 }).last()).toBeInViewport()
  }
})
