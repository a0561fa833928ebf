import { connect } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { MAX_REQUEST_BYTES } from '@nelly/domain/limits'
import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'

const MEGABYTE = 1024 * 1024
/** Megabytes: what a call may bring, and what is on its way until the answer has come, on the slowest machine. */
const MOST_SENT = (5 * MAX_REQUEST_BYTES) / MEGABYTE
/** The most memory that may be held, including the client's. */
const MOST_HELD = 50 * MEGABYTE

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Used by this process, in bytes. */
function inUse(): number {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

let nelly: TestApp
let authorization: string
let port: number
beforeAll(async () => {
  nelly = await startTestApp()
  authorization = `Bearer ${await nelly.signIn(await nelly.addOwner())}`
  await nelly.app.listen({ port: 0, host: '127.0.0.1' })
  const address = nelly.app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})

/**
 * Sends chunks as long as they are accepted, and returns the response, the megabytes sent, and the growth of memory.
 */
function sendEndless(
  url: string,
  headers: readonly string[],
  begin: string,
): Promise<{ answer: string; sent: number; grown: number }> {
  const { promise, resolve } = Promise.withResolvers<{ answer: string; sent: number; grown: number }>()
  collectGarbage()
  const before = inUse()
  let [answer, sent, grown] = ['', 0, 0]
  const socket = connect(port, '127.0.0.1')
  const chunk = (text: string) => socket.write(`${text.length.toString(16)}\r\n${text}\r\n`)
  const megabyte = 'x'.repeat(MEGABYTE)
  const more = () => {
    // Garbage that was not collected yet is not held.
    if (inUse() - before >= MOST_HELD) collectGarbage()
    grown = Math.max(grown, inUse() - before)
    while (sent < MOST_SENT && !socket.destroyed) {
      sent += 1
      if (!chunk(megabyte)) return
    }
  }
  socket.on('connect', () => {
    socket.write(
      [`POST ${url} HTTP/1.1`, 'host: localhost', 'transfer-encoding: chunked', ...headers, '', ''].join(
        '\r\n',
      ),
    )
    chunk(begin)
    more()
  })
  socket.on('drain', more)
  socket.on('data', (data) => {
    answer += data
    if (answer.includes('\r\n\r\n')) socket.destroy()
  })
  socket.on('error', () => {}).on('close', () => resolve({ answer, sent, grown }))
  return promise
}

const form = 'content-type: multipart/form-data; boundary=b'
const part = (disposition: string) => `--b\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`

for (const { what, url, type, begin, signedIn, status } of [
  {
    what: 'of JSON',
    url: '/api/special-features',
    type: 'content-type: application/json',
    begin: '{"a":"',
    signedIn: true,
    status: 413,
  },
  {
    what: 'of JSON without a sign-in',
    url: '/api/special-features',
    type: 'content-type: application/json',
    begin: '{"a":"',
    signedIn: false,
    status: 401,
  },
  {
    what: 'of a form without a sign-in',
    url: '/api/vehicle',
    type: form,
    begin: part('name="name"'),
    signedIn: false,
    status: 401,
  },
  {
    what: 'of a picture',
    url: '/api/vehicle',
    type: form,
    begin: part('name="images[0]"; filename="a.jpg"'),
    signedIn: true,
    status: 422,
  },
  {
    what: 'of one field',
    url: '/api/vehicle',
    type: form,
    begin: part('name="name"'),
    signedIn: true,
    status: 413,
  },
  {
    what: 'before the first part',
    url: '/api/vehicle',
    type: form,
    begin: 'x',
    signedIn: true,
    status: 413,
  },
  {
    what: 'sent to a page',
    url: '/some-landing/review',
    type: 'content-type: application/x-www-form-urlencoded',
    begin: 'a=',
    signedIn: false,
    status: 413,
  },
]) {
  test(`an endless body ${what} is cut off, and not buffered`, async () => {
    const headers = [type, ...(signedIn ? [`authorization: ${authorization}`] : [])]
    const { answer, sent, grown } = await sendEndless(url, headers, begin)
    expect(answer.split('\r\n')[0] ?? '').toContain(String(status))
    expect(sent).toBeLessThan(MOST_SENT)
    expect(grown).toBeLessThan(MOST_HELD)
  })
}
