import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { antiForgeryPair, loginOf } from '../../../tests/support/login.ts'
import { type FormFile, multipart } from '../../../tests/support/multipart.ts'
import { plainPicture } from '../../../tests/support/pictures.ts'
import { startTestApp, type TestApp, type TestOwner } from '../../../tests/support/test-app.ts'

let nelly: TestApp
let ana: TestOwner & { token: string }
let ben: TestOwner & { token: string }

const signedIn = async () => {
  const owner = await nelly.addOwner()
  return { ...owner, token: await nelly.signIn(owner) }
}

beforeAll(async () => {
  nelly = await startTestApp()
})
beforeEach(async () => {
  ana = await signedIn()
  ben = await signedIn()
})

type Field = string | FormFile
const as = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` })
const read = (id: number, who = ana) => nelly.app.inject({ url: `/api/users/${id}`, headers: as(who) })
const update = (fields: Readonly<Record<string, Field>>, who = ana, id: number = who.id) => {
  const { payload, headers } = multipart(Object.entries(fields))
  const url = `/users-update/${id}`
  return nelly.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...as(who) } })
}
const stored = (path: string) => nelly.app.inject(`/storage/${path}`)
const lasts = async (token: string) =>
  (await nelly.app.inject({ url: '/session', headers: as({ token }) })).statusCode === 200

test('an operator reads the account', async () => {
  const answer = await read(ana.id)
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      id: ana.id,
      name: expect.any(String),
      email: ana.email,
      phone: null,
      avatar: null,
      retention_months: 24,
      revision: 0,
    },
  ])
})

test('an operator changes name, e-mail and phone; missing fields stay', async () => {
  const email = `New.${ana.id}@Example.com`
  const changed = await update({ name: ' Ana Peña ', email, phone: '+1 809 555 0101', password: '' })
  expect([changed.statusCode, changed.json()]).toEqual([
    200,
    {
      id: ana.id,
      name: 'Ana Peña',
      email: email.toLowerCase(),
      phone: '+1 809 555 0101',
      avatar: null,
      retention_months: 24,
      revision: 1,
      message: 'Usuario actualizado correctamente.',
    },
  ])
  expect((await update({ phone: ' ' })).json()).toMatchObject({ name: 'Ana Peña', phone: null })
  expect((await read(ana.id)).json()).toMatchObject({ email: email.toLowerCase(), phone: null })
  expect((await loginOf(nelly.app, { email, password: ana.password })).statusCode).toBe(200)
})

test('programs may send JSON, and an empty change changes nothing', async () => {
  const before = (await read(ana.id)).json()
  const url = `/api/users-update/${ana.id}`
  const answer = await nelly.app.inject({ method: 'POST', url, headers: as(ana), payload: {} })
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { ...before, revision: 1 }])
  const phone = { phone: null, name: 'Ana' }
  const named = await nelly.app.inject({ method: 'POST', url, headers: as(ana), payload: phone })
  expect(named.json()).toMatchObject({ ...before, name: 'Ana', revision: 2 })
})

test('an avatar is resized without cropping, loses its metadata, and replaces the former one', async () => {
  const photograph = await sharp(await plainPicture(1200, 800))
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .toBuffer()
  const first = (await update({ avatar: { content: photograph } })).json().avatar
  const file = await stored(first)
  const { width, height, format, exif } = await sharp(file.rawPayload).metadata()
  expect([width, height, format, exif]).toEqual([512, 341, 'jpeg', undefined])
  const second = (
    await update({ avatar: { content: await plainPicture(80, 80, { format: 'webp' }) } })
  ).json()
  expect([(await stored(second.avatar)).statusCode, (await stored(first)).statusCode]).toEqual([200, 404])
  expect((await read(ana.id)).json().avatar).toBe(second.avatar)
  expect((await update({ name: 'Ana' })).json().avatar).toBe(second.avatar)
  const untouched = { name: '', type: 'application/octet-stream', content: Buffer.alloc(0) }
  expect((await update({ avatar: untouched })).json().avatar).toBe(second.avatar)
  expect((await update({ avatar: '' })).json().avatar).toBeNull()
  expect((await stored(second.avatar)).statusCode).toBe(404)
})

for (const { what, content } of [
  { what: 'a ZIP', content: Buffer.from('PK\u0003\u0004 no picture') },
  { what: 'a drawing', content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
  { what: 'an empty file', content: Buffer.alloc(0) },
]) {
  test(`${what} is not accepted as an avatar, and nothing else is changed`, async () => {
    const answer = await update({ name: 'Changed', avatar: { content } })
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['avatar']])
    expect((await read(ana.id)).json()).toMatchObject({
      name: expect.not.stringMatching('Changed'),
      avatar: null,
    })
  })
}

// Rule of "Calls": server/features/accounts/update-user.ts
test('a new password, typed twice, ends the other sessions of the account and no others', async () => {
  const elsewhere = await nelly.signIn(ana)
  const password = 'a fresh password'
  expect((await update({ password, password_confirmation: password })).statusCode).toBe(200)
  expect([await lasts(ana.token), await lasts(elsewhere), await lasts(ben.token)]).toEqual([
    true,
    false,
    true,
  ])
  expect((await loginOf(nelly.app, ana)).statusCode).toBe(422)
  expect((await loginOf(nelly.app, { ...ana, password })).statusCode).toBe(200)
})

test('the current password may be sent: a wrong one changes nothing and is reported by field', async () => {
  const password = 'a fresh password'
  const change = { password, password_confirmation: password, email: `moved-${ana.id}@example.com` }
  const wrong = await update({ ...change, current_password: 'a guess' })
  expect([wrong.statusCode, wrong.json().code, Object.keys(wrong.json().errors)]).toEqual([
    422,
    'current-password-wrong',
    ['current_password'],
  ])
  const ofBen = await update({ ...change, current_password: ben.password.toUpperCase() })
  expect(ofBen.statusCode).toBe(422)
  expect((await loginOf(nelly.app, ana)).statusCode).toBe(200)
  expect((await update({ ...change, current_password: ana.password })).statusCode).toBe(200)
  expect((await loginOf(nelly.app, { email: change.email, password })).statusCode).toBe(200)
})

test('a password of 128 characters is accepted, and no longer one is chosen by a link either', async () => {
  const password = 'x'.repeat(128)
  expect((await update({ password, password_confirmation: password })).statusCode).toBe(200)
  expect((await loginOf(nelly.app, { ...ana, password })).statusCode).toBe(200)
  expect((await loginOf(nelly.app, { ...ana, password: `${password}x` })).json().code).toBe(
    'credentials-wrong',
  )
  for (const path of ['sign-up', 'password-resets', 'invitations']) {
    const payload = { name: 'Eva', password: `${password}x` }
    const chosen = await nelly.app.inject({ method: 'POST', url: `/api/${path}/none`, payload })
    expect([chosen.statusCode, chosen.json().errors]).toEqual([
      422,
      { password: ['Usa hasta 128 caracteres.'] },
    ])
  }
})

test('other changes do not end other sessions', async () => {
  const elsewhere = await nelly.signIn(ana)
  await update({ name: 'Ana', password: '', password_confirmation: '' })
  expect([await lasts(ana.token), await lasts(elsewhere)]).toEqual([true, true])
})

for (const [fields, fault] of [
  [{ password: 'a fresh password' }, 'password_confirmation'],
  [{ password: 'a fresh password', password_confirmation: 'another one' }, 'password_confirmation'],
  [{ password_confirmation: 'a fresh password' }, 'password_confirmation'],
  [{ password: 'short', password_confirmation: 'short' }, 'password'],
  [{ password: 'x'.repeat(129), password_confirmation: 'x'.repeat(129) }, 'password'],
  [{ email: 'nobody' }, 'email'],
  [{ email: '' }, 'email'],
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(81) }, 'name'],
  [{ name: 'a\u0000b' }, 'name'],
  [{ phone: '1'.repeat(41) }, 'phone'],
] as const) {
  test(`${JSON.stringify(fields).slice(0, 60)} is refused under ${fault}`, async () => {
    const answer = await update({ phone: '1', ...fields })
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [fault]])
    expect((await read(ana.id)).json().phone).toBeNull()
    expect((await loginOf(nelly.app, ana)).statusCode).toBe(200)
  })
}

test('a refusal is in the requested language', async () => {
  const { payload, headers } = multipart([['password', 'short']])
  const answer = await nelly.app.inject({
    method: 'POST',
    url: `/users-update/${ana.id}`,
    payload,
    headers: { ...headers, ...as(ana), 'accept-language': 'en' },
  })
  expect(answer.json().errors).toEqual({
    password: ['A password has 8 characters or more.'],
    password_confirmation: ['The two passwords are not the same.'],
  })
})

test("another account's e-mail is refused, in any case; the account's own is accepted", async () => {
  const answer = await update({ email: ben.email.toUpperCase() })
  expect([answer.statusCode, answer.json().code, Object.keys(answer.json().errors)]).toEqual([
    422,
    'email-taken',
    ['email'],
  ])
  expect((await update({ email: ana.email })).statusCode).toBe(200)
})

test('of two accounts that take one e-mail concurrently, one succeeds', async () => {
  const email = `wanted-${ana.id}@example.com`
  const both = await Promise.all([update({ email }, ana), update({ email }, ben)])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
})

test('nobody reads or changes another account, existing or not', async () => {
  for (const id of [ana.id, 999_999]) {
    for (const answer of [await read(id, ben), await update({ name: 'Ben' }, ben, id)]) {
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'not-your-account'])
    }
  }
  expect((await read(ana.id)).json().name).not.toBe('Ben')
})

test('without a session nothing is read or changed, even with the anti-forgery pair', async () => {
  const headers = await antiForgeryPair(nelly.app)
  expect((await nelly.app.inject({ url: `/users/${ana.id}`, headers })).statusCode).toBe(401)
  const url = `/users-update/${ana.id}`
  expect((await nelly.app.inject({ method: 'POST', url, headers, payload: {} })).statusCode).toBe(401)
})
