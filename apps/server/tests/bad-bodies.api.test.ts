import { randomUUID } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import type { Call } from '@nelly/contract/call'
import type { Language } from '@nelly/contract/wire'
import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { holdRefusal } from './support/bad-input/hold-answer.ts'
import { hugePng } from './support/bad-input/huge-png.ts'
import { asForm, CALLS, neededFiles, soundBody, TABLE_CALLS } from './support/bad-input/sound-call.ts'
import { logoPng } from './support/landing.ts'
import { antiForgeryPair } from './support/login.ts'
import type { FormFile } from './support/multipart.ts'
import { dropFiles, storedFiles, storedWatch } from './support/stored.ts'
import { startTestApp, type TestApp } from './support/test-app.ts'
import { makePublished } from './support/whose/holdings.ts'
import type { Named } from './support/whose/named.ts'
import { pathOf } from './support/whose/path-of.ts'

let nelly: TestApp
let picture: Buffer
/** The stored data: a refused request must not change it. */
let there: () => Promise<unknown[]>
let antiForgery: Record<string, string>
let turn = 0
let refusals = 0

beforeAll(async () => {
  nelly = await startTestApp()
  there = storedWatch(nelly)
  picture = await logoPng()
  antiForgery = await antiForgeryPair(nelly.app)
})

const urlOf = ({ url }: Call, own: Named) => pathOf(`/api${url}`, own)

async function someone(): Promise<{ own: Named; headers: Record<string, string> }> {
  dropFiles(nelly.folder)
  const { owner, published } = await makePublished(nelly, 'finch')
  return {
    own: published,
    headers: { ...antiForgery, authorization: `Bearer ${await nelly.signIn({ id: owner })}` },
  }
}

const LANGUAGES: readonly Language[] = ['es', 'en']

/** Sends a request that must be refused with one of these statuses, in either language by turns, and must change nothing. */
async function refused(request: InjectOptions, statuses: readonly number[], of: string): Promise<string> {
  const before = await there()
  const language = LANGUAGES[refusals++ % 2] as Language
  const headers = { ...request.headers, 'accept-language': language }
  const answer = await nelly.app.inject({ ...request, headers })
  expect(statuses, `${of}: ${answer.body}`).toContain(answer.statusCode)
  holdRefusal(answer, language, of)
  expect(await there(), of).toEqual(before)
  return answer.json().code
}

const JSON_TYPE = 'application/json'
const FORM = 'multipart/form-data; boundary=b'
const PART = '--b\r\ncontent-disposition: form-data; name='

/** Bodies that are invalid for any call. */
const UNREADABLE: readonly {
  what: string
  type: string
  payload: string | Buffer
  statuses: readonly number[]
}[] = [
  { what: 'half of a JSON', type: JSON_TYPE, payload: '{"name": "a', statuses: [400] },
  { what: 'blanks', type: JSON_TYPE, payload: '  ', statuses: [400] },
  { what: 'JSON with a comma too many', type: JSON_TYPE, payload: '{"name": "a",}', statuses: [400] },
  { what: 'JSON in single quotes', type: JSON_TYPE, payload: "{'name': 'a'}", statuses: [400] },
  { what: 'two JSONs', type: JSON_TYPE, payload: '{}{}', statuses: [400] },
  { what: 'a prototype', type: JSON_TYPE, payload: '{"__proto__": {"admin": true}}', statuses: [400] },
  { what: 'a constructor', type: JSON_TYPE, payload: '{"constructor": {"prototype": {}}}', statuses: [400] },
  { what: 'UTF-16', type: JSON_TYPE, payload: Buffer.from('{"name": "a"}', 'utf16le'), statuses: [400] },
  {
    what: 'bytes that are no UTF-8',
    type: JSON_TYPE,
    payload: Buffer.from([0x7b, 0xff, 0xfe, 0x7d]),
    statuses: [400],
  },
  {
    what: 'JSON that is nested 200,000 deep',
    type: JSON_TYPE,
    payload: `${'['.repeat(200_000)}${']'.repeat(200_000)}`,
    statuses: [400],
  },
  {
    what: 'an object of JSON that is nested 100 deep',
    type: JSON_TYPE,
    payload: `${'{"name":'.repeat(100)}1${'}'.repeat(100)}`,
    statuses: [400],
  },
  { what: '4 MB of JSON', type: JSON_TYPE, payload: `"${'x'.repeat(4_000_000)}"`, statuses: [413] },
  { what: 'XML', type: 'application/xml', payload: '<name/>', statuses: [415] },
  { what: 'a web form', type: 'application/x-www-form-urlencoded', payload: 'name=a', statuses: [415] },
  { what: 'a type that is none', type: 'x', payload: '{}', statuses: [415] },
  { what: 'JSON that calls itself an image', type: 'image/png', payload: '{}', statuses: [415] },
  { what: 'a form without a boundary', type: 'multipart/form-data', payload: '--b--', statuses: [400, 415] },
  {
    what: 'a form that ends in a field',
    type: FORM,
    payload: `${PART}"name"\r\n\r\nKi`,
    statuses: [400, 415],
  },
  {
    what: 'a form that ends in a file',
    type: FORM,
    payload: `${PART}"logo"; filename="a.png"\r\n\r\nabc`,
    statuses: [400, 415],
  },
  { what: 'a form that ends in a header', type: FORM, payload: '--b\r\ncontent-dispo', statuses: [400, 415] },
]

const withBody = CALLS.filter(({ call }) => call.body)

describe('an invalid body is refused and changes nothing', () => {
  test.for(UNREADABLE)('$what', { timeout: 60_000 }, async ({ type, payload, statuses }) => {
    const { own, headers } = await someone()
    for (const { name, call } of withBody) {
      const request = {
        method: call.method,
        url: urlOf(call, own),
        payload,
        headers: { ...headers, 'content-type': type, 'idempotency-key': randomUUID() },
      }
      await refused(request, statuses, name)
    }
  })
})

test('a body that is not an object is refused by every call that requires one', async () => {
  const { own, headers } = await someone()
  const needing = withBody.filter(({ call }) => !call.body?.safeParse(undefined).success)
  expect(needing.length).toBeGreaterThan(10)
  for (const { name, call } of needing) {
    for (const payload of ['[]', '"text"', '17', 'true', 'null', `${'['.repeat(50)}${']'.repeat(50)}`]) {
      const sent = { ...headers, 'content-type': JSON_TYPE }
      await refused(
        { method: call.method, url: urlOf(call, own), payload, headers: sent },
        [422],
        `${name} ${payload}`,
      )
    }
  }
})

test('where no body is required, an empty one is accepted, whatever its type', async () => {
  for (const { name, call } of CALLS.filter(({ call }) => call.access === 'owner' && call.method !== 'GET')) {
    const { own, headers } = await someone()
    const needsNone = !call.uploads && (!call.body || call.body.safeParse(undefined).success)
    const url = `${urlOf(call, own)}${name === 'removeLocation' ? `?location_id=${own.location}` : ''}`
    const sent = { ...headers, 'content-type': JSON_TYPE }
    const answer = await nelly.app.inject({ method: call.method, url, headers: sent, payload: '' })
    expect([name, answer.statusCode]).toEqual([name, needsNone ? call.status : 422])
  }
}, 180_000)

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script><rect width="40" height="20" fill="red" onload="alert(2)"/></svg>',
)

/** Invalid photographs, whatever their name. */
const NO_PICTURES: readonly { what: string; content: Buffer; name?: string; type?: string }[] = [
  { what: 'a ZIP', content: Buffer.from('PK\x03\x04\x14\x00\x00\x00\x08\x00', 'latin1') },
  { what: 'a named file of nothing', content: Buffer.alloc(0) },
  {
    what: 'HTML',
    content: Buffer.from('<!doctype html><script>alert(1)</script>'),
    name: 'a.png',
    type: 'image/png',
  },
  { what: 'a program', content: Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), name: 'a.jpg' },
  { what: 'a PDF', content: Buffer.from('%PDF-1.7\n') },
  { what: 'a GIF', content: Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1') },
  { what: 'the beginning of a PNG', content: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') },
  {
    what: 'a PNG of random bytes',
    content: Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), deflateSync('x'.repeat(999))]),
  },
  { what: 'a PNG of 10,000 x 10,000 pixels', content: hugePng(10_000, 10_000) },
]

const uploading = CALLS.flatMap(({ name, call }) =>
  Object.entries(call.uploads ?? {}).map(([field, kind]) => ({ name, call, field, kind })),
)

/** The fields that take pictures; tables are read by `read-tables.test.ts`. */
const pictured = uploading.filter(({ call }) => !TABLE_CALLS.includes(call.url))

/** A form with these files in one field. */
function formWith({ name, call, field }: (typeof uploading)[number], own: Named, files: readonly FormFile[]) {
  turn += 1
  const sent = { ...neededFiles(call, picture), [field]: files }
  return asForm(call, urlOf(call, own), soundBody({ name, call }, own, turn), sent)
}

describe('an invalid picture', () => {
  test.for(pictured)('is refused in $field of $name', { timeout: 60_000 }, async (place) => {
    const { own, headers } = await someone()
    for (const { what, ...file } of NO_PICTURES) {
      const request = formWith(place, own, [file])
      const code = await refused({ ...request, headers: { ...request.headers, ...headers } }, [422], what)
      const notAccepted = place.kind.svg ? 'image-not-an-image-or-svg' : 'image-not-an-image'
      expect([what, code]).toEqual([what, what.includes('pixels') ? 'image-too-many-pixels' : notAccepted])
    }
  })

  test.for(uploading)('is an SVG with a script: accepted in $field of $name', async (place) => {
    const { own, headers } = await someone()
    const request = formWith(place, own, [{ content: svg, name: 'a.svg', type: 'image/svg+xml' }])
    const sent = { ...request, headers: { ...request.headers, ...headers } }
    if (!place.kind.svg) {
      await refused(sent, [422], place.name)
      return
    }
    const before = new Set(storedFiles(nelly.folder))
    expect((await nelly.app.inject(sent)).statusCode).toBe(place.call.status)
    const made = storedFiles(nelly.folder).filter((file) => !before.has(file))
    expect(made.length).toBeGreaterThan(0)
    for (const file of made) expect(file).toMatch(/\.(png|webp|avif) \d+$/)
    for (const path of made.map((file) => file.split(' ')[0])) {
      const served = await nelly.app.inject(`/storage${path}`)
      expect([served.statusCode, /svg|script|alert|onload/i.test(served.body)]).toEqual([200, false])
    }
  })

  test.for(uploading)('does not leave its file name behind, in $field of $name', async (place) => {
    const { own, headers } = await someone()
    const names = [
      '../../../../tmp/quetzal.png',
      '..\\quetzal.png',
      '/etc/quetzal',
      'quetzal\0.png',
      'quetzal🚗.php',
      `quetzal${'x'.repeat(400)}`,
      '.quetzal',
      'CON.quetzal',
      "quetzal'; drop table users; --",
    ]
    for (const name of names) {
      const request = formWith(place, own, [{ content: picture, name }])
      const answer = await nelly.app.inject({ ...request, headers: { ...request.headers, ...headers } })
      if (answer.statusCode !== place.call.status) holdRefusal(answer, 'es', name)
      expect(answer.body).not.toContain('quetzal')
    }
    expect(storedFiles(nelly.folder).join('\n')).not.toContain('quetzal')
  })
})

test('every field of files refuses one picture more than its limit', async () => {
  for (const place of uploading) {
    const { own, headers } = await someone()
    const files = Array.from({ length: place.kind.most + 1 }, () => ({ content: picture }))
    const request = formWith(place, own, files)
    const code = await refused({ ...request, headers: { ...request.headers, ...headers } }, [422], place.name)
    const expected = place.kind.most === 1 ? 'file-one-only' : 'images-too-many'
    expect([place.name, place.field, code]).toEqual([place.name, place.field, expected])
  }
})
