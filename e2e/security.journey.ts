import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectAccessible } from './support/accessible.ts'
import { expectNoSidewaysScroll } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { newOperator } from './support/operator.ts'
import { openAs, signIn } from './support/signed-in.ts'

const STEP_MILLISECONDS = 30_000

/** The code that the app shows, or showed some steps ago; not when the next one is about to come. */
async function shownBy(secret: string, stepsAgo = 0): Promise<string> {
  await expect
    .poll(() => Date.now() % STEP_MILLISECONDS, { timeout: STEP_MILLISECONDS })
    .toBeLessThan(STEP_MILLISECONDS - 8_000)
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() - stepsAgo * STEP_MILLISECONDS,
  })
}

async function expectSound(page: Page) {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

test('somebody sets up an app for the second step, signs in by it or a recovery code, and ends a session elsewhere', async ({
  page,
  server,
  browser,
}) => {
  test.setTimeout(150_000)
  const operator = await newOperator(server)
  const step = page.getByRole('form', { name: 'Un paso más' })
  const code = step.getByLabel('Código de seis cifras')
  const recovery = step.getByLabel('Código de recuperación')
  let secret = ''
  let codes: string[] = []

  await test.step('the settings lead there, and the app is set up by its first code', async () => {
    await openAs(page, operator, '/user-config')
    await page.setViewportSize({ width: 320, height: 740 })
    await page.getByRole('link', { name: 'Abrir Seguridad' }).click()
    await expect(page).toHaveTitle('Seguridad | Nelly')
    await page.getByRole('button', { name: 'Configurar la aplicación' }).click()
    const dialog = page.getByRole('dialog', { name: 'Aplicación de códigos' })
    await expect(dialog.getByRole('img', { name: 'Código QR para la aplicación' })).toBeVisible()
    secret = (await dialog.getByLabel('O escribe esta clave').inputValue()).replaceAll(' ', '')
    await dialog.getByLabel('Código que muestra').fill('000000')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('El código no es correcto.')).toBeVisible()
    await expectSound(page)
    // Those of the step before count too; the current one is for signing in.
    await dialog.getByLabel('Código que muestra').fill(await shownBy(secret, 1))
    await page.keyboard.press('Enter')
  })

  await test.step('the recovery codes are shown once, and can be downloaded', async () => {
    const dialog = page.getByRole('dialog', { name: 'Códigos de recuperación' })
    await expect(dialog.getByRole('listitem')).toHaveCount(10)
    codes = await dialog.getByRole('listitem').allTextContents()
    await expectSound(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Descargar' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('nelly-codigos-de-recuperacion.txt')
    await dialog.getByRole('button', { name: 'Ya los guardé' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/^Activo desde el /)).toBeVisible()
    await expect(page.getByText('Te quedan 10 códigos de recuperación.')).toBeVisible()
    await expectSound(page)
  })

  await test.step('signing in asks for a code; going back keeps the e-mail', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await signIn(page, operator)
    await expect(code).toBeFocused()
    await code.fill('000000')
    await page.keyboard.press('Enter')
    await expect(code).toHaveAccessibleDescription('No es correcto. Revísalo e inténtalo de nuevo.')
    await expectAccessible(page)
    await step.getByRole('button', { name: 'Volver' }).click()
    await expect(page.getByLabel('Correo electrónico')).toHaveValue(operator.email)
    await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused()
    await signIn(page, operator)
    const expired = { code: 'second-factor-expired', message: 'Entra de nuevo desde el principio.' }
    await page.route('**/api/second-factor', (route) => route.fulfill({ status: 401, json: expired }), {
      times: 1,
    })
    await code.fill('000000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText(expired.message)
    await signIn(page, operator)
    await code.fill(await shownBy(secret))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/landings$/)
  })

  const elsewhere = await (await browser.newContext({ locale: 'es-DO' })).newPage()
  await test.step('elsewhere, a recovery code signs in, once', async () => {
    const there = elsewhere.getByRole('form', { name: 'Un paso más' })
    const field = there.getByLabel('Código de recuperación')
    const enterByCode = async () => {
      await signIn(elsewhere, operator)
      await there.getByRole('button', { name: 'Usar un código de recuperación' }).click()
      await expect(field).toBeFocused()
      await field.fill(codes[0] ?? '')
      await elsewhere.keyboard.press('Enter')
    }
    await elsewhere.goto(server.origin)
    await enterByCode()
    await expect(elsewhere).toHaveURL(/\/landings$/)
    await elsewhere.getByRole('button', { name: 'Cerrar sesión' }).click()
    await enterByCode()
    await expect(field).toHaveAccessibleDescription('No es correcto. Revísalo e inténtalo de nuevo.')
    await field.fill(codes[1]?.toUpperCase() ?? '')
    await elsewhere.keyboard.press('Enter')
    await expect(elsewhere).toHaveURL(/\/landings$/)
  })

  await test.step('after new recovery codes that session is ended, and the page there asks to sign in', async () => {
    await page.goto('/app/security')
    const sessions = page.getByRole('region', { name: 'Tus sesiones' })
    await expect(sessions.getByRole('listitem')).toHaveCount(2)
    await expect(sessions.getByRole('listitem').filter({ hasText: 'Esta' })).toHaveCount(1)
    await expect(page.getByText('Te quedan 8 códigos de recuperación.')).toBeVisible()
    await page.getByRole('button', { name: 'Hacer códigos nuevos' }).click()
    await page
      .getByRole('dialog', { name: '¿Hacer códigos de recuperación nuevos?' })
      .getByRole('button', { name: 'Hacer códigos nuevos' })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Códigos de recuperación', exact: true })
    await expect(dialog.getByRole('listitem')).toHaveCount(10)
    codes = await dialog.getByRole('listitem').allTextContents()
    await dialog.getByRole('button', { name: 'Ya los guardé' }).click()
    await page
      .getByRole('status')
      .filter({ hasText: 'Tu segundo paso cambió' })
      .getByRole('button', { name: 'Terminar las demás' })
      .click()
    await expect(page.getByText('La sesión terminó.')).toBeVisible()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    await elsewhere.reload()
    await expect(elsewhere.getByText('Tu sesión terminó')).toBeVisible()
    await elsewhere.context().close()
  })

  await test.step('who stays signed in takes both steps without leaving the page', async () => {
    await page.evaluate(() =>
      localStorage.setItem('sessionExpiry', new Date(Date.now() + 100_000).toISOString()),
    )
    const ending = page.getByRole('dialog', { name: 'Tu sesión está por terminar' })
    await ending.getByLabel(/^Contraseña de/).fill(operator.password)
    await ending.getByRole('button', { name: 'Seguir conectado' }).click()
    await expect(code).toBeFocused()
    await expectAccessible(page)
    await step.getByRole('button', { name: 'Usar un código de recuperación' }).click()
    await recovery.fill(codes[2] ?? '')
    await step.getByRole('button', { name: 'Seguir conectado' }).click()
    await expect(ending).toBeHidden()
    await expect(page.getByText('Sigues conectado.')).toBeVisible()
  })

  await test.step('sessions may last a working day, and the second step is taken away again', async () => {
    await page.getByLabel('Un día de trabajo').click()
    await expect(page.getByText('Guardado.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Un día de trabajo')).toBeChecked()
    await page.getByRole('button', { name: 'Quitar la aplicación' }).click()
    const question = page.getByRole('dialog', { name: '¿Quitar la aplicación de códigos?' })
    await question.getByRole('button', { name: 'Quitar la aplicación' }).click()
    await expect(page.getByText('La aplicación ya no hace falta para entrar.')).toBeVisible()
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await signIn(page, operator)
    await expect(page).toHaveURL(/\/landings$/)
  })
})
