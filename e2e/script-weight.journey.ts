import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator, type Operator } from './support/operator.ts'

/** The most script that the owner's side loads before it shows anything, in bytes as gzip sends them. */
const MOST_BYTES = 250 * 1024

/** What a browser that was never here keeps of a sign-in. */
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

/** Opens an address in a browser with an empty cache: how many scripts it loads and what they weigh. */
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

test('the owner’s first screen loads at most 250 KB of script, a visitor’s pages load none', async ({
  browser,
  server,
}) => {
  test.setTimeout(240_000)
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Peso Ligero' })
  const state = signedIn(operator, server.origin)
  const detail = `/view-landing/${landing.id}`
  const weights = new Map([['/', await weightOf(browser, server.origin)]])
  for (const path of [
    '/landings',
    '/layout-designer',
    '/reservation',
    '/feature-view',
    '/location-reservaction',
    '/history',
    '/help',
    '/user-config',
    detail,
    `${detail}?tab=vehicles`,
    `${detail}?tab=vehicles&vehicle=new`,
    `${detail}?tab=settings`,
    `${detail}?tab=seo`,
    `/review-component/${landing.name}`,
    `/published?landing=${landing.name}`,
  ]) {
    weights.set(path, await weightOf(browser, server.origin + path, state))
  }
  for (const [path, { files, bytes }] of weights) {
    console.log(`${(bytes / 1024).toFixed(1).padStart(7)} KB ${String(files).padStart(3)} files  ${path}`)
  }
  for (const first of ['/', '/landings']) {
    expect(weights.get(first)?.bytes, `script of ${first}`).toBeGreaterThan(1000)
    expect(weights.get(first)?.bytes, `script of ${first}`).toBeLessThanOrEqual(MOST_BYTES)
  }
  for (const path of ['', '/vehicle', `/vehicles/${landing.vehicle}`, '/FAQ', '/thanks-you']) {
    const { files } = await weightOf(browser, `${server.origin}/${landing.name}${path}`)
    expect(files, `scripts of /${landing.name}${path}`).toBe(0)
  }
})
