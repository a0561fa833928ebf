import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MAILING } from '../../../tests/support/mailing.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { resetPassword } from '../../features/accounts/reset-password.ts'
import { keepDemoLogin, keptDemoLogin } from './demo-login.ts'

test("the demo's login is printed until its password is changed, and then deleted", async () => {
  const { parts, folder, addOwner } = await startTestApp()
  const { email, password } = await addOwner()
  keepDemoLogin(folder, { email, password })
  expect(await keptDemoLogin(folder, parts.db)).toEqual({ email, password })
  expect(await keptDemoLogin(folder, parts.db)).toEqual({ email, password })
  await resetPassword(parts.db, email, 'another password', MAILING)
  expect(await keptDemoLogin(folder, parts.db)).toBeUndefined()
  expect(existsSync(join(folder, 'demo-login'))).toBe(false)
})

test("the demo's login is readable only for the server's user", async () => {
  const { folder } = await startTestApp()
  keepDemoLogin(folder, { email: 'ana@example.com', password: 'a good password' })
  expect(statSync(join(folder, 'demo-login')).mode & 0o777).toBe(0o600)
})

test("the login of another database's demo is neither printed nor deleted", async () => {
  const { parts, folder } = await startTestApp()
  keepDemoLogin(folder, { email: 'ana@example.com', password: 'a good password' })
  expect(await keptDemoLogin(folder, parts.db)).toBeUndefined()
  expect(existsSync(join(folder, 'demo-login'))).toBe(true)
})
