import { whatToBring } from '@nelly/contract/reservations/reservation-words'
import { expect, test } from './support/journey.ts'
import { mailTo, ownLinkIn } from './support/mails.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { bookingOf, fillIn, ZOE } from './support/visitor.ts'

test.use({ javaScriptEnabled: false })

// Rule of "Screens: the visitor's": web/visitor/thanks/thanks.tsx, web/visitor/thanks/booked.ts, web/visitor/booking-storage/scripts.ts, e2e/storage.journey.ts, e2e/visitors-way.journey.ts
test('the thank-you page shows the reservation to the browser that booked, and corrects the e-mail address', async ({
  page,
  server,
  browser,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Confirmada' })
  const typo = { ...ZOE, email: 'zoe-wrong@example.com' }
  const [airport] = await operator.call<{ id: number }[]>('GET', `/landings/${landing.id}/places`)
  await operator.call('PUT', `/places/${airport?.id}`, { instructionsEs: 'Salida B.\nLetrero verde.' })
  await page.goto(`/${landing.name}/review${bookingOf(landing.vehicle, { baby_seat: '1' })}`)
  await expect(page.getByText('Salida B.')).toHaveCount(0)
  await fillIn(page, typo)
  await page.getByLabel('Personas que viajan').fill('4')
  await page.getByRole('button', { name: 'Reservar' }).first().click()
  const thanks = page.url()

  await test.step('vehicle, trip, price lines, total, address of the mail and what to bring', async () => {
    for (const told of [
      '¡Gracias, Zoë!',
      'Toyota Corolla',
      'Aeropuerto Las Américas',
      '4 personas',
      'Silla para bebé × 1',
      'US$36.00',
      'US$217.65',
      `va en camino a ${typo.email}`,
      ...whatToBring('es'),
    ]) {
      await expect(page.getByText(told).first()).toBeVisible()
    }
  })

  await test.step('how the vehicle is picked up, line by line, here, on the reservation’s own page and in the mail', async () => {
    const mail = await mailTo(server, typo.email, 'confirmation')
    expect(mail.text).toContain('Instrucciones de recogida: Salida B.\n    Letrero verde.')
    for (const address of [thanks, ownLinkIn(mail)]) {
      await page.goto(address)
      await expect(page.getByText('Instrucciones de recogida')).toBeVisible()
      const told = page.getByText('Salida B.')
      await expect(told).toHaveText(/^Salida B\.\nLetrero verde\.$/)
      await expect(told).toHaveCSS('white-space', 'pre-line')
    }
    await page.goto(thanks)
  })

  await test.step('links to the reservation and its calendar file; the page itself contains no secret', async () => {
    const link = ownLinkIn(await mailTo(server, typo.email, 'confirmation'))
    expect(await page.content()).not.toContain(new URL(link).searchParams.get('s') ?? '?')
    const calendar = await page.getByRole('link', { name: 'Agregar a mi calendario' }).getAttribute('href')
    expect(await (await page.request.get(calendar ?? '')).text()).toContain('BEGIN:VEVENT')
    await page.getByRole('link', { name: 'Ver, imprimir o cancelar mi reserva' }).click()
    await expect(page).toHaveURL(link)
    await page.goto(thanks)
  })

  await test.step('for everybody else it has no personal data', async () => {
    const stranger = await browser.newPage()
    for (const address of [thanks, `${thanks}&to=reservation`, `${thanks}&to=calendar`]) {
      const answer = await stranger.goto(address)
      expect(answer?.status()).toBe(200)
      await expect(stranger.getByRole('heading', { name: 'Gracias por tu visita' })).toBeVisible()
      await expect(stranger.getByText(/Zoë|O’Brien|zoe-|Corolla|217/)).toHaveCount(0)
    }
    const forged = await stranger.request.post(thanks, {
      form: { email: 'evil@example.com', phone: '5550100' },
    })
    expect(forged.status()).toBe(403)
    await stranger.close()
  })

  await test.step('a wrong address is corrected, and the mail is sent there with a new link', async () => {
    await page.getByText('¿El correo o el teléfono está mal?').click()
    await page.getByLabel('Correo electrónico').fill('zoe-right@')
    await page.getByRole('button', { name: 'Corregir mis datos' }).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByRole('alert')).toContainText('Indica un correo electrónico válido.')
    await page.getByLabel('Correo electrónico').fill('zoe-mended@example.com')
    await page.getByRole('button', { name: 'Corregir mis datos' }).click()
    await expect(page.getByRole('heading', { name: 'Tus datos están corregidos' })).toBeVisible()
    const link = ownLinkIn(await mailTo(server, 'zoe-mended@example.com', 'confirmation'))
    await page.getByRole('link', { name: 'Ver, imprimir o cancelar mi reserva' }).click()
    await expect(page).toHaveURL(link)
    const former = ownLinkIn(await mailTo(server, typo.email, 'confirmation'))
    expect((await page.request.get(former)).status()).toBe(404)
  })
})
