import { expect, test } from 'vitest'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { sharedSecret } from './shared-secret.ts'

test('all instances of one database have the same secret, even with concurrent starts', async () => {
  const { parts } = await startTestApp()
  const secrets = await Promise.all(Array.from({ length: 4 }, () => sharedSecret(parts.db, 'booking-form')))
  expect(secrets[0]).toMatch(/^[\w-]{43}$/)
  expect(new Set(secrets).size).toBe(1)
})
