// How long the calendar of a large fleet takes in Chromium until its bars are painted, and how it scrolls: sixty vehicles
// of two hundred units over six weeks, each unit rented. And its call alone: time and bytes.
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { startPostgresCluster } from '../../apps/server/tests/support/postgres-cluster.ts'
import { postgres18 } from '../../apps/server/tests/support/postgres-programs.ts'
import { median, quantile, report, say, spread, table } from '../lib/figures.mjs'
import { withOwnServer } from '../lib/own-server.mjs'
import { somebody, withClient } from '../lib/world.mjs'
import { fillFleet } from './fleet.mjs'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    vehicles: { type: 'string', default: '60' },
    units: { type: 'string', default: '200' },
    weeks: { type: 'string', default: '6' },
  },
})
/** How far the calendar is scrolled, in steps of the wheel of so many pixels. */
const [WHEEL_STEPS, WHEEL_PIXELS] = [120, 300]
/** A frame that takes longer is seen as a stutter, in milliseconds. */
const LONG_FRAME = 50

const LARGE = { name: 'large', vehicles: Number(values.vehicles), units: Number(values.units) }
/** What any fleet takes on this machine: the page itself. */
const SMALL = { name: 'small', vehicles: 3, units: 3 }
/** After how many units the first part of the answer ends, as the screen asks. */
const UNITS_OF_PART = 400

const runs = Array.from({ length: Number(values.runs) })
const cluster = await startPostgresCluster(postgres18(), { copied: true })
try {
  const measured = []
  for (const size of [SMALL, LARGE]) measured.push({ size, ...(await measureFleet(size)) })
  conclude(measured)
} finally {
  await cluster.stop()
}

async function measureFleet(size) {
  const url = await database(size.name)
  say(`filling the database of the ${size.name} fleet …`)
  await fillFleet(url, size)
  const who = await somebody(url, 'fleet')
  return withOwnServer((origin) => measure(origin, who), { DATABASE_URL: url, RATE_LIMITS: 'off' })
}

/** The address of a new database. */
async function database(name) {
  await withClient(cluster.url, (client) => client.query(`create database ${name}`))
  return Object.assign(new URL(cluster.url), { pathname: name }).href
}

async function measure(origin, who) {
  const calls = []
  // The first one is a warm-up, of the browser below, too.
  for (const _ of [0, ...runs]) {
    calls.push({
      first: await call(origin, who, `&units=${UNITS_OF_PART}`),
      whole: await wholeFleet(origin, who),
    })
  }
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const context = await signedIn(browser, origin, who)
    const screens = []
    for (const _ of [0, ...runs]) {
      screens.push(await screen(context, origin))
      say(`painted after ${Math.round(screens.at(-1).painted)} ms`)
    }
    return { calls: calls.slice(1), screens: screens.slice(1) }
  } finally {
    await browser.close()
  }
}

/** A part of the fleet, as the screen asks for it. */
async function call(origin, { token }, part) {
  const began = performance.now()
  const answer = await fetch(
    `${origin}/api/calendar?days=${Number(values.weeks) * 7}&from=${monday()}${part}`,
    {
      headers: { authorization: `Bearer ${token}` },
    },
  )
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (!answer.ok) throw new Error(`${answer.status} ${bytes}`)
  const ms = performance.now() - began
  return { ms, bytes: bytes.length, gzip: gzipSync(bytes).length, next: JSON.parse(bytes).next }
}

/** All parts of the fleet, one after the other. */
async function wholeFleet(origin, who) {
  const sum = { ms: 0, bytes: 0, gzip: 0 }
  for (let after = ''; after !== undefined; ) {
    const { next, ...part } = await call(origin, who, after)
    for (const of of Object.keys(sum)) sum[of] += part[of]
    after = next === null ? undefined : `&after=${next}`
  }
  return sum
}

function monday() {
  const day = new Date()
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 10)
}

/** A browser that is signed in, and has the product's files in its cache. */
async function signedIn(browser, origin, { owner, token }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(
    ({ token, owner }) => {
      localStorage.setItem('token', token)
      localStorage.setItem('NellyUserId', String(owner))
      localStorage.setItem('user', JSON.stringify({ id: owner, name: 'Owner', email: 'owner@example.com' }))
      localStorage.setItem('sessionExpiry', new Date(Date.now() + 3_600_000).toISOString())
    },
    { token, owner },
  )
  await page.close()
  await context.addInitScript(notePainted)
  return context
}

/** In the page: notes when the first bars have been painted, in milliseconds since the navigation began. */
function notePainted() {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[data-bar]')) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => Object.assign(window, { painted: performance.now() })))
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** One opening of the screen, which is then scrolled. */
async function screen(context, origin) {
  const page = await context.newPage()
  const cpu = await processorTime(page)
  await page.goto(`${origin}/reservation/calendar?weeks=${values.weeks}`)
  await page.waitForFunction(() => window.painted !== undefined, undefined, { timeout: 60_000 })
  const painted = await page.evaluate(() => window.painted)
  const busy = await cpu()
  await page.waitForLoadState('networkidle')
  const complete = await page.evaluate(
    () =>
      performance.getEntriesByType('resource').findLast(({ name }) => name.includes('/api/calendar?'))
        .responseEnd,
  )
  await page.getByRole('grid').hover()
  await page.evaluate(noteFrames)
  for (let step = 0; step < WHEEL_STEPS; step++) {
    await page.mouse.wheel(0, WHEEL_PIXELS)
    await page.waitForTimeout(16)
  }
  const frames = await page.evaluate(() => window.frames_)
  const shown = await page.locator('[data-bar]').count()
  if (shown === 0) throw new Error('nothing is shown after scrolling')
  await page.close()
  return { painted, busy, complete, frames }
}

/** Returns a function that says for how long the page's main thread has computed, in milliseconds of the processor. */
async function processorTime(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value
  }
}

/** In the page: notes how long each frame takes from now on, in milliseconds. */
function noteFrames() {
  window.frames_ = []
  let last = performance.now()
  const next = (now) => {
    window.frames_.push(now - last)
    last = now
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}

function conclude(measured) {
  const figures = {
    'first part of the call, ms': ({ calls }) => calls.map(({ first }) => first.ms),
    'its answer, kB': ({ calls }) => calls.map(({ first }) => first.bytes / 1000),
    'the whole fleet, in parts, ms': ({ calls }) => calls.map(({ whole }) => whole.ms),
    'its answer in kB': ({ calls }) => calls.map(({ whole }) => whole.bytes / 1000),
    'the same by gzip, kB': ({ calls }) => calls.map(({ whole }) => whole.gzip / 1000),
    'bars painted, ms': ({ screens }) => screens.map(({ painted }) => painted),
    'processor of the page until then, ms': ({ screens }) => screens.map(({ busy }) => busy),
    'all parts loaded, ms': ({ screens }) => screens.map(({ complete }) => complete),
    'frames while scrolling p50, ms': ({ screens }) => screens.map(({ frames }) => median(frames)),
    'frames while scrolling p95, ms': ({ screens }) => screens.map(({ frames }) => quantile(frames, 0.95)),
    [`frames over ${LONG_FRAME} ms of a scroll`]: ({ screens }) =>
      screens.map(({ frames }) => frames.filter((frame) => frame > LONG_FRAME).length),
  }
  const rows = Object.entries(figures).map(([name, of]) => [
    name,
    ...measured.flatMap((each) => {
      const numbers = of(each)
      const middle = median(numbers)
      return [middle.toFixed(0), middle > 0 ? `${Math.round(100 * spread(numbers))} %` : '']
    }),
  ])
  const heads = measured.flatMap(({ size }) => [`${size.vehicles} × ${size.units} units`, 'spread'])
  const title = `Calendar of ${values.weeks} weeks, medians of ${values.runs}`
  report('calendar', title, table(['', ...heads], rows), measured)
}
