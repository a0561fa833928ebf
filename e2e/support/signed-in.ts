import type { Page } from '@playwright/test'
import type { Operator } from './operator.ts'

/**
 * Opens an owner's screen as a signed-in operator, with the keys the login page stores, and `more`. They are stored once: after
 * signing out they are gone.
 */
export async function openAs(
  page: Page,
  { session: { token, user, expires_at } }: Operator,
  path: string,
  more: Record<string, string> = {},
): Promise<void> {
  // Any address of the server will do: this one loads the quickest.
  await page.goto('/robots.txt')
  await page.evaluate((keys) => Object.assign(localStorage, keys), {
    token,
    NellyUserId: String(user.id),
    user: JSON.stringify(user),
    sessionExpiry: expires_at,
    ...more,
  })
  await page.goto(path)
}

/** Expires the session: for the device at its next check, and for the server. */
export async function endSession(page: Page, operator: Operator): Promise<void> {
  await operator.call('POST', '/nelly-logout')
  await page.evaluate(() => localStorage.setItem('sessionExpiry', new Date(0).toISOString()))
}

/** Signs in on the open login page, which may still take the place of a screen with fields of the same names. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Operator, 'email' | 'password'>,
): Promise<void> {
  const form = page.getByRole('form', { name: 'Bienvenido de nuevo' })
  await form.getByLabel('Correo electrónico').fill(email)
  await form.getByLabel('Contraseña', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Iniciar sesión' }).click()
}
