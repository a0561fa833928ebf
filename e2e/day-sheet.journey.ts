import { expectAccessible } from './support/accessible.ts'
import { answerWith, holdBack } from './support/answers.ts'
import { inDays } from './support/dates.ts'
import { expectNoSidewaysScroll } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { cancelByMail, reserveFor } from './support/reservations.ts'
import { openAs } from './support/signed-in.ts'

// Rule of "Screens: the operator's lists and forms": web/owner/day-sheet/day-sheet.tsx, web/owner/day-sheet/handovers.ts, web/owner/day-sheet/handovers.test.ts
test('a day’s pickups and returns are printed on a sheet', async ({ page, server }) => {
  const operator = await newOperator(server)
  const north = await newLanding(operator, { name: 'Playa Norte' })
  const south = await newLanding(operator, { name: 'Playa Sur' })
  await reserveFor(operator, north, { inDays: 3, days: 2, at: '16:00', babySeats: 1 })
  await reserveFor(operator, south, { name: 'Luis', lastName: 'Gil', inDays: 3, days: 1, at: '08:30' })
  await reserveFor(operator, north, { name: 'Eva', lastName: 'Sol', inDays: 1, days: 2, until: '09:15' })
  const email = `gone-${process.pid}@example.com`
  await reserveFor(operator, south, { name: 'Nadie', email, inDays: 5 })
  await cancelByMail(server, email)

  const pickups = page.getByRole('region', { name: 'Recogidas' })
  const returns = page.getByRole('region', { name: 'Devoluciones' })
  const print = page.getByRole('button', { name: 'Imprimir' })

  await test.step('today is shown first, without pickups and returns', async () => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes')
    })
    const letGo = await holdBack(page, 'GET', '/reservations/user/*')
    await openAs(page, operator, '/reservation/day-sheet')
    await expect(page.getByText('Cargando datos...')).toBeVisible()
    await letGo()
    await expect(page.getByLabel('Día', { exact: true })).toHaveValue(inDays(0))
    await expect(page.getByRole('heading', { name: 'Nadie recoge ni devuelve este día' })).toBeVisible()
    await expect(print).toBeDisabled()
    await expectAccessible(page)
  })

  await test.step('another day lists all landings in order of time', async () => {
    await page.getByLabel('Día', { exact: true }).fill(inDays(3))
    await expect(pickups.getByRole('row')).toHaveText([
      /^HoraVehículoUnidadClienteLugarExtrasFirma$/,
      new RegExp(`^08:30Toyota Corolla${south.displayName}Luis Gil`),
      `16:00Toyota Corolla${north.displayName}Ana Pérez+1 809 555 01012 personasPor cobrar: US$150.39ConfirmadaAeropuerto Las AméricasLa unidad vuelve antes a Zona Colonial1 × Silla para bebé`,
    ])
    await expect(returns.getByRole('row').last()).toHaveText(/^09:15.*Eva Sol.*Zona Colonial—$/)
    await expectAccessible(page)
    await page.reload()
    await expect(pickups.getByRole('row')).toHaveCount(3)
    await page.getByLabel('Landing').selectOption({ label: south.displayName })
    await expect(pickups.getByRole('row')).toHaveCount(2)
    await expect(returns.getByText('Nadie devuelve este día.')).toBeVisible()
    await page.getByLabel('Landing').selectOption({ label: 'Todas' })
  })

  await test.step('cancelled reservations are not listed', async () => {
    await page.goto(`/reservation/day-sheet?day=${inDays(4)}`)
    await expect(returns.getByText('Luis Gil')).toBeVisible()
    await page.getByRole('button', { name: 'Día siguiente' }).click()
    await expect(returns.getByText('Ana Pérez')).toBeVisible()
    await expect(page.getByText('Nadie Pérez')).toHaveCount(0)
  })

  await test.step('a click anywhere in a row opens its reservation, and so does the name', async () => {
    await returns.getByRole('row').last().getByRole('cell').first().click()
    await expect(page.getByRole('dialog')).toContainText('Ana Pérez')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    // A click before the address says so would be for the reservation that is being closed.
    await expect(page).not.toHaveURL(/reservation=/)
    const name = returns.getByRole('button', { name: 'Ana Pérez', exact: true })
    await name.click()
    await expect(page.getByRole('dialog')).toContainText('US$')
    await page.keyboard.press('Escape')
    await expect(name).toBeFocused()
  })

  await test.step('a message to the customer is prepared there, above the row alone', async () => {
    await returns.getByRole('button', { name: 'Mensaje a Ana Pérez' }).click()
    const dialog = page.getByRole('dialog', { name: 'Mensaje a Ana Pérez' })
    await dialog.getByRole('button', { name: 'Recordatorio' }).click()
    await expect(dialog.getByRole('link', { name: 'Abrir WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/18095550101\?text=Hola%2C%20Ana\..*Aeropuerto/,
    )
    await dialog.getByRole('heading').click()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('only the sheet is printed', async () => {
    await page.goto(`/reservation/day-sheet?day=${inDays(3)}`)
    await print.click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'Hoja del día' })).toBeVisible()
    await expect(pickups.getByText('+1 809 555 0101').first()).toBeVisible()
    for (const gone of [print, page.getByRole('navigation').first(), page.getByLabel('Landing')]) {
      await expect(gone).toBeHidden()
    }
    await expect(page.getByRole('link', { name: 'Reservaciones' })).toBeHidden()
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(paper.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
    expect(paper).toMatch(/\/MediaBox \[0 0 59[45]\.\d* 84[12]\.?\d*\]/)
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('on a phone each is readable from top to bottom', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(pickups.getByText('Luis Gil')).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

  await test.step('a vehicle that was handed over today is not taken back among the pickups', async () => {
    const { id } = await reserveFor(operator, south, {
      name: 'Iris',
      lastName: 'Mota',
      inDays: 0,
      days: 1,
      at: '23:59',
    })
    await operator.call('POST', `/reservations/${id}/steps`, { step: 'hand_over' })
    await page.goto('/reservation/day-sheet')
    await expect(pickups.getByText('Iris Mota')).toBeVisible()
    await expect(pickups.getByText('Fuera')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Recibir/ })).toHaveCount(0)
    await page.goto(`/reservation/day-sheet?day=${inDays(3)}`)
  })

  await test.step('a loading error is shown', async () => {
    const mend = await answerWith(page, 'GET', '/reservations/user/*', { status: 500 })
    await page.reload()
    await expect(page.getByText('Error al cargar las reservas.')).toBeVisible()
    await mend()
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(pickups.getByText('Luis Gil')).toBeVisible()
  })
})
