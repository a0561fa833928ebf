import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator, type Operator } from './support/operator.ts'

async function signIn(page: Page, { email, password }: Operator) {
  await page.goto('/')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page).toHaveURL(/\/landings$/)
}

for (const path of ['/landings', '/layout-designer', '/view-landing/1', '/reservation', '/history']) {
  test(`who is not signed in is sent from ${path} to the login`, async ({ page, server }) => {
    await page.goto(path)
    await expect(page).toHaveURL(`${server.origin}/`)
    await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
  })
}

test("another owner's landing is not found", async ({ page, server }) => {
  const [ana, bea] = [await newOperator(server), await newOperator(server)]
  const landing = await newLanding(ana, { name: 'Casa de Ana', published: false })
  await signIn(page, bea)
  await expect(page.getByText('Casa de Ana')).toHaveCount(0)
  await page.goto(`/view-landing/${landing.id}`)
  await expect(page.getByText('Landing no encontrada o ha sido eliminada.')).toBeVisible()
  await page.goto('/review-component/casa-de-ana')
  await expect(page.getByText('Landing no encontrada o ha sido eliminada.')).toBeVisible()
})

test('what is not published is not found by visitors', async ({ page, server }) => {
  const ana = await newOperator(server)
  await newLanding(ana, { name: 'Todavia No', published: false })
  const answer = await page.goto('/todavia-no')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Landing no encontrada o ha sido eliminada.')).toBeVisible()
})

test('a signed-in owner has no business at the login, and leaves by it', async ({ page, server }) => {
  await signIn(page, await newOperator(server))
  await page.goto('/')
  await expect(page).toHaveURL(/\/landings$/)
  await page.getByRole('button', { name: 'Cerrar sesión' }).first().click()
  await expect(page.getByText('Saliendo...')).toBeVisible()
  await expect(page).toHaveURL(`${server.origin}/`)
  await page.goto('/landings')
  await expect(page).toHaveURL(`${server.origin}/`)
})
