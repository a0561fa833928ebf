import { readdirSync } from 'node:fs'
import { SUBJECTS } from '@nelly/contract/calls'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { addressesOf } from './addresses.ts'
import { apiDocument } from './document.ts'

const document = apiDocument()
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
)

test('no two paths differ in the names of their parameters alone', () => {
  const bare = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'))
  expect(new Set(bare).size).toBe(bare.length)
})

test('a position has one name, its own where all calls agree on it', () => {
  const get = (url: string) => ({
    method: 'GET' as const,
    url,
    access: 'owner' as const,
    summary: '',
    description: '',
    status: 200 as const,
    answer: z.null(),
  })
  const calls = [
    get('/landing/:userId'),
    get('/landing/:landingId/locations'),
    get('/landing/:landingId/:id'),
    get('/users/:userId'),
  ]
  const addresses = addressesOf(calls)
  expect(calls.map((call) => addresses.get(call)?.path)).toEqual([
    '/api/landing/{id}',
    '/api/landing/{id}/locations',
    '/api/landing/{id}/{id2}',
    '/api/users/{userId}',
  ])
})

test('every call that the contract exports is in the document', async () => {
  const folder = new URL('../../../../../packages/contract/src/', import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)))
  const listed = new Set(SUBJECTS.flatMap(({ calls }) => Object.values(calls)))
  const missing = modules
    .flatMap((module) => Object.entries(module))
    .filter(([, value]) => isCall(value) && !listed.has(value))
    .map(([name]) => name)
  expect(missing).toEqual([])
})

const isCall = (value: unknown): value is never =>
  typeof value === 'object' && value !== null && 'method' in value && 'url' in value && 'answer' in value

describe('every example is what its schema allows:', () => {
  const ajv = new Ajv2020({ strict: false, validateSchema: false })
  formats.default(ajv)
  ajv.addFormat('binary', true)
  ajv.addSchema(document, 'document')
  for (const { path, method, operation } of operations) {
    test(`${method.toUpperCase()} ${path}`, () => {
      const bodies = [operation.requestBody, ...Object.values(operation.responses)]
      for (const { schema, example } of bodies.flatMap((body) => Object.values(body?.content ?? {}))) {
        if (example === undefined) continue
        const here = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/'))
        expect(ajv.validate(here, example), ajv.errorsText()).toBe(true)
      }
      for (const parameter of operation.parameters ?? []) {
        if (!('$ref' in parameter)) expect(ajv.validate(parameter.schema, parameter.example)).toBe(true)
      }
    })
  }
})

test("a call's own schema takes the example of its body", () => {
  for (const [name, call] of SUBJECTS.flatMap(({ calls }) => Object.entries(calls))) {
    const { operation } = operations.find((one) => one.operation.operationId === name) ?? {}
    const example = operation?.requestBody?.content['application/json']?.example
    if (example !== undefined) expect(call.body?.safeParse(example).error, name).toBeUndefined()
  }
})

test('an owner shows a token, a login the anti-forgery pair, a visitor nothing', () => {
  const shown = (id: string) => operations.find((one) => one.operation.operationId === id)?.operation.security
  expect([shown('listLandings'), shown('login'), shown('createReservation')]).toEqual([
    [{ bearer: [] }],
    [{ antiForgeryCookie: [], antiForgeryHeader: [] }],
    [],
  ])
})

test('a form tells which of its fields are files', () => {
  const form = document.paths['/api/vehicle']?.post?.requestBody?.content['multipart/form-data']
  expect(form?.schema.properties?.images).toMatchObject({
    type: 'array',
    items: { format: 'binary' },
    maxItems: 12,
  })
  expect(form?.schema.required).toContain('images')
})
