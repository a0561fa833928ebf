import { beforeAll, expect, test } from 'vitest'
import { antiForgeryPair, loginOf } from '../../../tests/support/login.ts'
import { startTestApp, type TestApp, type TestOwner } from '../../../tests/support/test-app.ts'

let started: TestApp
let ana: TestOwner
let ben: TestOwner

beforeAll(async () => {
  started = await startTestApp()
  ana = await started.addOwner({ email: 'Ana@Example.com', name: 'Ana', phone: '809 555 0101' })
  ben = await started.addOwner({ email: 'ben@example.com', password: 'another password' })
})

for (const prefix of ['', '/api']) {
  test(`an operator signs in at ${prefix}/login-nelly and gets a token for an hour`, async () => {
    const { app } = started
    const answer = await loginOf(app, ana, { prefix })
    expect(answer.statusCode).toBe(200)
    const { token, expires_at, user } = answer.json()
    expect(user).toEqual({
      id: ana.id,
      name: 'Ana',
      email: 'ana@example.com',
      phone: '809 555 0101',
      avatar: null,
    })
    expect(expires_at).toBe('2027-03-01T15:00:00.000Z')
    const headers = { authorization: `Bearer ${token}` }
    const session = await app.inject({ url: `${prefix}/session`, headers })
    expect([session.statusCode, session.json()]).toEqual([200, { user, expires_at }])
  })
}

test('capitals and spaces around an e-mail make no difference', async () => {
  const answer = await loginOf(started.app, { ...ana, email: '  ANA@example.COM ' })
  expect(answer.statusCode).toBe(200)
})

// Rule of "Validation rules": server/features/accounts/login.ts, contract/refusals/refusals.ts
test('an unknown e-mail and a wrong password get the same response, under the e-mail', async () => {
  const wrong = await loginOf(started.app, { ...ana, password: ben.password })
  const unknown = await loginOf(started.app, { email: 'nobody@example.com', password: ana.password })
  expect(wrong.statusCode).toBe(422)
  expect(wrong.json().errors).toEqual({ email: ['El correo o la contraseña no son correctos.'] })
  expect([unknown.statusCode, unknown.json()]).toEqual([wrong.statusCode, wrong.json()])
})

test('missing and malformed fields are reported by field', async () => {
  const answer = await loginOf(started.app, { email: 'no e-mail', password: '' })
  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json().errors)).toEqual(['email', 'password'])
})

test('a refusal is in the requested language', async () => {
  const answer = await loginOf(
    started.app,
    { ...ana, password: 'wrong' },
    { language: 'fr, en;q=0.8, es;q=0.5' },
  )
  expect(answer.json().message).toBe('The email or the password is wrong.')
})

test('a login without the anti-forgery header, or with another than the cookie, is refused with 419', async () => {
  const { app } = started
  const { cookie } = await antiForgeryPair(app)
  const payload = { email: ana.email, password: ana.password }
  for (const headers of [
    {},
    { cookie },
    { 'x-xsrf-token': 'x' },
    { cookie, 'x-xsrf-token': 'x' },
    { cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' },
  ]) {
    const answer = await app.inject({ method: 'POST', url: '/login-nelly', headers, payload })
    expect([answer.statusCode, answer.json().code]).toEqual([419, 'anti-forgery-mismatch'])
  }
})

test('the anti-forgery cookie is readable only by pages of this origin, and is new each time', async () => {
  const { app } = started
  const answers = [await app.inject('/sanctum/csrf-cookie'), await app.inject('/api/sanctum/csrf-cookie')]
  const cookies = answers.flatMap(({ cookies }) => cookies)
  for (const answer of answers) {
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([204, '', 'no-store'])
  }
  expect(cookies).toMatchObject([
    { name: 'XSRF-TOKEN', path: '/', sameSite: 'Lax' },
    { name: 'XSRF-TOKEN', path: '/', sameSite: 'Lax' },
  ])
  expect(cookies[0]).not.toHaveProperty('httpOnly')
  expect(cookies[0]).not.toHaveProperty('secure')
  expect(cookies[0]?.value).toMatch(/^[\w-]{43}$/)
  expect(cookies[0]?.value).not.toBe(cookies[1]?.value)
})

test('with an https public address the cookie is secure', async () => {
  const { app } = await startTestApp({ publicUrl: 'https://rent.example.com' })
  expect((await app.inject('/sanctum/csrf-cookie')).cookies[0]).toMatchObject({ secure: true })
})
