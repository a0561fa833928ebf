import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../tests/support/test-app.ts'

/** The app's responses to calls and browsers while it closes. */
async function whileClosing(requests: readonly { path: string; accept: string }[]) {
  const { app, close } = await startTestApp()
  const answers: { status: number; headers: Headers; body: string }[] = []
  app.addHook('preClose', async () => {
    const { port } = app.server.address() as AddressInfo
    for (const { path, accept } of requests) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { accept, 'accept-language': 'en' },
      })
      answers.push({ status: answer.status, headers: answer.headers, body: await answer.text() })
    }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  await close()
  return answers
}

// Rule of "Error catalogue": server/platform/http/refuse-while-closing.ts
test('a call while the server closes is refused as usual, with Retry-After', async () => {
  const paths = ['/api/session', '/landing/1', '/api/nothing']
  const answers = await whileClosing(paths.map((path) => ({ path, accept: 'application/json' })))
  expect(answers).toHaveLength(3)
  for (const { status, headers, body } of answers) {
    const message = 'The service is busy. Try again in a moment.'
    expect([status, JSON.parse(body)]).toEqual([503, { code: 'temporarily-unavailable', message }])
    expect(['retry-after', 'connection', 'cache-control'].map((name) => headers.get(name))).toEqual([
      '5',
      'close',
      'no-store',
    ])
  }
})

test('a browser gets a page then', async () => {
  const [answer] = await whileClosing([{ path: '/some-landing', accept: 'text/html' }])
  expect([answer?.status, answer?.headers.get('retry-after')]).toEqual([503, '5'])
  expect(answer?.headers.get('content-type')).toContain('text/html')
  expect(answer?.body).toContain('The service is busy.')
})

test('health checks report then that it is alive and not ready', async () => {
  const paths = ['/healthz', '/readyz']
  const answers = await whileClosing(paths.map((path) => ({ path, accept: '*/*' })))
  expect(answers.map(({ status, body }) => [status, JSON.parse(body)])).toEqual([
    [200, { status: 'ok' }],
    [503, { status: 'unavailable' }],
  ])
})
