import { expect, test } from 'vitest'
import { rawConnection } from '../testing/raw-connection.ts'
import { startTestApp } from '../testing/test-app.ts'

test('a thousand requests sent at once on one connection are all answered, and so are others', async () => {
  const { app } = await startTestApp()
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const connection = await rawConnection(Number(new URL(origin).port))
  connection.send('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(1000))
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  const received = await connection.until((text) => text.split('HTTP/1.1 200 OK').length === 1001)
  expect(received.split('{"status":"ok"}').length).toBeGreaterThan(1000)
  connection.close()
})
