import { beforeAll, expect, test } from 'vitest'
import { madeLanding, type SignedIn, signedInOwner } from '../../../tests/support/landing.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let nelly: TestApp
let ana: SignedIn
let luis: SignedIn
let sun: number
let moon: number

beforeAll(async () => {
  nelly = await startTestApp()
  ana = await signedInOwner(nelly)
  luis = await signedInOwner(nelly)
  sun = (await madeLanding(nelly, ana, 'Búho Rent')).id
  moon = (await madeLanding(nelly, luis, 'Moon Cars', 'draft')).id
})

const check = (name: string, more = '', { id, headers } = ana) =>
  nelly.app.inject({
    url: `/api/landing-name/${id}?name=${encodeURIComponent(name)}${more}`,
    headers: { ...headers, 'accept-language': 'en' },
  })

for (const { name, slug, reason } of [
  { name: 'Sól y Mar', slug: 'sol-y-mar' },
  { name: '  Sun   Cars ', slug: 'sun-cars' },
  { name: 'buho rent', slug: 'buho-rent', reason: 'name-taken' },
  { name: 'Moon Cars', slug: 'moon-cars', reason: 'name-taken' },
  { name: '', slug: null, reason: 'name-empty' },
  { name: '---', slug: null, reason: 'name-empty' },
  { name: 'x'.repeat(36), slug: null, reason: 'name-too-long' },
  { name: 'x'.repeat(35), slug: 'x'.repeat(35) },
  { name: 'Fleet', slug: null, reason: 'name-reserved' },
  { name: 'figures', slug: null, reason: 'name-reserved' },
  { name: 'Landing Name', slug: null, reason: 'name-reserved' },
]) {
  test(`a landing ${reason ? `can't be` : 'may be'} called “${name}”${reason ? `: ${reason}` : ''}`, async () => {
    const answer = (await check(name)).json()
    expect(answer).toEqual({
      slug,
      available: reason === undefined,
      reason: reason ? { code: reason, message: expect.stringMatching(/\w+\.$/) } : null,
    })
  })
}

test('a renamed landing may keep its name; that of another landing stays taken', async () => {
  expect((await check('Búho Rent', `&landingId=${sun}`)).json().available).toBe(true)
  expect((await check('Moon Cars', `&landingId=${moon}`)).json().available).toBe(false)
  expect((await check('Moon Cars', `&landingId=${moon}`, luis)).json().available).toBe(true)
})

test('it gives the same result as creating a landing, and requires a session', async () => {
  const strange = await check('Sun', '', { ...ana, headers: luis.headers })
  expect([strange.statusCode, strange.json().code]).toEqual([403, 'not-your-account'])
  expect((await check('x'.repeat(501))).statusCode).toBe(422)
  expect((await check('a\u0007b')).json().errors).toHaveProperty('name')
})
