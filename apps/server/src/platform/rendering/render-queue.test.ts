import { EventEmitter } from 'node:events'
import { connect } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { echoSite } from '../../../tests/support/echo-site.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { createApp } from '../../app.ts'
import { USUAL_ADMISSION } from '../http/admission.ts'
import { renderQueue } from './render-queue.ts'
import type { SiteContext } from './site-handler.ts'

const context = {} as SiteContext
const page = () => new Request('http://localhost/sun-cars')
const form = () => new Request('http://localhost/sun-cars/review', { method: 'POST' })

/** A site that records what it started, and renders until it is told to stop. */
function slowSite() {
  const server = new EventEmitter()
  const begun: string[] = []
  const end = Promise.withResolvers<Response>()
  const site = renderQueue(({ method }) => {
    begun.push(method)
    return end.promise
  }, server)
  return { server, begun, site, end: () => end.resolve(new Response()) }
}

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn++) await nextTurn()
}

/** The status of the response to a request over a connection of its own. */
const statusAt = (port: number, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept: text/html\r\n\r\n`)
    socket.once('data', (answer) => {
      resolve(Number(answer.toString('latin1').split(' ')[1]))
      socket.destroy()
    })
    socket.once('error', reject)
  })

test('a few pages are rendered concurrently, and forms do not wait for them', async () => {
  const { begun, site, end } = slowSite()
  const rendered = Array.from({ length: 10 }, () => site(page(), context))
  await turns(5)
  expect(begun).toHaveLength(4)
  const booked = site(form(), context)
  expect(begun.at(-1)).toBe('POST')
  end()
  await Promise.all([...rendered, booked])
  expect(begun).toHaveLength(11)
})

test('no render starts while requests are arriving, unless they never stop', async () => {
  const { server, begun, site } = slowSite()
  site(page(), context)
  for (let turn = 0; turn < 20; turn++) {
    server.emit(turn % 2 === 0 ? 'connection' : 'request')
    await nextTurn()
  }
  expect(begun).toEqual([])
  await turns(2)
  expect(begun).toEqual(['GET'])
  site(page(), context)
  for (let turn = 0; turn < 80; turn++) {
    server.emit('connection')
    await nextTurn()
  }
  expect(begun).toEqual(['GET', 'GET'])
})

test('under overload as many requests are served as there are slots, and the rest are refused before those are rendered', async () => {
  const { parts } = await startTestApp()
  let rendered = 0
  const allRefused = Promise.withResolvers<void>()
  const app = await createApp({
    ...parts,
    site: async (request, asked) => {
      rendered += 1
      await allRefused.promise
      return echoSite(request, asked)
    },
  })
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
  const room = USUAL_ADMISSION.requests
  let refused = 0
  await Promise.all(
    Array.from({ length: 2 * room }, async (_, nth) => {
      // Of landings that are not there, and of mistyped calls.
      const path = nth % 2 === 0 ? `/nobody-${nth}?q=1` : `/landings/nobody-${nth}`
      if ((await statusAt(port, path)) === 503) refused += 1
      if (refused === room) allRefused.resolve()
    }),
  )
  await app.close()
  expect([rendered, refused]).toEqual([room, room])
})
