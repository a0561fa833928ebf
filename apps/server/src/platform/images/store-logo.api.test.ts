import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { landingForm, type SignedIn, signedInOwner } from '../../../tests/support/landing.ts'
import { plainPicture } from '../../../tests/support/pictures.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { landings } from '../db/schema.ts'

async function storedLogo(width: number, height: number) {
  const started = await startTestApp()
  const ana = await signedInOwner(started)
  const logo = await plainPicture(width, height, { format: 'png' })
  const { payload, headers } = await landingForm(ana, { name: 'Sun Cars', logo })
  const made = await started.app.inject({
    method: 'POST',
    url: '/landing',
    headers: { ...ana.headers, ...headers },
    payload,
  })
  const [row] = await started.parts.db.select().from(landings).where(eq(landings.id, made.json().id))
  if (!row) throw new Error('no landing')
  return { app: started.app, logo: row.logo }
}

// Rule of "Found and shared": server/platform/images/store-logo.ts, web/visitor/frame/landing-header.tsx
test('pages get a logo in the widths that they show, with correct sizes', async () => {
  const { app, logo } = await storedLogo(900, 300)
  expect([logo.width, logo.height]).toEqual([800, 267])
  expect(logo.sources.map(({ type, width }) => `${type} ${width}`)).toEqual([
    'image/avif 128',
    'image/avif 200',
    'image/avif 320',
    'image/webp 800',
  ])
  for (const { path, width, type } of logo.sources) {
    const file = await app.inject(`/storage/${path}`)
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, type])
    expect((await sharp(file.rawPayload).metadata()).width).toBe(width)
  }
})

test('a small logo is not enlarged', async () => {
  const { logo } = await storedLogo(180, 60)
  expect(logo.sources.map(({ type, width }) => `${type} ${width}`)).toEqual([
    'image/avif 128',
    'image/webp 180',
  ])
})

/** Half a million elements when rendered. */
const costlySvg = () => {
  const groups = Array.from(
    { length: 9 },
    (_, n) => `<g id="u${n + 1}">${`<use href="#u${n}"/>`.repeat(8)}</g>`,
  )
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect id="u0" width="5" height="5"/>${groups.join('')}<use href="#u9"/></svg>`,
  )
}

test("an owner's costly SVGs are refused under their field, and do not delay another owner's logo", async () => {
  const started = await startTestApp()
  const [ana, ben] = [await signedInOwner(started), await signedInOwner(started)]
  const answered: string[] = []
  const create = async (owner: SignedIn, name: string, logo: Buffer) => {
    const form = await landingForm(owner, { name, logo })
    const answer = await started.app.inject({ method: 'POST', url: '/api/landing', ...form })
    answered.push(name)
    return answer
  }
  const hers = ['A1', 'A2'].map((name) => create(ana, name, costlySvg()))
  const his = await create(ben, 'B1', await plainPicture(250, 80, { format: 'png' }))
  expect(his.statusCode).toBe(201)
  for (const answer of await Promise.all(hers)) {
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'image-too-complex'])
    expect(Object.keys(answer.json().errors)).toEqual(['logo'])
  }
  expect(answered.indexOf('B1')).toBeLessThan(2)
}, 60_000)
