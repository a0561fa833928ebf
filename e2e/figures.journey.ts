import { expectAccessible } from './support/accessible.ts'
import { answerWith, holdBack, holdScriptBack } from './support/answers.ts'
import { expectNoSidewaysScroll } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { reserveFor } from './support/reservations.ts'
import { openAs } from './support/signed-in.ts'

test('the landings’ screen tells how business goes, from the first reservation on', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Cifras Claras' })
  const card = page.getByRole('link', { name: `Abrir ${landing.displayName}` })
  const figures = page.getByRole('region', { name: 'Cómo va tu negocio' })

  await test.step('a newcomer sees the landings alone', async () => {
    let asked = false
    page.on('request', (request) => {
      asked ||= request.url().includes('/figures/')
    })
    await openAs(page, operator, '/landings')
    await expect(card).toBeVisible()
    await expect(page.getByText('Ocupación')).toHaveCount(0)
    expect(asked).toBe(false)
  })

  // Three days from this night on: the week of pickup is this one.
  await reserveFor(operator, landing, { inDays: 0, at: '23:59', babySeats: 1 })

  await test.step('they come into a place that is kept for them', async () => {
    const letGo = await holdBack(page, 'GET', '/figures/*')
    await page.reload()
    await expect(card).toBeVisible()
    await expectAccessible(page)
    const before = await card.boundingBox()
    letGo()
    await expect(figures).toBeVisible()
    expect(await card.boundingBox()).toEqual(before)
    await expectAccessible(page)
  })

  await test.step('they are right, for the eye and for the ear', async () => {
    await expect(figures.getByRole('region', { name: 'Reservas' })).toContainText('1 esta semana')
    await expect(figures.getByRole('region', { name: 'Ingresos' })).toContainText('US$217.65 esta semana')
    const weeks = figures.getByRole('table', { name: /por semana de recogida/ }).getByRole('row')
    await expect(weeks).toHaveCount(13)
    await expect(weeks.last()).toContainText('1US$217.65')
    await expect(weeks.nth(1)).toContainText('0US$0.00')
  })

  await test.step('who comes next is a way to the reservation', async () => {
    const pickups = page.getByRole('region', { name: 'Próximas recogidas' })
    const next = pickups.getByRole('button', { name: /23:59 Ana Pérez/ })
    await next.click()
    await expect(page.getByRole('dialog', { name: 'Ver la reserva de Ana Pérez' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(next).toBeFocused()
    const returns = page.getByRole('region', { name: 'Próximas devoluciones' })
    await expect(returns.getByRole('button')).toHaveText([/23:59.*Ana Pérez/])
  })

  await test.step('a landing that is deleted leaves the figures at once, and comes back to them', async () => {
    const neighbour = await newLanding(operator, { name: 'Cifras Vecinas' })
    await reserveFor(operator, neighbour, { name: 'Bea', inDays: 0, at: '23:59' })
    await page.reload()
    const pickups = page.getByRole('region', { name: 'Próximas recogidas' })
    const reservations = figures.getByRole('region', { name: 'Reservas' })
    await expect(pickups.getByText('Bea Pérez')).toBeVisible()
    await page.getByRole('button', { name: 'Eliminar Cifras Vecinas' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
    await expect(pickups.getByText('Bea Pérez')).toHaveCount(0)
    await expect(reservations).toContainText('1 esta semana')
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(pickups.getByText('Bea Pérez')).toBeVisible()
    await expect(reservations).toContainText('2 esta semana')
  })

  await test.step('what cannot be loaded says so and leaves the landings alone', async () => {
    // Left first, so that what the screen before still asks for is not counted.
    await page.goto('about:blank')
    const mend = await answerWith(page, 'GET', '/figures/*', { status: 500 })
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/figures/')) asked.push(request.url())
    })
    // The part that comes last: had the first asked before it came, it would ask again, and the words be gone again.
    const letGo = await holdScriptBack(page, 'next-handovers')
    const first = page.waitForResponse(/figures-[^/]+\.js/)
    await page.goto('/landings')
    await (await first).finished()
    await expect(card).toBeVisible()
    await page.evaluate(() => fetch('/healthz'))
    letGo()
    await expect(page.getByText('No pudimos cargar tus cifras.')).toBeVisible()
    await expect(card).toBeVisible()
    await expectAccessible(page)
    expect(asked).toHaveLength(1)
    await mend()
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(figures).toBeVisible()
  })

  await test.step('on a phone they fit', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(figures).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
})
