import type { Call } from '@nelly/contract/call'
import type { Language } from '@nelly/contract/wire'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { holdRefusal } from './support/bad-input/hold-answer.ts'
import { type Hostile, hostileValues, NO_IDS } from './support/bad-input/hostile-values.ts'
import { asForm, asJson, CALLS, fieldsOf, neededFiles, soundBody } from './support/bad-input/sound-call.ts'
import { logoPng } from './support/landing.ts'
import { antiForgeryPair } from './support/login.ts'
import { dropFiles, storedWatch } from './support/stored.ts'
import { startTestApp, type TestApp } from './support/test-app.ts'
import { makePublished } from './support/whose/holdings.ts'
import type { Named } from './support/whose/named.ts'
import { pathOf } from './support/whose/path-of.ts'

let nelly: TestApp
let picture: Buffer
/** The stored data: a refused request must not change it. */
let there: () => Promise<unknown[]>
/** The stored data after the last refusal, while nothing else was done. */
let still: unknown[] | undefined
let antiForgery: Record<string, string>
let tried = 0
/** Hostile values that were sent, several of them in one request. */
let covered = 0

beforeAll(async () => {
  nelly = await startTestApp()
  there = storedWatch(nelly)
  picture = await logoPng()
  antiForgery = await antiForgeryPair(nelly.app)
})

const LANGUAGES: readonly Language[] = ['es', 'en']

const urlOf = ({ url }: Call, own: Named, changes?: Record<string, string>): string =>
  pathOf(`/api${url}`, own, changes)

/** An owner with one of everything and a session. */
async function someone(): Promise<{ own: Named; headers: Record<string, string> }> {
  still = undefined
  dropFiles(nelly.folder)
  const { owner, published } = await makePublished(nelly, 'finch')
  const authorization = `Bearer ${await nelly.signIn({ id: owner })}`
  return { own: published, headers: { ...antiForgery, authorization } }
}

/** Sends a request that may be refused, and checks that a refusal has its shape and its messages. */
async function ask(
  request: InjectOptions,
  headers: Record<string, string>,
  of: string,
): Promise<LightMyRequestResponse> {
  const language = LANGUAGES[tried++ % 2] as Language
  const answer = await nelly.app.inject({
    ...request,
    headers: { ...request.headers, ...headers, 'accept-language': language },
  })
  if (answer.statusCode >= 300) holdRefusal(answer, language, of)
  return answer
}

/** The same, and checks that a refused request changes nothing. */
async function hold(...request: Parameters<typeof ask>): Promise<LightMyRequestResponse> {
  const before = still ?? (await there())
  still = undefined
  const answer = await ask(...request)
  if (answer.statusCode >= 300) {
    still = await there()
    expect(still, request[2]).toEqual(before)
  }
  return answer
}

/** The fields that a refusal names. Calls with nested errors name a field inside one. */
const namedBy = (answer: LightMyRequestResponse): ReadonlySet<string> =>
  new Set(Object.keys(answer.json().errors ?? {}).map((key) => key.split('.')[0] ?? ''))

/** Expects that a text that is accepted is in the answer as it was sent. */
function holdKept(answer: LightMyRequestResponse, { field, hostile }: HostileField, of: string): void {
  if (!hostile.kept || answer.statusCode >= 300 || isNeverAnswered(field, of)) return
  const said = JSON.stringify(hostile.value).slice(1, -1).toLowerCase()
  expect(answer.body.toLowerCase(), of).toContain(said)
}

/** Fields that a call accepts and never returns. */
const NEVER_ANSWERED: ReadonlySet<string> = new Set([
  'password',
  'password_confirmation',
  'current_password',
  'challenge',
  'authKey',
  'idempotency_key',
  'avatar',
  'favicon',
  'og_image',
])

/** A quote, a preview, offers, a look-up or a sale do not repeat what they were asked for; nothing new to publish has no note. */
const isNeverAnswered = (field: string, of: string): boolean =>
  NEVER_ANSWERED.has(field) ||
  /^(quotePrice|preview|offerAtDesk|matchCustomer|publishSite|signUp|closeSale|correctSale)/.test(of)

/** A field and a hostile value of it. */
interface HostileField {
  field: string
  hostile: Hostile
}

/** Every field of a call's body with every hostile value of it. */
function hostileFields(call: Call): HostileField[] {
  const { properties, required } = fieldsOf(call, 'body')
  return Object.entries(properties).flatMap(([field, schema]) =>
    hostileValues(field, schema, required.has(field)).map((hostile) => ({ field, hostile })),
  )
}

/** A body with fields changed. */
const bodyWith = (body: object, changed: readonly HostileField[]): Record<string, unknown> => ({
  ...body,
  ...Object.fromEntries(changed.map(({ field, hostile }) => [field, hostile.value])),
})

/** The JSON of a body with fields changed. */
function jsonWith(body: object, changed: readonly HostileField[]): string {
  const asWritten = changed.filter(({ hostile }) => hostile.json !== undefined)
  const marked = asWritten.map(({ field }, index) => [field, `\u0001${index}`])
  const text = JSON.stringify({ ...bodyWith(body, changed), ...Object.fromEntries(marked) })
  return text.replace(/"\\u0001(\d+)"/g, (_, index) => asWritten[index]?.hostile.json ?? '')
}

/** A query only has strings, and none larger than 64 KB. */
const isOfQueries = ({ value }: Hostile): boolean => typeof value === 'string' && value.length < 60_000

/**
 * Values that a form may interpret differently from JSON: nothing, numbers, characters. For all others it has the same
 * schema.
 */
const OF_FORMS: ReadonlySet<string> = new Set([
  ...['missing', 'empty', 'blank', 'the number abc', 'the number 1,5', 'the number 1e309'],
  ...['NUL', 'half a character', 'an emoji', 'right-to-left text', 'HTML', 'an emoji too many'],
])

const withBody = CALLS.filter(({ call }) => Object.keys(fieldsOf(call, 'body').properties).length > 0)

test('invalid values of every field of every query are refused', async () => {
  const { own, headers } = await someone()
  for (const { name, call } of CALLS) {
    for (const [field, schema] of Object.entries(fieldsOf(call, 'query').properties)) {
      for (const hostile of hostileValues(field, schema, false).filter(isOfQueries)) {
        covered += 1
        const of = `${name} with the query's ${field} ${hostile.what}`
        const query = { [field]: hostile.value as string }
        const answer = await hold({ method: call.method, url: urlOf(call, own), query }, headers, of)
        if (hostile.refused) expect([of, answer.statusCode]).toEqual([of, 422])
      }
    }
  }
})

test('an invalid id in a path is not found', async () => {
  const { own, headers } = await someone()
  // No call gets these: once is enough to look whether one stored something.
  const before = await there()
  for (const { name, call } of CALLS) {
    for (const [, parameter = ''] of call.url.matchAll(/:(\w+Id)\b/g)) {
      for (const odd of NO_IDS) {
        covered += 1
        const of = `${name} with ${parameter} ${odd}`
        const url = urlOf(call, own, { [parameter]: odd })
        const answer = await ask({ method: call.method, url }, headers, of)
        expect([of, answer.statusCode, answer.json().code]).toEqual([of, 404, 'route-not-found'])
      }
    }
  }
  expect(await there()).toEqual(before)
}, 180_000)

/** They need proof that only a second factor gives. */
const PROVING: ReadonlySet<string> = new Set(['addPasskey', 'confirmAuthenticator', 'proveSecondFactor'])

test('the initial bodies and forms are valid', async () => {
  for (const named of withBody) {
    const { call, name } = named
    if (PROVING.has(name)) continue
    const { own, headers } = await someone()
    const body = soundBody(named, own, ++tried)
    if (name === 'login') Object.assign(body, await nelly.addOwner())
    // By whoever has the link, who is not the owner.
    if (name === 'acceptInvitation') headers.authorization = ''
    const files = neededFiles(call, picture)
    const url = urlOf(call, own)
    const isForm = Object.keys(files).length > 0
    const sent = isForm ? asForm(call, url, body, files) : asJson(call, url, JSON.stringify(body))
    const answer = await nelly.app.inject({ ...sent, headers: { ...sent.headers, ...headers } })
    const refused = answer.statusCode === call.status ? '' : answer.body
    expect([name, answer.statusCode, refused]).toEqual([name, call.status, ''])
  }
}, 180_000)

/** Sends a call with these fields changed. */
type Send = (changed: readonly HostileField[], of: string) => Promise<LightMyRequestResponse>

/** Expects of one hostile field that it is refused, where its schema says so, or else stored as it is. */
async function holdAlone(send: Send, name: string, one: HostileField): Promise<void> {
  const of = `${name} with ${one.field} ${one.hostile.what}`
  const answer = await send([one], of)
  if (one.hostile.refused)
    expect([answer.statusCode, namedBy(answer).has(one.field)], `${of}: ${answer.body}`).toEqual([422, true])
  else holdKept(answer, one, of)
}

/**
 * Sends the same hostile value in several fields at once, and again without those that the refusal names, until it
 * names none. Those that are left were accepted together, or are sent one by one.
 */
async function holdTogether(
  send: Send,
  name: string,
  what: string,
  all: readonly HostileField[],
): Promise<void> {
  let left = all
  while (left.length > 1) {
    const of = `${name} with ${left.map(({ field }) => field).join(', ')} ${what}`
    const answer = await send(left, of)
    if (answer.statusCode < 300 && left.every(({ hostile }) => !hostile.refused)) {
      for (const one of left) holdKept(answer, one, of)
      return
    }
    const named = namedBy(answer)
    const unnamed = left.filter(({ field }) => !named.has(field))
    if (unnamed.length === left.length) break
    left = unnamed
  }
  for (const one of left) await holdAlone(send, name, one)
}

async function holdFields(send: Send, name: string, all: readonly HostileField[]): Promise<void> {
  covered += all.length
  for (const [what, fields] of Map.groupBy(all, ({ hostile }) => hostile.what))
    await holdTogether(send, name, what, fields)
}

describe('every field of every body', () => {
  test.for(withBody)('of $name', { timeout: 120_000 }, async (named) => {
    const { call, name } = named
    const { own, headers } = await someone()
    const url = urlOf(call, own)
    const send: Send = (changed, of) =>
      hold(asJson(call, url, jsonWith(soundBody(named, own, tried), changed)), headers, of)
    await holdFields(send, name, hostileFields(call))
  })
})

describe('every field of every form', () => {
  test.for(withBody.filter(({ call }) => call.uploads))('of $name', { timeout: 120_000 }, async (named) => {
    const { call, name } = named
    const { own, headers } = await someone()
    const url = urlOf(call, own)
    const files = neededFiles(call, picture)
    const send: Send = (changed, of) =>
      hold(asForm(call, url, bodyWith(soundBody(named, own, tried), changed), files), headers, of)
    const ofForms = hostileFields(call).filter(({ hostile }) => OF_FORMS.has(hostile.what))
    await holdFields(send, `the form of ${name}`, ofForms)
  })
})

test('covers every call and field', () => expect(covered).toBeGreaterThanOrEqual(11_000))
