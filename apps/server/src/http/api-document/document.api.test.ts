import { expect, test } from 'vitest'
import { routesOf } from '../../testing/routes-of.ts'
import { startTestApp } from '../../testing/test-app.ts'

test('the document is public, kept for a while, and not sent twice', async () => {
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

test('every call that the server answers below /api is in the document, and no other', async () => {
  const { app } = await startTestApp()
  const { paths } = (await app.inject('/api/openapi.json')).json()
  const told = Object.entries<Record<string, unknown>>(paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}')}`),
  )
  const served = routesOf(app)
    .filter(({ path }) => path.startsWith('/api/') && path !== '/api/docs' && !path.endsWith('*'))
    .flatMap(({ path, methods }) => methods.filter((one) => one !== 'HEAD').map((one) => `${one} ${path}`))
  expect(told.filter((line) => line.includes(' /api/')).sort()).toEqual(served.sort())
})

test('the reference shows every call, runs nothing and fetches nothing', async () => {
  const { app } = await startTestApp()
  const page = await app.inject('/api/docs')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(page.body).not.toMatch(/<script|<link|<img|src=|style="|https?:\/\/(?!example\.com)/)
  const { paths } = (await app.inject('/api/openapi.json')).json()
  for (const { operationId } of Object.values<Record<string, { operationId: string }>>(paths).flatMap(
    Object.values,
  ))
    expect(page.body).toContain(`id="${operationId}"`)
})
