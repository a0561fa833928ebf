import { PassThrough } from 'node:stream'
import type { Call } from '@nelly/contract/call'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { CALLS, fieldsOf, soundBody } from './support/bad-input/sound-call.ts'
import { antiForgeryPair } from './support/login.ts'
import { startTestApp, type TestApp } from './support/test-app.ts'
import { makePublished } from './support/whose/holdings.ts'
import type { Named } from './support/whose/named.ts'
import { pathOf } from './support/whose/path-of.ts'

const RUNS = 30 * Number(process.env.FUZZ ?? 1)
const DATE = /\d{4}-\d\d-\d\d/g

let nelly: TestApp
let antiForgery: Record<string, string>
/** What the server logged as its own fault: also what the database refused and the schemas should have. */
const faults: string[] = []

beforeAll(async () => {
  const log = new PassThrough()
  log.on('data', (line: Buffer) => faults.push(line.toString()))
  nelly = await startTestApp({ logger: { level: 'error', stream: log } })
  antiForgery = await antiForgeryPair(nelly.app)
})

/** Any date from year 1 to 9999, and some that the calendar lacks. */
const anyDate = fc
  .tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
  .map(([year, month, day]) =>
    [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-'),
  )

/** Mostly of the years that a trip may be in: its two dates in either order, near and years apart. */
const nearDate = fc.integer({ min: 0, max: 4 * 366 }).map((day) => {
  const date = new Date(Date.UTC(2025, 0, 1 + day))
  return date.toISOString().slice(0, 10)
})

const twoDates = fc.oneof(
  fc.tuple(nearDate, nearDate),
  fc.tuple(nearDate, anyDate),
  fc.tuple(anyDate, anyDate),
)

/** Parameters of queries that are days, by their names. */
const DAYS: ReadonlySet<string> = new Set(['from', 'to'])

/** The dates of a query, and whether the body has some. */
function datesOf(named: (typeof CALLS)[number]): { query: string[]; inBody: boolean } {
  const query = Object.keys(fieldsOf(named.call, 'query').properties).filter((name) => DAYS.has(name))
  const sound = named.call.body ? JSON.stringify(soundBody(named, {} as Named, 0)) : ''
  return { query, inBody: sound.search(DATE) >= 0 }
}

const WITH_DATES = CALLS.map((named) => ({ ...named, dates: datesOf(named) })).filter(
  ({ dates }) => dates.query.length > 0 || dates.inBody,
)

test('trips, blocks, hours, papers, lists, calendars and schedules are tried', () =>
  expect(WITH_DATES.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'createReservation',
      'quotePrice',
      'changeReservation',
      'addBlock',
      'changePlace',
      'changeUnit',
      'listReservations',
      'readCalendar',
      'scheduleSite',
    ]),
  ))

function request(call: Call, own: Named, body: object, query: Record<string, string>): InjectOptions {
  const url = pathOf(`/api${call.url}`, own)
  const payload = call.body ? { payload: JSON.stringify(body) } : {}
  return { method: call.method, url, query, headers: { 'content-type': 'application/json' }, ...payload }
}

describe('no two dates from year 1 to 9999 cause a fault', () => {
  test.for(WITH_DATES)('$name', { timeout: 120_000 }, async ({ dates, ...named }) => {
    const { owner, published } = await makePublished(nelly, 'finch')
    const authorization = `Bearer ${await nelly.signIn({ id: owner })}`
    await fc.assert(
      fc.asyncProperty(twoDates, async (two) => {
        let turn = 0
        const next = () => two[turn++ % 2] as string
        const body = JSON.parse(JSON.stringify(soundBody(named, published, 0)).replaceAll(DATE, next))
        turn = 0
        const query = Object.fromEntries(dates.query.map((name) => [name, next()]))
        const sent = request(named.call, published, body, query)
        const headers = { ...sent.headers, ...antiForgery, authorization }
        const answer = await nelly.app.inject({ ...sent, headers })
        expect(answer.statusCode, answer.body).toBeLessThan(500)
        expect(faults.splice(0)).toEqual([])
      }),
      { numRuns: RUNS },
    )
  })
})
