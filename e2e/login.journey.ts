import { expectAccessible } from './support/accessible.ts'
import { answerWith, holdBack } from './support/answers.ts'
import { expect, test } from './support/journey.ts'
import { newOperator } from './support/operator.ts'
import { endSession, signIn } from './support/signed-in.ts'

test('the login shows errors below their fields, and works by the keyboard alone', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const email = page.getByLabel('Correo electrónico')
  const password = page.getByLabel('Contraseña', { exact: true })

  await test.step('a missing or invalid e-mail is reported before anything is sent', async () => {
    await page.goto('/')
    await expect(page).toHaveTitle('Iniciar sesión | Nelly')
    await expect(email).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(email).toHaveAccessibleDescription('Este campo es obligatorio.')
    await expect(password).toHaveAccessibleDescription('Este campo es obligatorio.')
    await email.fill('marisol')
    await page.keyboard.press('Enter')
    await expect(email).toHaveAccessibleDescription('Indica un correo electrónico válido.')
    await expectAccessible(page)
  })

  await test.step('a password can be shown', async () => {
    await email.fill(operator.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type('no es esta')
    await expect(password).toHaveAttribute('type', 'password')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Mostrar u ocultar la contraseña' })).toBeFocused()
    await page.keyboard.press('Space')
    await expect(password).toHaveAttribute('type', 'text')
  })

  await test.step('a wrong login is refused without saying which of the two was wrong', async () => {
    await password.press('Enter')
    await expect(email).toHaveAccessibleDescription('El correo o la contraseña no son correctos.')
    await expect(password).toHaveValue('no es esta')
  })

  await test.step("the server's error is shown below its field", async () => {
    const errors = { email: ['Ese correo no.'], password: ['Esa contraseña tampoco.'] }
    const mend = await answerWith(page, 'POST', '/login-nelly', { status: 422, errors })
    await password.press('Enter')
    await expect(email).toHaveAccessibleDescription('Ese correo no.')
    await expect(password).toHaveAccessibleDescription('Esa contraseña tampoco.')
    await mend()
  })

  await test.step('other errors are unexpected errors, in the page’s language', async () => {
    const mend = await answerWith(page, 'POST', '/login-nelly', { status: 500 })
    await password.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Ocurrió un error inesperado. Inténtalo de nuevo.')
    await expectAccessible(page)
    await page.evaluate(() => localStorage.setItem('language', 'en'))
    await page.reload()
    await expect(page).toHaveTitle('Sign in | Nelly')
    await page.getByLabel('Email').fill(operator.email)
    await page.getByLabel('Password', { exact: true }).fill('anything')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('An unexpected error occurred. Please try again.')
    await mend()
    await page.evaluate(() => localStorage.removeItem('language'))
  })

  await test.step('it succeeds, and the device stores the session for an hour', async () => {
    await page.reload()
    await expect(email).toBeFocused()
    const letGo = await holdBack(page, 'POST', '/login-nelly')
    await page.keyboard.type(operator.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(operator.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toHaveAttribute('data-loading')
    await expectAccessible(page)
    await letGo()
    await expect(page).toHaveURL(/\/landings$/)
    await expect(page).toHaveTitle('Landings | Nelly')
    const kept = await page.evaluate(() => ({ ...localStorage }))
    expect(kept.token).toMatch(/^\S{20,}$/)
    expect(kept.NellyUserId).toBe(String(operator.id))
    expect(JSON.parse(kept.user ?? '{}')).toMatchObject({ id: operator.id, email: operator.email })
    const minutes = (Date.parse(kept.sessionExpiry ?? '') - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(58)
    expect(minutes).toBeLessThanOrEqual(60)
  })

  await test.step('a signed-in operator is redirected from the login, until the session expires', async () => {
    await page.goto('/')
    await expect(page).toHaveURL(/\/landings$/)
    await page.evaluate(() => localStorage.setItem('sessionExpiry', new Date(0).toISOString()))
    await page.goto('/')
    await expect(email).toBeVisible()
    await endSession(page, operator)
  })

  await test.step('it leads to the page that needed it, but not once the login itself was opened', async () => {
    await page.goto('/help')
    await expect(page).toHaveURL(`${server.origin}/`)
    await page.goto('/')
    await signIn(page, operator)
    await expect(page).toHaveURL(/\/landings$/)
    await page.evaluate(() => localStorage.setItem('sessionExpiry', new Date(0).toISOString()))
    await page.goto('/help')
    await expect(email).toBeVisible()
    await page.reload()
    await signIn(page, operator)
    await expect(page).toHaveURL(/\/help$/)
  })
})
