import { readdirSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { apiDocumentOf, operationsOf } from '../../../../tests/support/api-document.ts'
import { routesOf } from '../../../../tests/support/routes-of.ts'
import { startTestApp } from '../../../../tests/support/test-app.ts'

test('the document is public, cacheable, and answered with 304 when unchanged', async () => {
  const { app } = await startTestApp()
  const answer = await app.inject('/api/openapi.json')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('public, max-age=300')
  expect(answer.json().openapi).toBe('3.1.1')
  const again = await app.inject({
    url: '/api/openapi.json',
    headers: { 'if-none-match': String(answer.headers.etag) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('every call below /api is in the document, and no other', async () => {
  const { app } = await startTestApp()
  const told = operationsOf(await apiDocumentOf(app)).map(
    ({ path, method }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`,
  )
  const served = routesOf(app)
    .filter(({ path }) => path.startsWith('/api/') && !path.startsWith('/api/docs') && !path.endsWith('*'))
    .flatMap(({ path, methods }) => methods.filter((one) => one !== 'HEAD').map((one) => `${one} ${path}`))
  expect(told.filter((line) => line.includes(' /api/')).sort()).toEqual(served.sort())
})

test('every call of the contract is in the document, by its exported name', async () => {
  const folder = new URL('../../../../../../packages/contract/src/', import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)))
  const exported = modules.flatMap((module) => Object.entries(module)).filter(([, value]) => isCall(value))
  const described = new Set((await operations()).map(({ operation }) => operation.operationId))
  expect(exported.map(([name]) => name).filter((name) => !described.has(name))).toEqual([])
})

const isCall = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'method' in value && 'url' in value && 'answer' in value

test('a second copy of the contract in the process, as in the built web app, changes nothing', async () => {
  const before = await apiDocumentOf((await startTestApp()).app)
  for (const id of ['Image', 'Vehicle', 'Landing']) z.object({ other: z.string() }).meta({ id })
  expect(await apiDocumentOf((await startTestApp()).app)).toEqual(before)
})

test('no two paths differ only in the names of their parameters', async () => {
  const { app } = await startTestApp()
  const bare = Object.keys((await apiDocumentOf(app)).paths).map((path) => path.replace(/\{\w+\}/g, '{}'))
  expect(new Set(bare).size).toBe(bare.length)
})

test("owners' calls require a token, a login the anti-forgery pair, visitors' calls nothing", async () => {
  const all = await operations()
  const shown = (id: string) => all.find(({ operation }) => operation.operationId === id)?.operation.security
  expect([shown('listLandings'), shown('login'), shown('createReservation')]).toEqual([
    [{ bearer: [] }],
    [{ antiForgeryCookie: [], antiForgeryHeader: [] }],
    [],
  ])
})

test('a form declares which of its fields are files', async () => {
  const { app } = await startTestApp()
  const body = (await apiDocumentOf(app)).paths['/api/vehicle']?.post?.requestBody
  const { schema } = body?.content['multipart/form-data'] ?? {}
  expect(schema?.properties?.images).toMatchObject({
    type: 'array',
    items: { format: 'binary' },
    maxItems: 12,
  })
  expect([body?.required, schema?.required?.includes('name')]).toEqual([true, true])
})

test('an optional body is not required', async () => {
  const restore = (await operations()).find(({ operation }) => operation.operationId === 'restoreLanding')
  expect(restore?.operation.requestBody?.required).toBe(false)
})

test('the reference only loads its script and the document, both from this server', async () => {
  const { app } = await startTestApp()
  const page = await app.inject('/api/docs')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  const [, nonce = ''] =
    /script-src 'nonce-([^']+)';/.exec(String(page.headers['content-security-policy'])) ?? []
  const scripts = [...page.body.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)
  expect(scripts).toEqual([
    `<script src="/api/docs/scalar.js" nonce="${nonce}">`,
    `<script nonce="${nonce}">`,
  ])
  expect(page.body).not.toMatch(/https?:/)
  const script = await app.inject({ url: '/api/docs/scalar.js', headers: { 'accept-encoding': 'gzip' } })
  expect([script.statusCode, script.headers['content-encoding']]).toEqual([200, 'gzip'])
  expect(gunzipSync(script.rawPayload).toString()).toContain('createApiReference')
})

async function operations() {
  const { app } = await startTestApp()
  return operationsOf(await apiDocumentOf(app))
}
