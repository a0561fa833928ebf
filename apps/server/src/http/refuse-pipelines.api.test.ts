import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startTestApp } from '../testing/test-app.ts'

/** Sends so many requests at once, and tells how many answers came until the connection was left or cut. */
async function answersTo(port: number, requests: number): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  let told = ''
  const socket = connect(port, '127.0.0.1', () =>
    socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(requests)),
  )
  const answers = () => told.split('HTTP/1.1 200').length - 1
  socket.on('data', (data) => {
    told += data
    if (answers() === requests) socket.destroy()
  })
  socket.on('error', () => {}).on('close', () => resolve(answers()))
  return promise
}

test('who asks a few times at once is answered each time, who asks a thousand times is cut', async () => {
  const { app } = await startTestApp()
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  expect(await answersTo(port, 8)).toBe(8)
  // The next one finds that all of its own are answered.
  expect(await answersTo(port, 8)).toBe(8)
  expect(await answersTo(port, 1000)).toBeLessThanOrEqual(8)
})
