import { gzipSync } from 'node:zlib'
import type { Browser, Response } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator, type Operator } from './support/operator.ts'
import { reserveFor } from './support/reservations.ts'

/** The most script that the owner's side loads before it shows anything, in bytes compressed by gzip. */
const MOST_BYTES = 225_000
/** The same of the site editor; forms, the text editor and dragging are loaded when they are reached. */
const MOST_OF_EDITOR = 252_000
/** The same with its preview, a page of its own in a frame beside it. */
const MOST_WITH_PREVIEW = 297_000
/** Widths of a screen, in CSS pixels: the preview is beside the editor, and is opened by a button. */
const [WIDE, NARROW] = [1280, 800]

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
async function weightOf(
  browser: Browser,
  address: string,
  { state, width = WIDE }: { state?: ReturnType<typeof signedIn>; width?: number } = {},
) {
  const context = await browser.newContext({
    locale: 'es-DO',
    viewport: { width, height: 720 },
    ...(state && { storageState: state }),
  })
  const page = await context.newPage()
  const weights = new Map<string, Promise<number>>()
  const weigh = (response: Response) => {
    if (response.request().resourceType() !== 'script') return
    weights.set(
      response.url(),
      response.body().then((body) => gzipSync(body, { level: 9 }).byteLength),
    )
  }
  page.on('response', weigh)
  await page.goto(address, { waitUntil: 'networkidle' })
  // What comes as the page closes has no body any more, and would fail the test.
  page.off('response', weigh)
  const all = await Promise.all(weights.values())
  await context.close()
  return { files: all.length, bytes: all.reduce((sum, weight) => sum + weight, 0) }
}

// Rule of "Screens: the visitor's": web/owner/words/loaded-messages.ts, web/owner/words/catalogues.ts, contract/calls/routes.ts, web/messages/screen-words.test.ts
test('the owner’s first screens load at most 225 kB of script, the site editor 252 kB and 297 with its preview, a visitor’s pages load none', async ({
  browser,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Peso Ligero' })
  const state = signedIn(operator, server.origin)
  const editor = `/app/landings/${landing.id}/site`
  const expectAtMost = async (most: number, path: string, options: Parameters<typeof weightOf>[2]) => {
    const { bytes } = await weightOf(browser, server.origin + path, options)
    expect(bytes, `script of ${path}`).toBeGreaterThan(1000)
    expect(bytes, `script of ${path}`).toBeLessThanOrEqual(most)
  }
  await expectAtMost(MOST_BYTES, '/', {})
  await expectAtMost(MOST_BYTES, '/landings', { state })
  await expectAtMost(MOST_OF_EDITOR, editor, { state, width: NARROW })
  await expectAtMost(MOST_WITH_PREVIEW, editor, { state })
  // With its handovers; the details of a reservation are loaded when one is opened.
  await reserveFor(operator, landing, { inDays: 1 })
  await expectAtMost(MOST_BYTES, '/landings', { state })
  for (const path of ['', '/vehicle', `/vehicles/${landing.vehicle}`, '/FAQ', '/thanks-you']) {
    const { files } = await weightOf(browser, `${server.origin}/${landing.name}${path}`)
    expect(files, `scripts of /${landing.name}${path}`).toBe(0)
  }
})
