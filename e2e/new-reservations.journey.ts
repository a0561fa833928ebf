import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { reserveFor } from './support/reservations.ts'
import { openAs } from './support/signed-in.ts'

// Rule of "Calls": contract/reservations/new-reservations.ts, server/features/overview/new-reservations.ts, web/owner/notices/new-reservations-notice.tsx, server/features/overview/new-reservations.api.test.ts
test('a reservation that comes in is told above the page and in the title of the tab, until it was seen', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Avisos' })
  await openAs(page, operator, '/landings')
  await expect(page).toHaveTitle('Landings | Nelly')
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('seen-reservation'))),
    )
    .toBe(true)

  await reserveFor(operator, landing, { inDays: 5, name: 'Luz', lastName: 'Mota' })
  await reserveFor(operator, landing, { inDays: 15, name: 'Sol', lastName: 'Mota' })
  await page.reload()
  const notice = page.getByRole('status').filter({ hasText: '2 reservas nuevas.' })
  await expect(notice).toContainText('Sol Mota, Toyota Corolla, en Avisos')
  await expect(page).toHaveTitle('(2) Landings | Nelly')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ayuda' }).click()
  await expect(page).toHaveTitle('(2) Ayuda | Nelly')
  await notice.getByRole('button', { name: 'Marcar como visto' }).click()
  await expect(notice).toBeHidden()
  await expect(page).toHaveTitle('Ayuda | Nelly')

  await reserveFor(operator, landing, { inDays: 25, name: 'Mar', lastName: 'Mota' })
  await page.reload()
  await page.getByRole('status').getByRole('button', { name: 'Ver' }).click()
  await expect(page.getByRole('dialog')).toContainText('Mar Mota')
  await expect(page).toHaveTitle('Reservaciones | Nelly')
})
