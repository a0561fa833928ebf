import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { expectLoaded } from './support/loaded.ts'
import { newLanding, newOperator, type Operator } from './support/operator.ts'
import { policyViolations } from './support/policy.ts'

async function signIn(page: Page, operator: Operator) {
  await page.goto('/')
  await logIn(page, operator)
  await expect(page).toHaveURL(/\/landings$/)
}

async function logIn(page: Page, { email, password }: Operator) {
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
}

// Rule of "Screens: the operator's": web/owner/session/guards.ts, e2e/landings-list.journey.ts, e2e/login.journey.ts
test('without a session the operator’s screens redirect to the login', async ({ page, server }) => {
  for (const path of ['/landings', '/layout-designer', '/view-landing/1', '/reservation', '/history']) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page).toHaveURL(`${server.origin}/`)
      await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
    })
  }
})

test('a link opened before signing in, such as that of a mail, is the page after it', async ({
  page,
  server,
}) => {
  const ana = await newOperator(server)
  await page.goto('/reservation/day-sheet?day=2031-05-01')
  await expect(page).toHaveURL(`${server.origin}/`)
  await expectLoaded(page)
  await expect(page.getByText('Tu sesión terminó')).toHaveCount(0)
  await logIn(page, ana)
  await expect(page).toHaveURL(/\/reservation\/day-sheet\?day=2031-05-01$/)
})

test("another owner's landing is not found", async ({ page, server }) => {
  const [ana, bea] = [await newOperator(server), await newOperator(server)]
  const landing = await newLanding(ana, { name: 'Casa de Ana', published: false })
  await signIn(page, bea)
  await expectLoaded(page)
  await expect(page.getByText(landing.displayName)).toHaveCount(0)
  await page.goto(`/view-landing/${landing.id}`)
  await expect(page.getByText('Landing no encontrada o ha sido eliminada.')).toBeVisible()
  await page.goto(`/review-component/${landing.name}`)
  await expect(page.getByText('Landing no encontrada o ha sido eliminada.')).toBeVisible()
})

test('an unpublished landing is not found by visitors', async ({ page, server }) => {
  const ana = await newOperator(server)
  const { name } = await newLanding(ana, { name: 'Todavia No', published: false })
  const answer = await page.goto(`/${name}`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Landing no encontrada o ha sido eliminada.')).toBeVisible()
})

// Rule of "Screens: the operator's": web/visitor/not-found/not-found-outside.tsx, web/visitor/visited-landing.ts, web/visitor/booking-storage/scripts.ts, e2e/shell.journey.ts
test('a missing page addresses travellers or operators, and links to the landings for a signed-in one', async ({
  browser,
  page,
  server,
}) => {
  const violations = policyViolations(page)
  const ana = await newOperator(server)
  const { name: address, displayName } = await newLanding(ana, { name: 'No Encontrada' })
  const landings = page.getByRole('link', { name: 'A la lista de landings' })

  await test.step('without a session at an unknown name, at a landing and at the operators’ addresses', async () => {
    await page.goto('/no-hay-tal-nombre')
    await expect(page).toHaveTitle('No encontramos esta página | Nelly')
    await expect(page.getByText('pregunta a la empresa de alquiler que te la dio')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Inicia sesión' })).toBeVisible()
    await expect(landings).toBeHidden()
    await page.goto(`/${address}/no-hay-tal-pagina`)
    await expect(page).toHaveTitle(`Página no encontrada · ${displayName}`)
    await expect(landings).toHaveCount(0)
    // Addresses that a traveller may have mistyped speak to them.
    for (const path of ['/reviews/x', '/vehicle/1']) {
      expect((await page.goto(path))?.status(), path).toBe(404)
      await expect(page).toHaveTitle('No encontramos esta página | Nelly')
      await expect(page.getByRole('link', { name: 'Inicia sesión' })).toBeVisible()
    }
    for (const path of ['/help/no-hay-tal-pagina', '/landings/xyz', '/landing/3']) {
      expect((await page.goto(path))?.status(), path).toBe(404)
      await expect(page).toHaveTitle('Página no encontrada | Nelly')
      await expect(page.getByText('En el panel de operadores no hay nada')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible()
      await expect(landings).toBeHidden()
    }
  })

  await test.step('in English for an English reader', async () => {
    const english = await browser.newPage({ locale: 'en-GB' })
    await english.goto(`${server.origin}/no-hay-tal-nombre`)
    await expect(english).toHaveTitle("We can't find this page | Nelly")
    await expect(english.locator('html')).toHaveAttribute('lang', 'en')
    await english.close()
  })

  await test.step('a signed-in operator gets a link to their landings', async () => {
    await signIn(page, ana)
    for (const path of ['/no-hay-tal-nombre', '/help/no-hay-tal-pagina']) {
      await page.goto(path)
      await expect(landings).toBeVisible()
      await expect(page.getByRole('link', { name: 'Iniciar sesión' })).toBeHidden()
    }
    await landings.click()
    await expect(page).toHaveURL(/\/landings$/)
  })
  expect(violations).toEqual([])
})

test('a signed-in owner is redirected from the login', async ({ page, server }) => {
  await signIn(page, await newOperator(server))
  await page.goto('/')
  await expect(page).toHaveURL(/\/landings$/)
  await page.getByRole('button', { name: 'Cerrar sesión' }).first().click()
  await expect(page.getByText('Saliendo...')).toBeVisible()
  await expect(page).toHaveURL(`${server.origin}/`)
  await page.goto('/landings')
  await expect(page).toHaveURL(`${server.origin}/`)
})
