import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { landings } from '../db/schema.ts'
import { landingForm, signedInOwner } from '../testing/landing.ts'
import { plainPicture } from '../testing/pictures.ts'
import { startTestApp } from '../testing/test-app.ts'

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

test('pages find a logo in the widths that they show it in, each as wide as it says', async () => {
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

test('a small logo is not made any larger', async () => {
  const { logo } = await storedLogo(180, 60)
  expect(logo.sources.map(({ type, width }) => `${type} ${width}`)).toEqual([
    'image/avif 128',
    'image/webp 180',
  ])
})
