import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { rawConnection } from '../../testing/raw-connection.ts'
import { plainRequest } from './plain-request.ts'

const BROWSERS = [
  'GET /sun-cars HTTP/1.1',
  'Host: 127.0.0.1:3000',
  'Connection: keep-alive',
  'Accept-Encoding: gzip, br',
  'If-None-Match: "a-tag"',
  'Cookie: a=b',
  '',
  '',
].join('\r\n')
const [LINE = '', ...REST] = BROWSERS.split('\r\n')
const with_ = (...lines: string[]) => [LINE, ...lines, ...REST].join('\r\n')

test('a browser’s question is read', () => {
  expect(plainRequest(BROWSERS)).toEqual({
    target: '/sun-cars',
    host: '127.0.0.1:3000',
    acceptEncoding: 'gzip, br',
    ifNoneMatch: '"a-tag"',
  })
  expect(plainRequest('GET /?a=b HTTP/1.1\r\nhost:\t a.example \r\n\r\n')).toMatchObject({
    target: '/?a=b',
    host: 'a.example',
  })
})

test.each([
  ['another method', BROWSERS.replace('GET', 'HEAD')],
  ['a method in small letters', BROWSERS.replace('GET', 'get')],
  ['HTTP/1.0', BROWSERS.replace('HTTP/1.1', 'HTTP/1.0')],
  ['a whole address', BROWSERS.replace('/sun-cars', 'http://localhost/sun-cars')],
  ['two spaces', BROWSERS.replace('/sun-cars ', '/sun-cars  ')],
  ['an empty line before', `\r\n${BROWSERS}`],
  ['something behind', `${BROWSERS}x`],
  ['another request behind', BROWSERS + BROWSERS],
  ['only a part', BROWSERS.slice(0, -2)],
  ['lines that end without a return', BROWSERS.replaceAll('\r\n', '\n')],
  ['a folded header', with_('x-long: a', ' b')],
  ['a space before the colon', with_('x-odd : a')],
  ['a header without a name', with_(': a')],
  ['a letter beyond ASCII', with_('x-name: é')],
  ['a control character', with_('x-name: a\u0000b')],
  ['a body', with_('content-length: 0')],
  ['a body in pieces', with_('Transfer-Encoding: chunked')],
  ['the end of the connection', BROWSERS.replace('keep-alive', 'close')],
  ['another protocol', with_('upgrade: websocket')],
  ['an expectation', with_('expect: 100-continue')],
  ['no host', BROWSERS.replace('Host: 127.0.0.1:3000\r\n', '')],
  ['two hosts', with_('host: other.example')],
  ['two encodings', with_('accept-encoding: br')],
  ['more than 8 kB', with_(`x-much: ${'a'.repeat(8192)}`)],
])('%s is not plain', (_, bytes) => {
  expect(plainRequest(bytes)).toBeUndefined()
})

test('what is read is what Node’s own parser reads, whatever is changed in a request', {
  timeout: 60_000,
}, async () => {
  const heard: IncomingMessage[] = []
  const server = createServer((request, response) => {
    heard.push(request)
    response.end('heard')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const tokens = [
    '\r\n',
    '\r',
    '\n',
    ' ',
    '\t',
    ':',
    ',',
    '/',
    '?',
    '%',
    '#',
    '\0',
    'é',
    'a',
    'Z',
    '"',
    'host:',
    '1.0',
  ]
  const change = fc.record({
    at: fc.nat(BROWSERS.length),
    cut: fc.nat(3),
    put: fc.array(fc.constantFrom(...tokens), { maxLength: 3 }).map((some) => some.join('')),
  })
  let read = 0
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 2 }), async (changes) => {
      let bytes = BROWSERS
      for (const { at, cut, put } of changes) bytes = bytes.slice(0, at) + put + bytes.slice(at + cut)
      const ours = plainRequest(bytes)
      if (!ours) return
      read += 1
      heard.length = 0
      const connection = await rawConnection(port)
      connection.send(bytes)
      const answer = await connection.until(
        (received) => received.includes('heard') || received.includes('400'),
      )
      connection.close()
      expect(answer).toContain('heard')
      const [{ url, method, headers } = {} as IncomingMessage] = heard
      expect([heard.length, method, url]).toEqual([1, 'GET', ours.target])
      expect(ours).toMatchObject({
        host: headers.host,
        acceptEncoding: headers['accept-encoding'],
        ifNoneMatch: headers['if-none-match'],
      })
    }),
    { numRuns: 2000 },
  )
  expect(read).toBeGreaterThan(300)
})
