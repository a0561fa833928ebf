import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { answerWith } from './support/answers.ts'
import { expect, test } from './support/journey.ts'
import { newOperator } from './support/operator.ts'
import { openAs } from './support/signed-in.ts'

const ENTRIES = [
  { name: 'Hoy', path: '/app/desk' },
  { name: 'Calendario', path: '/reservation/calendar' },
  { name: 'Reservaciones', path: '/reservation' },
  { name: 'Clientes', path: '/app/customers' },
  { name: 'Landings', path: '/landings' },
  { name: 'Flota', path: '/app/fleet' },
  { name: 'Localizaciones', path: '/location-reservaction' },
  { name: 'Características', path: '/feature-view' },
  { name: 'Equipo', path: '/app/team' },
  { name: 'Papelería', path: '/history' },
  { name: 'Ayuda', path: '/help' },
]

const entriesOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Navegación principal' }).getByRole('link')

test("the entries lead through the operator's screens, each with its title, beside the account’s settings", async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  await page.setViewportSize({ width: 1024, height: 800 })
  await openAs(page, operator, '/landings')
  await expect(entriesOf(page)).toHaveText(ENTRIES.map(({ name }) => name))
  for (const { name, path } of ENTRIES) {
    await entriesOf(page).filter({ hasText: name }).click()
    await expect(page).toHaveURL(server.origin + path)
    await expect(page).toHaveTitle(`${name} | Nelly`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(entriesOf(page).and(page.locator('[aria-current=page]'))).toHaveText(name)
  }
  const account = page.getByRole('region', { name: 'Tu cuenta' })
  await expect(account).toContainText(operator.email)
  await account.getByRole('link', { name: 'Ajustes de usuario' }).click()
  await expect(page).toHaveTitle('Ajustes | Nelly')

  await test.step('the keyboard can skip them all', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('a part of a screen that can’t be loaded says so in its place', async () => {
    await page.route('**/assets/search-palette-*.js', (route) => route.abort())
    await page.keyboard.press('Control+K')
    const search = page.getByRole('dialog', { name: 'Buscar' })
    await expect(search.getByRole('alert')).toContainText('¡Ups! Algo salió mal.')
    await expectAccessible(page)
    await page.unroute('**/assets/search-palette-*.js')
    await search.getByRole('button', { name: 'Reintentar' }).click()
    await expect(search.getByRole('combobox')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajustes de usuario')
  })

  await test.step('a screen that fails says so, with the menu beside it', async () => {
    // Without the list of a moment ago, which the search has read and which is not asked for again so soon.
    await page.goto('/user-config')
    await page.route('**/api/landing/*', (route) => route.fulfill({ json: [{ id: 1, currency: 'USD' }] }))
    await entriesOf(page).filter({ hasText: 'Landings' }).click()
    await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toHaveText(
      '¡Ups! Algo salió mal.',
    )
    await expect(entriesOf(page)).toHaveText(ENTRIES.map(({ name }) => name))
    await expectAccessible(page)
    await page.unroute('**/api/landing/*')
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Landings')
    await expect(page.getByRole('alert')).toBeHidden()
  })

  await test.step('an unknown address is a page with a way back', async () => {
    const answer = await page.goto('/help/anywhere')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await page.locator('a[href="/landings"]').click()
    await expect(page).toHaveURL(/\/landings$/)
  })
})

test('below 1024 pixels the entries are in a drawer that traps and restores the focus', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1023, height: 800 })
  await openAs(page, await newOperator(server), '/landings')
  const menu = page.getByRole('button', { name: 'Abrir el menú' })
  await expect(menu).toBeVisible()
  await expect(entriesOf(page)).toHaveCount(0)
  for (const width of [1023, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await menu.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Menú' })
    await expect(drawer.getByRole('button', { name: 'Cerrar el menú' })).toBeFocused()
    await expect(drawer.getByRole('link', { name: 'Papelería' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(menu).toBeFocused()
  }
  await menu.click()
  await page.getByRole('link', { name: 'Papelería' }).click()
  await expect(page).toHaveURL(/\/history$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('signing out shows a message for a second, and deletes the session from the device', async ({
  page,
  server,
}) => {
  await page.clock.install()
  await openAs(page, await newOperator(server), '/landings')
  await page.evaluate(() => localStorage.setItem('language', 'es'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Cerrar sesión' }).press('Enter')
  await expect(page.getByText('Saliendo...')).toBeVisible()
  await page.clock.runFor(900)
  // Not even in progress: a page that is being loaded is busy.
  await expect(page.locator('#content')).toHaveAttribute('aria-busy', 'false')
  await expect(page).toHaveURL(/\/landings$/)
  await page.clock.runFor(100)
  await expect(page).toHaveURL(`${server.origin}/`)
  await expect(page.getByLabel('Correo electrónico')).toBeVisible()
  expect(await keptOn(page)).toEqual([])
})

test('a session is checked every minute, and one that the server ended is left at its first 401', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  await page.clock.install()

  await test.step('an expired session is noticed within a minute', async () => {
    await openAs(page, operator, '/help')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ayuda')
    await page.evaluate(() => localStorage.setItem('sessionExpiry', new Date(0).toISOString()))
    await page.clock.runFor('00:55')
    await expect(page.getByText('Saliendo...')).toHaveCount(0)
    // While the login is loading there is time to see the message.
    const { promise: looked, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', (route) => looked.then(() => route.continue()))
    await page.clock.runFor('00:05')
    await expect(page.getByText('Saliendo...')).toBeVisible()
    await page.clock.runFor(1000)
    await expectAccessible(page)
    await expect(page.getByText('Saliendo...')).toBeVisible()
    letGo()
    await expect(page).toHaveURL(`${server.origin}/`)
    expect(await keptOn(page)).toEqual([])
  })

  await test.step('a call that is answered 401 leads to the login as well', async () => {
    await openAs(page, operator, '/help')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ayuda')
    await answerWith(page, 'GET', '/landing/deleted/*', { status: 401, code: 'not-signed-in' })
    await entriesOf(page).filter({ hasText: 'Papelería' }).click()
    await expect(page.getByText('Saliendo...')).toBeVisible()
    await page.clock.runFor(1000)
    await expect(page).toHaveURL(`${server.origin}/`)
    expect(await keptOn(page)).toEqual([])
  })
})

/** What remains of a session on the device. */
const keptOn = (page: Page) =>
  page.evaluate(() =>
    ['token', 'NellyUserId', 'user', 'sessionExpiry'].filter((key) => localStorage.getItem(key) !== null),
  )

// Rule of "Screens: the operator's": web/owner/shell/shell-screen.client.tsx, web/owner/shell/use-screen-loading.ts
test('without a connection the page says so and how many changes are waiting, and so does a screen that is not loaded yet', async ({
  page,
  context,
  server,
}) => {
  await openAs(page, await newOperator(server), '/feature-view')
  await page.getByRole('button', { name: 'Agregar característica' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Agregar característica' })
  await dialog.getByLabel('Nombre').fill('Peaje rápido')
  await dialog.getByLabel('Valor').fill('Incluido')

  await context.setOffline(true)
  await expect(page.getByText('Sin conexión a internet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Un cambio espera y se enviará cuando vuelva la conexión.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectAccessible(page)

  await test.step("open content stays where a screen can't be loaded", async () => {
    await entriesOf(page).filter({ hasText: 'Papelería' }).click()
    const missing = page.getByRole('dialog', { name: 'Esta pantalla aún no está cargada' })
    await expect(missing).toBeVisible()
    await missing.getByRole('button', { name: 'Reintentar' }).click()
    await expect(missing).toBeVisible()
    await missing.getByRole('button', { name: 'Quedarme aquí' }).click()
    await expect(page).toHaveURL(/\/feature-view$/)
    await expect(page.locator('#content')).toHaveAttribute('aria-busy', 'false')
  })

  await context.setOffline(false)
  await expect(page.getByText('Sin conexión a internet.')).toBeHidden()
  await expect(page.getByText('Caracteristica agregada con éxito.')).toBeVisible()
  await entriesOf(page).filter({ hasText: 'Papelería' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Papelería')
})
