import { expect, test, vi } from 'vitest'
import { startMailServer } from '../../../../tests/support/mail-server.ts'
import { addLanding, addVehicle, booking } from '../../../../tests/support/rental.ts'
import { dataFolder, startServer } from '../../../../tests/support/server-process.ts'
import { readConfig } from '../../../config.ts'
import { openStores } from '../../../platform/open-stores.ts'
import { addOwner } from '../../accounts/add-owner.ts'

/** Processes are started many times; on a busy machine each takes seconds. */
vi.setConfig({ testTimeout: 120_000 })

/** A data folder with a landing to book on, and a visitor's request. */
async function rental() {
  const DATA_DIR = await dataFolder()
  const stores = await openStores(readConfig({ DATA_DIR }))
  if (!stores) throw new Error('the folder is held by another process')
  const parts = { db: stores.db, now: () => new Date() }
  const owner = await addOwner(
    stores.db,
    { email: 'sol@example.com', name: 'Sol', password: 'a good password' },
    new Date(),
  )
  if (!owner.ok) throw new Error(owner.refusal)
  const landing = await addLanding(parts, owner.value)
  const vehicle = await addVehicle(parts, landing, { units: 50 })
  await stores.close()
  const day = (away: number) => new Date(Date.now() + away * 86_400_000).toISOString().slice(0, 10)
  return {
    DATA_DIR,
    request: booking(landing, vehicle, { date_of_departure: day(5), date_of_arrival: day(8) }),
  }
}

async function reserve(origin: string, request: object): Promise<void> {
  const answer = await fetch(`${origin}/api/reservations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  })
  expect(answer.status).toBe(201)
}

test('mails in the outbox of a killed server are sent by the next one', async () => {
  const { DATA_DIR, request } = await rental()
  const silent = await startMailServer({ treat: () => 'never-answer' })
  const MAIL_FROM = 'Sun Cars <rent@example.com>'
  const first = await startServer({ DATA_DIR, MAIL_FROM, SMTP_URL: silent.url })
  for (let guest = 0; guest < 5; guest++) await reserve(first.origin, request)
  first.signal('SIGKILL')
  await first.ended
  const server = await startMailServer()
  await startServer({ DATA_DIR, MAIL_FROM, SMTP_URL: server.url })
  // Those that the killed one was just sending wait until their lease expires; the others are sent at once.
  await server.taken(6)
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(server.received.length)
})
