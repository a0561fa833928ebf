import type { Call } from '@nelly/contract/call'
import { problemAnswer } from '@nelly/contract/calls/problem-answer'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { arbitraryChange, type Change } from './support/bad-input/arbitrary-call.ts'
import { asForm, CALLS, fieldsOf, neededFiles, soundBody } from './support/bad-input/sound-call.ts'
import { logoPng } from './support/landing.ts'
import { antiForgeryPair } from './support/login.ts'
import { startTestApp, type TestApp } from './support/test-app.ts'
import { makePublished } from './support/whose/holdings.ts'
import type { Named } from './support/whose/named.ts'
import { pathOf } from './support/whose/path-of.ts'

/** How many times as often each call is tried: `FUZZ=20 vitest run no-fault`. */
const TIMES = Number(process.env.FUZZ ?? 1)

/** Three for each field of the body, as a few are changed at a time. */
const runsOf = (call: Call): number => {
  const fields = Object.keys(fieldsOf(call, 'body').properties).length
  return Math.max(8, Math.min(24, 3 * fields)) * TIMES
}

let nelly: TestApp
let picture: Buffer
let reader: ReturnType<typeof makePublished>
let antiForgery: Record<string, string>
let tried = 0

beforeAll(async () => {
  nelly = await startTestApp()
  picture = await logoPng()
  antiForgery = await antiForgeryPair(nelly.app)
  reader = makePublished(nelly, 'finch')
})

type NamedCall = (typeof CALLS)[number]

/** A modified call. */
function changed({ name, call }: NamedCall, own: Named, change: Change): InjectOptions {
  const url = pathOf(`/api${call.url}`, own, change.path)
  const body = { ...soundBody({ name, call }, own, tried), ...change.body }
  const query = change.query
  if (!call.body) return { method: call.method, url, query }
  if (call.uploads && change.asForm) {
    // Names of fields are in quotes in a form.
    const fields = Object.entries(body).filter(([field]) => /^[\w-]+$/.test(field))
    return { ...asForm(call, url, Object.fromEntries(fields), neededFiles(call, picture)), query }
  }
  const headers = { 'content-type': 'application/json' }
  return { method: call.method, url, query, headers, payload: JSON.stringify(body) }
}

/** Header values are Latin-1; others are refused before our code. */
const sendable = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => /^[\t\x20-\x7e\x80-\xff]*$/.test(value)))

describe('random input never causes a server error', () => {
  test.for(CALLS)('$name', { timeout: 120_000 * TIMES }, async (named) => {
    const { call } = named
    // Reads change nothing: they share one.
    const { owner, published } = call.method === 'GET' ? await reader : await makePublished(nelly, 'finch')
    const sign = async () => `Bearer ${await nelly.signIn({ id: owner })}`
    let authorization = await sign()
    const property = fc.asyncProperty(
      arbitraryChange(call, soundBody(named, published, 0)),
      async (change) => {
        tried += 1
        const request = changed(named, published, change)
        const headers = { ...request.headers, ...sendable(change.headers), ...antiForgery, authorization }
        const answer = await nelly.app.inject({ ...request, headers })
        expect(answer.statusCode, answer.body).toBeLessThan(500)
        if (answer.statusCode >= 400) problemAnswer.strict().parse(answer.json())
        if (answer.statusCode === 401 || call.url === '/nelly-logout') authorization = await sign()
      },
    )
    // A failure is printed with its seed and path, by which it can be reproduced.
    await fc.assert(property, {
      numRuns: runsOf(call),
      endOnFailure: TIMES === 1,
    })
  })
})

test('covers every call', () => expect(tried).toBeGreaterThanOrEqual(1000))
