import { expect, test, vi } from 'vitest'
import { startMailServer } from '../testing/mail-server.ts'
import { keptLines } from './kept-lines.ts'
import { openLine } from './smtp-line.ts'
import { smtpServer } from './smtp-server.ts'

/** Lines to a mail server of the test's own. */
async function lines() {
  const server = await startMailServer()
  return {
    server,
    open: () => openLine(smtpServer(server.url), 20_000, AbortSignal.timeout(20_000)),
  }
}

test('a line that nobody needs for a while is left', async () => {
  const { server, open } = await lines()
  const kept = keptLines({ idle: 50, mails: 100 })
  kept.keep(await open())
  await vi.waitFor(() => expect(server.connections()).toEqual({ all: 1, open: 0 }), { timeout: 5000 })
  expect(kept.take()).toBeUndefined()
})

test('a line is nobody else’s until it is brought back, and the one brought last is taken first', async () => {
  const { open } = await lines()
  const kept = keptLines()
  const [first, second] = [await open(), await open()]
  kept.keep(first)
  kept.keep(second)
  expect(kept.take()).toBe(second)
  expect(kept.take()).toBe(first)
  expect(kept.take()).toBeUndefined()
  kept.close()
  kept.keep(first)
  expect(kept.take()).toBeUndefined()
})

test('a line that the server has closed is not given to anybody', async () => {
  const { server, open } = await lines()
  const kept = keptLines()
  const line = await open()
  kept.keep(line)
  server.drop()
  await vi.waitFor(() => expect(line.isOver).toBe(true))
  expect(kept.take()).toBeUndefined()
})
