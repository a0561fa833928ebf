import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { createVehicle } from '@nelly/contract/specified/vehicles'
import { MAX_UPLOAD_BYTES } from '@nelly/domain/limits'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { multipart } from '../../../tests/support/multipart.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let nelly: TestApp
let authorization: string
beforeAll(async () => {
  nelly = await startTestApp()
  authorization = `Bearer ${await nelly.signIn(await nelly.addOwner())}`
})

const url = createVehicle.url
const send = (payload: Buffer | string, headers: Record<string, string>) =>
  nelly.app.inject({ method: 'POST', url, payload, headers: { authorization, ...headers } })
const form = (boundary = 'b') => ({ 'content-type': `multipart/form-data; boundary=${boundary}` })

const leftOvers = () =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`nelly-temporary-${process.pid}-`))
afterEach(() => expect(leftOvers()).toEqual([]))

describe('an invalid form is a 400', () => {
  const field = '--b\r\ncontent-disposition: form-data; name="name"\r\n\r\nKia\r\n'
  const file = '--b\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\n\r\nabc'
  test.for([
    ['without a boundary', field, { 'content-type': 'multipart/form-data' }, 400],
    ['that ends in a field', field, form(), 400],
    ['that ends in a file', file, form(), 400],
    ['that ends in a header', '--b\r\ncontent-disposition: form-da', form(), 400],
    ['without any part', 'nothing here', form(), 400],
    ['with a broken part', '--b\r\nno header\r\n\r\nx\r\n--b--\r\n', form(), 422],
    [
      'that names a prototype',
      '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n',
      form(),
      400,
    ],
    ['of another type', 'name=Kia', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['of mixed parts', field, { 'content-type': 'multipart/mixed; boundary=b' }, 415],
    ['of broken JSON', '{', { 'content-type': 'application/json' }, 400],
  ] as const)('%s', async ([, payload, headers, status]) => {
    const answer = await send(payload, headers)
    expect([answer.statusCode, typeof answer.json().message]).toEqual([status, 'string'])
  })

  test('without a token the body is not read', async () => {
    const { payload, headers } = multipart([['name', 'Kia']])
    expect((await nelly.app.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(401)
  })

  test('a call without files accepts no form', async () => {
    const { payload, headers } = multipart([['landing_id', 1]])
    const answer = await nelly.app.inject({
      method: 'PATCH',
      url: '/landing/status',
      payload,
      headers: { ...headers, authorization },
    })
    expect(answer.statusCode).toBe(415)
  })
})

describe('limits', () => {
  test('a file may have ten megabytes and not a byte more', async () => {
    const sent = async (bytes: number) => {
      const { payload, headers } = multipart([['images[0]', { content: Buffer.alloc(bytes) }]])
      const { code, errors } = (await send(payload, headers)).json()
      return [code, Object.keys(errors)]
    }
    expect(await sent(MAX_UPLOAD_BYTES + 1)).toEqual(['image-too-large', ['images']])
    expect((await sent(MAX_UPLOAD_BYTES))[0]).toBe('fields-invalid')
  })

  test('a request that declares more than 120 megabytes is not read', async () => {
    const answer = await send('--b--\r\n', { ...form(), 'content-length': String(130 * 1024 * 1024) })
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'body-too-large'])
  })

  test('a form with more files than any call takes is refused', async () => {
    const files = Array.from(
      { length: 40 },
      (_, n) => [`images[${n}]`, { content: Buffer.from('x') }] as const,
    )
    const { payload, headers } = multipart(files)
    expect((await send(payload, headers)).json().code).toBe('images-too-many')
  })

  test('so is one with a thousand fields', async () => {
    const fields = Array.from({ length: 1000 }, (_, n) => [`f${n}`, 'x'] as const)
    const { payload, headers } = multipart(fields)
    expect((await send(payload, headers)).statusCode).toBe(413)
  })

  test('and one with an endless field', async () => {
    const { payload, headers } = multipart([['name', 'x'.repeat(100_000)]])
    expect((await send(payload, headers)).statusCode).toBe(413)
  })
})

describe('on a real connection', () => {
  const talk = async (body: (socket: import('node:net').Socket) => void, headers: string[]) => {
    await nelly.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => {})
    const address = nelly.app.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const { promise, resolve } = Promise.withResolvers<string>()
    let received = ''
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        [
          `POST ${url} HTTP/1.1`,
          'host: localhost',
          `authorization: ${authorization}`,
          ...headers,
          '',
          '',
        ].join('\r\n'),
      )
      body(socket)
    })
    socket.on('data', (chunk) => {
      received += chunk
      if (received.includes('\r\n\r\n')) socket.destroy()
    })
    socket.on('error', () => {}).on('close', () => resolve(received.split('\r\n')[0] ?? ''))
    return promise
  }
  const part = '--b\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n'

  test('a client that disconnects leaves nothing behind', async () => {
    await talk(
      (socket) => {
        socket.write(part + 'x'.repeat(200_000))
        setTimeout(() => socket.destroy(), 150)
      },
      ['content-type: multipart/form-data; boundary=b', 'content-length: 5000000'],
    )
    await expect.poll(leftOvers, { timeout: 15_000 }).toEqual([])
  })

  test('a body without a declared length is limited too, and its sender gets a response', async () => {
    const megabyte = 'x'.repeat(1024 * 1024)
    const answer = await talk(
      (socket) => {
        const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
        let sent = 0
        const more = () => {
          while (sent++ < 200 && !socket.destroyed) if (!socket.write(chunk(megabyte))) return
        }
        socket.on('drain', more)
        // Before the first part anything is allowed, and the parser drops it.
        more()
      },
      ['content-type: multipart/form-data; boundary=b', 'transfer-encoding: chunked'],
    )
    expect(answer).toContain('413')
  })

  test('a file that is too large is refused while the rest is still being sent', async () => {
    const answer = await talk(
      (socket) => {
        socket.write(part)
        for (let n = 0; n < 15; n++) socket.write('x'.repeat(1024 * 1024))
      },
      ['content-type: multipart/form-data; boundary=b', `content-length: ${100 * 1024 * 1024}`],
    )
    expect(answer).toContain('422')
  })
})
