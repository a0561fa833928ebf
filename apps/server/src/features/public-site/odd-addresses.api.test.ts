import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { html } from '../../../tests/support/page-site.ts'
import { rawConnection } from '../../../tests/support/raw-connection.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'

const METHODS = ['GET', 'HEAD', 'POST']
const ACCEPTS = ['text/html', '*/*']

const log = new PassThrough()
let port: number

beforeAll(async () => {
  const { app } = await startTestApp({
    // The web app's router accepts none of these addresses.
    site: async ({ url }) => {
      if (!url.endsWith('/sun-cars/nothing')) throw new Error(`the web app was asked for ${url}`)
      return html('<h1>404</h1>', {}, 404)
    },
    logger: { level: 'info', stream: log },
  })
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})

/** Sent unchanged: any HTTP client would normalize such an address. */
async function answerTo(method: string, address: string, accept: string) {
  const connection = await rawConnection(port)
  const body =
    method === 'POST' ? 'content-type: application/x-www-form-urlencoded\r\ncontent-length: 3\r\n' : ''
  connection.send(
    `${method} ${address} HTTP/1.1\r\nhost: localhost\r\naccept: ${accept}\r\n${body}connection: close\r\n\r\n${body && 'a=b'}`,
  )
  const [head = ''] = (await connection.until(() => false)).split('\r\n\r\n')
  const [line = '', ...headers] = head.split('\r\n')
  return {
    status: Number(line.split(' ')[1]),
    headers: headers.map((header) => header.split(':')[0]?.toLowerCase() ?? '').sort(),
  }
}

/** The status is 404 by default, the same for a form. */
interface Odd {
  address: string
  ordinary?: string
  status?: number
  post?: number
}

for (const { address, ordinary = '/sun-cars/nothing', status = 404, post = status } of [
  { address: '/%0a' },
  { address: '/%0A/' },
  { address: '/%09' },
  { address: '/%0d?x=1' },
  { address: '/%0a.data' },
  { address: '/%00' },
  { address: '/%7f' },
  { address: '/sun-cars/%0a' },
  { address: '/sun-cars/%E2%80%A8' },
  { address: '/sun-cars//vehicle' },
  { address: '//sun-cars' },
  { address: '//x' },
  { address: '//x.data' },
  { address: '//', post: 405 },
  { address: '///?x=1', post: 405 },
  { address: '//example.com/..', post: 405 },
  { address: '/\\x' },
  { address: '/%', status: 400 },
  { address: '/%c3', status: 400 },
  { address: '/api/%0a', ordinary: '/api/nothing' },
  { address: '/api/%00', ordinary: '/api/nothing' },
  { address: '/api//x', ordinary: '/api/nothing' },
  { address: '/api/\\x', ordinary: '/api/nothing' },
  { address: '/api/publicLanding/%0a', ordinary: '/api/nothing', post: 405 },
  { address: '/assets/%0a', post: 405 },
  { address: '/storage/%00', ordinary: '/api/nothing', post: 405 },
  { address: '/api/%', ordinary: '/api/nothing', status: 400 },
] as readonly Odd[]) {
  test(`${address} is refused with all headers of an ordinary refusal`, async () => {
    for (const accept of ACCEPTS) {
      const usual = await answerTo('GET', ordinary, accept)
      expect(usual.status).toBe(404)
      for (const method of METHODS) {
        const answer = await answerTo(method, address, accept)
        expect([method, answer.status]).toEqual([method, method === 'POST' ? post : status])
        expect(answer.headers).toEqual(expect.arrayContaining(usual.headers))
      }
    }
  })
}

test('a form sent to a page of the owner’s side is refused before it reaches the web app', async () => {
  for (const address of ['/', '/%2e%2e', '/landings', '/help?x=1', '/sun-cars/../help', '/__manifest'])
    expect([address, (await answerTo('POST', address, 'text/html')).status]).toEqual([address, 405])
})

test('none of these logged an error', async () => {
  log.end()
  const lines = (await text(log))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: number })
  expect(lines.length).toBeGreaterThan(100)
  expect(lines.filter(({ level }) => level >= 40)).toEqual([])
})
