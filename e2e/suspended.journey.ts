import { expectAccessible } from './support/accessible.ts'
import { expectNoSidewaysScroll } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { mailTo, ownLinkIn } from './support/mails.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { openAs } from './support/signed-in.ts'
import { publishSite } from './support/site.ts'
import { bookingOf, fillIn, WORDS, ZOE } from './support/visitor.ts'

test('the pages of a suspended account are paused in words, its reservations stand, its members read on, and all returns', async ({
  page,
  request,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Pausa Rent' })
  const home = `/${landing.name}`
  await publishSite(operator, landing, (document) => ({
    ...document,
    languages: { default: 'es', both: true },
    contact: { ...document.contact, email: 'hola@pausa.example' },
  }))
  const { id: account } = await operator.call<{ id: number }>('GET', '/membership')
  const { vehicle } = landing
  const visitor = { ...ZOE, email: 'zoe-paused@example.com' }
  await page.goto(`${home}/review${bookingOf(vehicle)}`)
  await fillIn(page, visitor)
  const form = page.getByRole('button', { name: WORDS.es.reserve }).first()
  await form.click()
  await expect(page.getByRole('heading', { name: WORDS.es.thanks(ZOE.name) })).toBeVisible()
  const link = ownLinkIn(await mailTo(server, visitor.email, 'confirmation'))
  await page.goto(`${home}/review${bookingOf(vehicle, {}, 40)}`)
  await fillIn(page, visitor)

  await server.owner('suspend', '--account', String(account), '--reason', 'Volvemos el 4 de mayo.')

  await test.step('a form that was open books nothing, and says why', async () => {
    await form.click()
    await expect(page.getByRole('heading', { name: 'Esta página está en pausa' })).toBeVisible()
    expect(await operator.call('GET', `/reservations/${landing.id}`)).toHaveLength(1)
  })

  await test.step('every page says so in its language, with whom to ask, and search engines come again', async () => {
    for (const [path, title] of [
      ['', 'Esta página está en pausa'],
      ['/vehicle', 'Esta página está en pausa'],
      [`/vehicles/${vehicle}`, 'Esta página está en pausa'],
      ['/en/FAQ', 'This page is paused'],
    ] as const) {
      const answer = await request.get(home + path)
      expect([answer.status(), answer.headers()['retry-after']]).toEqual([503, '3600'])
      await page.goto(home + path)
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await expect(page.getByText('Volvemos el 4 de mayo.')).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: 'hola@pausa.example' })).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    }
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 740 })
    await expectNoSidewaysScroll(page)
  })

  await test.step('the visitor reads their reservation, but asks for no change', async () => {
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu reserva está confirmada')
    await expect(page.getByRole('link', { name: 'Cancelar la reserva' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Pedir un cambio' })).toHaveCount(0)
  })

  await test.step('the operator reads that on every screen, and is offered nothing that changes something', async () => {
    await openAs(page, operator, '/landings')
    const notice = page.getByText('Esta cuenta está suspendida.')
    await expect(notice).toBeVisible()
    await expect(page.getByText('Volvemos el 4 de mayo.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Agregar landing' })).toHaveCount(0)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.goto('/app/reservations/new')
    await expect(notice.first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reservar', exact: true })).toHaveCount(0)
  })

  await server.owner('resume', '--account', String(account))
  await test.step('all is there again', async () => {
    await expect.poll(async () => (await request.get(home)).status()).toBe(200)
    await page.goto('/landings')
    await expect(page.getByRole('link', { name: 'Agregar landing' })).toBeVisible()
    await expect(page.getByText('Esta cuenta está suspendida.')).toHaveCount(0)
  })
})
