import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { landingForm, madeLanding, type SignedIn, signedInOwner } from '../../../tests/support/landing.ts'
import { type FormFile, multipart } from '../../../tests/support/multipart.ts'
import { plainPicture } from '../../../tests/support/pictures.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let nelly: TestApp
let ana: SignedIn
let ben: SignedIn
let landing: { id: number; name: string }

beforeAll(async () => {
  nelly = await startTestApp()
})
beforeEach(async () => {
  ana = await signedInOwner(nelly)
  ben = await signedInOwner(nelly)
  landing = await madeLanding(nelly, ana, `Rent ${ana.id}`)
})

const required = {
  meta_title: 'Alquiler de autos',
  meta_description: 'Autos en Santo Domingo',
  og_description: 'Tu auto te espera',
}
const whole = {
  ...required,
  meta_keywords: 'autos, alquiler',
  og_title: 'Búho Rent',
  robots: 'index, follow',
  canonical_url: 'https://buho.example.com/rent',
}

type Field = string | FormFile
const send = (fields: Readonly<Record<string, Field>>, who = ana, user: number = who.id, prefix = '') => {
  const { payload, headers } = multipart(Object.entries(fields))
  const url = `${prefix}/landings/${user}/${landing.id}/meta`
  return nelly.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...who.headers } })
}
const read = async () => (await nelly.app.inject(`/publicLanding/${landing.name}`)).json()
const stored = (path: string) => nelly.app.inject(`/storage/${path}`)
const pixels = async (path: string) => {
  const { width, height, format, hasAlpha } = await sharp((await stored(path)).rawPayload).metadata()
  return { width, height, format, hasAlpha }
}

test('an owner sets metadata, and visitors read it', async () => {
  const answer = await send(whole, ana, ana.id, '/api')
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    { id: landing.id, ...whole, status: 'published' },
  ])
  expect(await read()).toMatchObject(whole)
})

test('optional fields stay where they are missing, and are emptied where they are blank', async () => {
  await send(whole)
  expect((await send(required)).json()).toMatchObject(whole)
  const emptied = { meta_keywords: '', og_title: ' ', robots: '', canonical_url: '' }
  const nothing = { meta_keywords: null, og_title: null, robots: null, canonical_url: null }
  expect((await send({ ...required, ...emptied })).json()).toMatchObject(nothing)
  await send(whole)
  const url = `/landings/${ana.id}/${landing.id}/meta`
  const payload = { ...required, ...nothing }
  const asJson = await nelly.app.inject({ method: 'POST', url, headers: ana.headers, payload })
  expect([asJson.statusCode, asJson.json()]).toMatchObject([200, nothing])
})

test('texts are those of the main language, and the other one is out of date once they change', async () => {
  landing = await madeLanding(nelly, ana, `Draft ${ana.id}`, 'draft')
  const url = `/api/landings/${landing.id}/site`
  const site = async () => (await nelly.app.inject({ url, headers: ana.headers })).json()
  await send(required)
  const { document, revision } = await site()
  const search = {
    ...document.search,
    title: { ...document.search.title, en: 'Car rental' },
    socialTitle: { es: '', en: 'Your car awaits' },
  }
  const payload = { revision, document: { ...document, search } }
  const saved = await nelly.app.inject({ method: 'PUT', url, headers: ana.headers, payload })
  expect([saved.statusCode, saved.json().document.search]).toEqual([200, search])
  expect((await send(required)).json()).toMatchObject({ ...required, og_title: null })
  expect((await site()).document.search).toEqual(search)
  expect((await send({ ...required, meta_title: 'Autos' })).json()).toMatchObject({ meta_title: 'Autos' })
  expect((await site()).document.search).toEqual({
    ...search,
    title: { es: 'Autos', en: 'Car rental', stale: 'en' },
  })
})

test('texts that were saved hold when the main language changes, and sent again they change nothing', async () => {
  await send(whole)
  const changed = { id_users_landing: undefined, logo: undefined, name: landing.name, default_language: 'en' }
  const url = `/api/landing-update/${ana.id}/${landing.id}`
  await nelly.app.inject({ method: 'POST', url, ...(await landingForm(ana, changed)) })
  expect(await read()).toMatchObject({ ...whole, default_language: 'en' })
  const site = async () =>
    (await nelly.app.inject({ url: `/api/landings/${landing.id}/site`, headers: ana.headers })).json()
  const { search } = (await site()).document
  await send(whole)
  expect((await site()).document.search).toEqual(search)
})

test('titles and descriptions longer than search engines show are accepted', async () => {
  const long = { ...required, meta_title: 'x'.repeat(61), meta_description: 'x'.repeat(161) }
  expect((await send(long)).json()).toMatchObject(long)
})

test('the share picture is stored as a JPEG, the icon as a square PNG; former ones stay, as they can be taken back', async () => {
  const files = {
    og_image: { content: await plainPicture(2400, 1260, { format: 'png' }) },
    favicon: { content: await plainPicture(80, 40) },
  }
  const first = (await send({ ...required, ...files })).json()
  expect(await pixels(first.og_image)).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
  expect(await pixels(first.favicon)).toEqual({ width: 80, height: 80, format: 'png', hasAlpha: true })
  const second = (await send({ ...required, favicon: files.favicon })).json()
  expect(second.og_image).toBe(first.og_image)
  const gone = [(await stored(first.favicon)).statusCode, (await stored(second.favicon)).statusCode]
  expect(gone).toEqual([200, 200])
  const emptied = (await send({ ...required, favicon: '', og_image: '' })).json()
  expect([emptied.favicon, emptied.og_image]).toEqual([null, null])
  const both = [await stored(second.favicon), await stored(first.og_image)]
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
})

test('an icon may be an SVG, which is stored as pixels', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><script>alert(1)</script><path d="M0 0h8v8z"/></svg>'
  const { favicon } = (await send({ ...required, favicon: { content: Buffer.from(svg) } })).json()
  expect(await pixels(favicon)).toMatchObject({ width: 192, height: 192, format: 'png' })
})

for (const field of ['og_image', 'favicon']) {
  test(`an invalid picture is refused under ${field}, and nothing is changed or left behind`, async () => {
    const good = { content: await plainPicture() }
    const files = { og_image: good, favicon: good, [field]: { content: Buffer.from('PK\u0003\u0004') } }
    const answer = await send({ ...whole, ...files })
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
    expect(await read()).toMatchObject({ meta_title: null, og_image: null, favicon: null })
  })
}

test('an SVG is not accepted as a share picture', async () => {
  const content = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  expect((await send({ ...required, og_image: { content } })).statusCode).toBe(422)
})

for (const [fields, faults] of [
  [{}, ['meta_title', 'meta_description', 'og_description']],
  [{ ...required, meta_title: ' ' }, ['meta_title']],
  [{ ...required, meta_title: 'x'.repeat(256) }, ['meta_title']],
  [{ ...required, meta_keywords: 'x'.repeat(1001) }, ['meta_keywords']],
  [{ ...required, og_title: 'a\u0000b' }, ['og_title']],
  [{ ...required, canonical_url: 'buho' }, ['canonical_url']],
  [{ ...required, canonical_url: 'javascript:alert(1)' }, ['canonical_url']],
  [{ ...required, canonical_url: `https://example.com/${'x'.repeat(2048)}` }, ['canonical_url']],
  [{ ...required, robots: 'please index' }, ['robots']],
  [{ ...required, robots: 'index, noindex' }, ['robots']],
] as const) {
  test(`${JSON.stringify(fields).slice(-50)} is refused under ${faults}`, async () => {
    const answer = await send(fields)
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, faults])
    expect(await read()).toMatchObject({ meta_description: null })
  })
}

test("another owner's landing is not found, another account is refused, and a deleted landing is not found", async () => {
  const asMine = await send(required, ben)
  expect([asMine.statusCode, asMine.json().code]).toEqual([404, 'landing-not-found'])
  const asHers = await send(required, ben, ana.id)
  expect([asHers.statusCode, asHers.json().code]).toEqual([403, 'not-your-account'])
  expect((await send(required, { ...ana, headers: { authorization: '' } })).statusCode).toBe(401)
  expect(await read()).toMatchObject({ meta_title: null })
  await nelly.app.inject({ method: 'DELETE', url: `/landing/${landing.id}`, headers: ana.headers })
  expect((await send(required)).statusCode).toBe(404)
})
