import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator, type Operator } from './support/operator.ts'

/** The most script that the owner's side loads before it shows anything, in bytes compressed by gzip. */
const MOST_BYTES = 225_000
/** The same of the site editor with its preview; forms, the text editor and dragging are loaded when they are reached. */
const MOST_OF_EDITOR = 294_000

/** The storage of a new browser after signing in. */
const signedIn = ({ session: { token, user, expires_at } }: Operator, origin: string) => ({
  cookies: [],
  origins: [
    {
      origin,
      localStorage: Object.entries({
        token,
        NellyUserId: String(user.id),
        user: JSON.stringify(user),
        sessionExpiry: expires_at,
      }).map(([name, value]) => ({ name, value })),
    },
  ],
})

/** Opens an address with an empty browser cache: the number of scripts it loads and their size. */
async function weightOf(browser: Browser, address: string, storageState?: ReturnType<typeof signedIn>) {
  const context = await browser.newContext({ locale: 'es-DO', ...(storageState && { storageState }) })
  const page = await context.newPage()
  const weights = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    weights.set(
      response.url(),
      response.body().then((body) => gzipSync(body, { level: 9 }).byteLength),
    )
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const all = await Promise.all(weights.values())
  await context.close()
  return { files: all.length, bytes: all.reduce((sum, weight) => sum + weight, 0) }
}

test('the owner’s first screen loads at most 225 kB of script, the site editor 294 kB, a visitor’s pages load none', async ({
  browser,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Peso Ligero' })
  const state = signedIn(operator, server.origin)
  for (const { path, signed, most } of [
    { path: '/', signed: undefined, most: MOST_BYTES },
    { path: '/landings', signed: state, most: MOST_BYTES },
    { path: `/app/landings/${landing.id}/site`, signed: state, most: MOST_OF_EDITOR },
  ]) {
    const { bytes } = await weightOf(browser, server.origin + path, signed)
    expect(bytes, `script of ${path}`).toBeGreaterThan(1000)
    expect(bytes, `script of ${path}`).toBeLessThanOrEqual(most)
  }
  for (const path of ['', '/vehicle', `/vehicles/${landing.vehicle}`, '/FAQ', '/thanks-you']) {
    const { files } = await weightOf(browser, `${server.origin}/${landing.name}${path}`)
    expect(files, `scripts of /${landing.name}${path}`).toBe(0)
  }
})
