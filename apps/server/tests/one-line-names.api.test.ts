import { beforeAll, expect, test } from 'vitest'
import { asForm, asJson, CALLS, fieldsOf, neededFiles, soundBody } from './support/bad-input/sound-call.ts'
import { logoPng } from './support/landing.ts'
import { antiForgeryPair } from './support/login.ts'
import { storedRows } from './support/stored.ts'
import { startTestApp, type TestApp } from './support/test-app.ts'
import { makePublished } from './support/whose/holdings.ts'
import { pathOf } from './support/whose/path-of.ts'

/** The fields of bodies that are names, or printed on one line like them. */
const NAMES: ReadonlySet<string> = new Set([
  'name',
  'last_name',
  'firstName',
  'lastName',
  'display_name',
  'brand',
  'place_of_departure',
  'arrival_place',
  'colour',
  'meta_title',
  'og_title',
])

let nelly: TestApp
let antiForgery: Record<string, string>

beforeAll(async () => {
  nelly = await startTestApp()
  antiForgery = await antiForgeryPair(nelly.app)
})

// Rule of "Customers": contract/wire.ts, contract/wire.test.ts
test('a line break in a name of any call is a blank', async () => {
  const picture = await logoPng()
  const done: string[] = []
  for (const [turn, { name, call }] of CALLS.entries()) {
    const names = Object.keys(fieldsOf(call, 'body').properties).filter((field) => NAMES.has(field))
    if (names.length === 0) continue
    const { owner, published } = await makePublished(nelly, 'finch')
    const authorization = `Bearer ${await nelly.signIn({ id: owner })}`
    const broken = Object.fromEntries(names.map((field) => [field, `Uno\r\nDos\u2028${turn}`]))
    const body = { ...soundBody({ name, call }, published, turn), ...broken }
    const url = pathOf(`/api${call.url}`, published)
    const sent = call.uploads
      ? asForm(call, url, body, neededFiles(call, picture))
      : asJson(call, url, JSON.stringify(body))
    const headers = { ...sent.headers, ...antiForgery, authorization }
    const answer = await nelly.app.inject({ ...sent, headers })
    if (answer.statusCode < 300) done.push(name)
    expect([name, answer.body]).toEqual([name, expect.not.stringMatching(/Uno\\[rn]/)])
  }
  expect(done).toEqual(
    expect.arrayContaining([
      'createLanding',
      'createVehicle',
      'addPlace',
      'addLocation',
      'addSpecialFeature',
      'changeCustomer',
      'changeUnit',
      'createReservation',
      'updateUser',
    ]),
  )
  const stored = Object.values(await storedRows(nelly.parts)).join('\n')
  expect(stored).toMatch(/Uno Dos \d/)
  expect(stored).not.toMatch(/Uno[\r\n]|Dos\u2028/)
}, 120_000)
