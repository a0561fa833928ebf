import { expect, test } from 'vitest'
import { rawConnection } from '../../../tests/support/raw-connection.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'

// Rule of "States and transitions": server/app.ts
test('of a thousand pipelined requests on one connection a hundred are answered, and other clients too', async () => {
  const { app } = await startTestApp()
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const connection = await rawConnection(Number(new URL(origin).port))
  connection.send('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(1000))
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  const received = await connection.until((text) => text.match(/HTTP\/1\.1 /g)?.length === 1000)
  connection.close()
  expect(received.match(/HTTP\/1\.1 200/g)).toHaveLength(100)
  expect(received.match(/HTTP\/1\.1 503/g)).toHaveLength(900)
  // Consecutive requests on one connection are not limited.
  for (let time = 0; time < 150; time++) expect((await fetch(`${origin}/healthz`)).status).toBe(200)
})
