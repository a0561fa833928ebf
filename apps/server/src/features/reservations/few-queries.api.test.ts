import { reservationBody } from '@nelly/contract/reservations'
import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { addLanding, addVehicle, booking } from '../../testing/rental.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { watchQueries } from '../../testing/watched-queries.ts'
import { admitReservation } from './reservation-limit.ts'
import { reserve } from './reserve.ts'

async function openForBookings() {
  const { parts, clock, addOwner } = await startTestApp()
  const landing = await addLanding(parts, await addOwner())
  const vehicle = await addVehicle(parts, landing, { units: 3 })
  const { db, queries } = watchQueries(parts.db)
  const wish = reservationBody.parse(booking(landing, vehicle))
  const book = (key: string) =>
    reserve(db, wish, { key, now: clock.now(), origin: 'https://rent.example.com' })
  return { db, queries, book, parts: { ...parts, db } }
}

const isOfTheTransaction = ({ text }: { text: string }) => /^(begin|commit|set transaction)\b/i.test(text)

test('a booking that is sent once asks the database three times, mails and key included', async () => {
  const { queries, book } = await openForBookings()
  queries.length = 0
  expect((await book('a-key')).ok).toBe(true)
  expect(queries.filter((query) => !isOfTheTransaction(query))).toHaveLength(3)
})

// The embedded database answers within the turn.
const onServer = test.skipIf('dump' in inject('testDatabase'))

onServer(
  'it waits for the database twice: for what it has to know, and for what it keeps, with the commit',
  async () => {
    const { queries, book } = await openForBookings()
    queries.length = 0
    await book('a-key')
    expect(new Set(queries.map(({ turn }) => turn)).size).toBe(2)
  },
)

test('sent again it finds the first, though it did not look before', async () => {
  const { book } = await openForBookings()
  const first = await book('a-key')
  expect(await book('a-key')).toEqual(first)
})

const synchronousCommit = async (db: Database) => {
  const { rows } = (await db.execute(sql`show synchronous_commit`)) as { rows: unknown[] }
  return rows[0]
}

test('counting a try is not waited for until the disk has it; what comes after on the same connection is', async () => {
  const { db, parts } = await openForBookings()
  const seen = await db.transaction(async (tx) => {
    await admitReservation({ ...parts, db: tx, rateLimits: true }, '192.0.2.1')
    return synchronousCommit(tx)
  })
  expect(seen).toEqual({ synchronous_commit: 'off' })
  for (let time = 0; time < 20; time++) {
    await admitReservation({ ...parts, rateLimits: true }, '192.0.2.1')
    expect(await synchronousCommit(db)).toEqual({ synchronous_commit: 'on' })
  }
})
