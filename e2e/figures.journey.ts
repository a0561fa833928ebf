import { expectAccessible } from './support/accessible.ts'
import { answerWith, holdBack } from './support/answers.ts'
import { expectNoSidewaysScroll } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { expectLoaded } from './support/loaded.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { reserveFor } from './support/reservations.ts'
import { openAs } from './support/signed-in.ts'

test('the landings’ screen shows the figures from the first reservation on', async ({ page, server }) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Cifras Claras' })
  const card = page.getByRole('link', { name: `Abrir ${landing.displayName}` })
  const figures = page.getByRole('region', { name: 'Cómo va tu negocio' })

  await test.step('a new owner only sees the landings', async () => {
    let asked = false
    page.on('request', (request) => {
      asked ||= request.url().includes('/figures/')
    })
    await openAs(page, operator, '/landings')
    await expectLoaded(page)
    await expect(card).toBeVisible()
    await expect(page.getByText('Ocupación')).toHaveCount(0)
    expect(asked).toBe(false)
  })

  // Three days from tonight: the week of the pickup is the current one.
  await reserveFor(operator, landing, { inDays: 0, at: '23:59', babySeats: 1 })

  await test.step('they load without layout shift', async () => {
    const letGo = await holdBack(page, 'GET', '/figures/*')
    await page.reload()
    // It moves everything down when it comes.
    await expect(page.getByText('Reserva nueva.')).toBeVisible()
    await expect(card).toBeVisible()
    const before = await card.boundingBox()
    await letGo()
    await expect(figures).toBeVisible()
    expect(await card.boundingBox()).toEqual(before)
    await expectAccessible(page)
  })

  await test.step('they are right, also for screen readers', async () => {
    await expect(figures.getByRole('region', { name: 'Reservas' })).toContainText('1 esta semana')
    await expect(figures.getByRole('region', { name: 'Ingresos' })).toContainText('US$217.65 esta semana')
    const weeks = figures.getByRole('table', { name: /por semana de recogida/ }).getByRole('row')
    await expect(weeks).toHaveCount(13)
    await expect(weeks.last()).toContainText('1US$217.65')
    await expect(weeks.nth(1)).toContainText('0US$0.00')
  })

  await test.step('a next handover links to its reservation', async () => {
    const pickups = page.getByRole('region', { name: 'Próximas recogidas' })
    const next = pickups.getByRole('button', { name: /23:59 Ana Pérez/ })
    await next.click()
    await expect(page.getByRole('dialog', { name: 'Ver la reserva de Ana Pérez' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(next).toBeFocused()
    const returns = page.getByRole('region', { name: 'Próximas devoluciones' })
    await expect(returns.getByRole('button')).toHaveText([/23:59.*Ana Pérez/])
  })

  await test.step('a deleted landing is removed from the figures at once, and added again when it is restored', async () => {
    const neighbour = await newLanding(operator, { name: 'Cifras Vecinas' })
    await reserveFor(operator, neighbour, { name: 'Bea', inDays: 0, at: '23:59' })
    await page.reload()
    const pickups = page.getByRole('region', { name: 'Próximas recogidas' })
    const reservations = figures.getByRole('region', { name: 'Reservas' })
    await expect(page.getByText('2 reservas nuevas.')).toBeVisible()
    await expect(pickups.getByText('Bea Pérez')).toBeVisible()
    await page.getByRole('button', { name: 'Eliminar Cifras Vecinas' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
    await expect(pickups.getByText('Bea Pérez')).toHaveCount(0)
    await expect(reservations).toContainText('1 esta semana')
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(pickups.getByText('Bea Pérez')).toBeVisible()
    await expect(reservations).toContainText('2 esta semana')
  })

  await test.step('a loading error is shown and does not affect the landings', async () => {
    const mend = await answerWith(page, 'GET', '/figures/*', { status: 500 })
    await page.goto('/landings')
    await expect(page.getByText('No pudimos cargar tus cifras.')).toBeVisible()
    await expect(card).toBeVisible()
    await expectAccessible(page)
    await mend()
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(figures).toBeVisible()
  })

  await test.step('they fit on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(figures).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})
