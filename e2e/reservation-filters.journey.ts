import { readFile } from 'node:fs/promises'
import { expectAccessible } from './support/accessible.ts'
import { answerWith } from './support/answers.ts'
import { inDays } from './support/dates.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { cancelByMail, reserveFor } from './support/reservations.ts'
import { openAs } from './support/signed-in.ts'

// Rule of "Screens: the operator's lists and forms": web/owner/reservations/list/reservation-browser.tsx, web/owner/reservations/list/list-filter.ts, web/owner/ui/use-address.ts, web/owner/reservations/list/list-filter.test.ts
test('many reservations are searched, filtered, sorted and paged', async ({ page, server }) => {
  const operator = await newOperator(server)
  const long = await newLanding(operator, { name: 'Lista Larga' })
  const other = await newLanding(operator, { name: 'Otra Lista' })
  const days = Array.from({ length: 27 }, (_, index) => index)
  await Promise.all(
    days.map((day) => reserveFor(operator, long, { name: `Cliente${day}`, inDays: 10 + day * 2, days: 1 })),
  )
  await reserveFor(operator, other, { name: 'Zoë', inDays: 10, days: 7 })
  const rows = page.getByRole('row', { name: /Toyota Corolla/ })
  const said = page.getByRole('navigation', { name: 'Páginas de la lista' })

  await test.step('pages are in the address', async () => {
    await openAs(page, operator, '/reservation')
    await expect(said).toContainText('1–25 de 28 en la lista')
    await expect(page.getByRole('button', { name: 'Anterior' })).toBeDisabled()
    await page.getByRole('button', { name: 'Siguiente' }).click()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect(said).toContainText('26–28 de 28 en la lista')
    await page.reload()
    await expect(rows).toHaveCount(3)
    await expect(page.getByRole('button', { name: 'Siguiente' })).toBeDisabled()
    await expectAccessible(page)
  })

  await test.step('the highest total first, from the first page', async () => {
    await page.getByLabel('Orden').selectOption({ label: 'Mayor total' })
    await expect(page).toHaveURL(/\?sort=-total$/)
    await expect(rows.first()).toContainText('Zoë')
  })

  await test.step('all landings are one list, each named; by landing is a choice that is remembered', async () => {
    await expect(page.getByRole('grid').or(page.getByRole('table'))).toHaveCount(1)
    await expect(rows.first()).toContainText(other.displayName)
    await expect(rows.nth(1)).toContainText(long.displayName)
    await page.getByLabel('Mostrar').selectOption({ label: 'Por landing' })
    await expect(page.getByRole('link', { name: other.displayName })).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(2)
    await page.reload()
    await expect(page.getByLabel('Mostrar')).toHaveValue('landing')
    await expect(page.getByRole('table')).toHaveCount(2)
    await expectAccessible(page)
    await page.getByLabel('Mostrar').selectOption({ label: 'En una sola lista' })
    await expect(page.getByRole('table')).toHaveCount(1)
  })

  await test.step('a landing, its vehicle and days survive a reload', async () => {
    await page.getByLabel('Landing').selectOption({ label: long.displayName })
    await page.getByLabel('Vehículo', { exact: true }).selectOption({ label: 'Toyota Corolla' })
    await page.getByLabel('Estado').selectOption({ label: 'Por venir' })
    await page.getByLabel('Desde').fill(inDays(12))
    await page.getByLabel('Hasta').fill(inDays(16))
    await expect(said).toContainText('de 3 en la lista')
    await page.reload()
    await expect(said).toContainText('de 3 en la lista')
    await expect(page.getByLabel('Vehículo', { exact: true })).toHaveValue(String(long.vehicle))
    await expect(page.getByLabel('Desde')).toHaveValue(inDays(12))
    await page.getByLabel('Hasta').fill(inDays(11))
    await expect(page.getByText('Esta fecha es anterior a la primera.')).toBeVisible()
  })

  await test.step('no matches differ from no reservations', async () => {
    await page.goto('/reservation')
    await page.getByRole('searchbox').fill('cliente25')
    await expect(rows).toHaveCount(1)
    await page.getByRole('searchbox').fill('nadie')
    await expect(page.getByRole('heading', { name: 'Ninguna reserva coincide' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Quitar filtros' }).click()
    await expect(said).toContainText('1–25 de 28 en la lista')
    await expect(page.getByRole('searchbox')).toHaveValue('')
  })
})

test('filters of the list apply to its export, and cancelled ones are marked', async ({ page, server }) => {
  const operator = await newOperator(server)
  const other = await newLanding(operator, { name: 'Lista Ajena' })
  await reserveFor(operator, await newLanding(operator, { name: 'Lista Breve' }), { inDays: 10 })
  const formula = '=HYPERLINK("http://evil.example")'
  await reserveFor(operator, other, { name: formula, lastName: 'Ñúñez; =1+1', inDays: 10, days: 7 })
  const email = `zoe-${process.pid}@example.com`
  await reserveFor(operator, other, { name: 'Zoë', email, inDays: 30 })
  await cancelByMail(server, email)
  const rows = page.getByRole('row', { name: /Toyota Corolla/ })

  await test.step('a cancelled one is marked and not summed up', async () => {
    await openAs(page, operator, '/reservation')
    await page.getByLabel('Landing').selectOption({ label: other.displayName })
    await expect(page.getByText('1 reserva · US$387.57 · 1 cancelada')).toBeVisible()
    const cancelled = rows.filter({ hasText: 'Zoë' })
    await expect(cancelled).toContainText('Cancelada')
    await expect(cancelled).toContainText('Cargo por cancelación: US$100.00')
    await cancelled.getByRole('button', { name: /Ver la reserva/ }).click()
    const fee = page.getByRole('dialog').getByRole('row', { name: 'Cargo por cancelación US$100.00' })
    await expect(fee).toBeVisible()
    await expect(page.getByText(/^Cancelada por el cliente el/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).last().click()
  })

  await test.step('the exported file has the listed reservations, harmless in a spreadsheet', async () => {
    const save = page.getByRole('button', { name: 'Exportar CSV' })
    const saved = page.waitForEvent('download')
    await save.click()
    const file = await saved
    await expect(page.getByText('Archivo descargado.')).toBeVisible()
    expect(file.suggestedFilename()).toMatch(/^reservas-\d{4}-\d\d-\d\d\.csv$/)
    const text = (await readFile(await file.path())).toString('utf8')
    expect(text.startsWith('\uFEFF"Referencia","Landing",')).toBe(true)
    expect(text.trim().split('\r\n')).toHaveLength(3)
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    expect(text).toContain("Ñúñez; '=1+1")

    const mend = await answerWith(page, 'GET', '/reservations/export/*', { status: 500 })
    // Within a second of the first it would count as a double click.
    await expect(async () => {
      await save.click()
      await expect(page.getByText('No se pudieron exportar las reservas.')).toBeVisible({ timeout: 3000 })
    }).toPass()
    await mend()
  })

  await test.step('on a phone they are cards, and filters are folded away', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(page.getByRole('heading', { name: 'Zoë Pérez' })).toBeVisible()
    await expect(page.getByLabel('Estado')).toBeHidden()
    await page.getByRole('button', { name: 'Filtros (1)' }).click()
    await expect(page.getByLabel('Estado')).toBeVisible()
    await expectAccessible(page)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(360)
  })

  await test.step('the landing’s own tab keeps its filters too', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`/view-landing/${other.id}`)
    const counted = page.getByText('1 reserva · 1 cancelada', { exact: true })
    await expect(counted).toBeVisible()
    await expect(page.getByRole('link', { name: /^Reservas / })).toHaveText('Reservas1')
    await expect(page.getByText('1 reserva · US$387.57 · 1 cancelada')).toBeVisible()
    await page.getByLabel('Estado').selectOption({ label: 'Canceladas' })
    await expect(rows).toHaveCount(1)
    await page.reload()
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('Zoë')
    await expectAccessible(page)
    await page.goto('/landings')
    await expect(page.getByRole('listitem').filter({ has: counted })).toContainText('Lista Ajena')
  })
})
