import { expect, test } from 'vitest'
import { hashPassword, randomPassword, verifyPassword } from './password.ts'

test('a password is verified by its hash, and no other is', async () => {
  const hash = await hashPassword('contraseña larga')
  expect(await verifyPassword('contraseña larga', hash)).toBe(true)
  expect(await verifyPassword('contraseña larga ', hash)).toBe(false)
})

test('the hash contains its parameters and a random salt', async () => {
  const [one, other] = await Promise.all([hashPassword('secret-secret'), hashPassword('secret-secret')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(other)
})

test('a hash with other parameters, of an earlier version, is still verified', async () => {
  // By the reference implementation: `echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1`.
  const older = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await verifyPassword('password', older)).toBe(true)
})

test('an accent typed as one character or as two is the same password', async () => {
  expect(await verifyPassword('cami\u00f3n rojo', await hashPassword('camio\u0301n rojo'))).toBe(true)
})

test('without an account every password is wrong', async () => {
  expect(await verifyPassword('anything', undefined)).toBe(false)
})

test('many concurrent logins are all answered', async () => {
  const hash = await hashPassword('one of many')
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => verifyPassword(n % 2 ? 'one of many' : 'none', hash)),
  )
  expect(answers).toEqual(Array.from({ length: 12 }, (_, n) => n % 2 === 1))
})

test('random passwords have twenty unambiguous characters', () => {
  const passwords = Array.from({ length: 200 }, randomPassword)
  expect(new Set(passwords).size).toBe(200)
  for (const password of passwords) expect(password).toMatch(/^[a-km-zA-HJ-NP-Z2-9]{20}$/)
})
