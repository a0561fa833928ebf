import { setTimeout as pause } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { antiForgeryPair } from '../../../tests/support/login.ts'
import { addLanding, addVehicle, booking, send } from '../../../tests/support/rental.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import type { Parts } from '../parts.ts'
import type { Database } from './database.ts'
import { transaction } from './in-transaction.ts'

/** The app, and its responses to an operator with a session, a login, and a visitor who books. */
async function openedApp(parts: Partial<Parts> = {}) {
  const nelly = await startTestApp(parts)
  const owner = await nelly.addOwner({ email: 'ana@example.com' })
  const authorization = `Bearer ${await nelly.signIn(owner)}`
  const landing = await addLanding(nelly.parts, owner)
  const vehicle = await addVehicle(nelly.parts, landing)
  const answers = async () => {
    const call = await nelly.app.inject({ url: '/api/special-features', headers: { authorization } })
    const headers = await antiForgeryPair(nelly.app)
    const payload = { email: 'ana@example.com', password: 'a good password' }
    const login = await nelly.app.inject({ method: 'POST', url: '/login-nelly', headers, payload })
    const booked = await send(nelly.app, booking(landing, vehicle))
    return [call, login, booked].map(({ statusCode, headers }) => [statusCode, headers['retry-after']])
  }
  const health = async () =>
    Promise.all(['/readyz', '/healthz'].map(async (url) => (await nelly.app.inject(url)).statusCode))
  return { nelly, answers, health }
}

const UNAVAILABLE = [503, '5']

// Rule of "Error catalogue": server/platform/db/unavailable.ts, server/platform/http/answer-errors.ts
test('while the database is down, requests are answered 503 with Retry-After', async () => {
  const database = await openTestDatabase()
  onTestFinished(database.giveBack)
  const { answers, health } = await openedApp({ db: database.db })
  await database.close()
  expect(await answers()).toEqual([UNAVAILABLE, UNAVAILABLE, UNAVAILABLE])
  expect(await health()).toEqual([503, 200])
})

test('while the database is read-only, reads work, writes are answered 503, and it is not ready', async () => {
  const { nelly, answers, health } = await openedApp()
  await makeReadOnly(nelly.parts.db)
  expect(await answers()).toEqual([[200, undefined], UNAVAILABLE, UNAVAILABLE])
  expect(await health()).toEqual([503, 200])
})

/** For the rest of the test: the embedded database's one session, or on a server every session of the database. */
async function makeReadOnly(db: Database): Promise<void> {
  if ('dump' in inject('testDatabase')) {
    await db.execute(sql`set default_transaction_read_only = on`)
    onTestFinished(async () => void (await db.execute(sql`set default_transaction_read_only = off`)))
    return
  }
  const { rows } = (await db.execute(sql`select quote_ident(current_database()) as name`)) as unknown as {
    rows: { name: string }[]
  }
  const name = sql.raw(rows[0]?.name ?? '')
  await db.execute(sql`alter database ${name} set default_transaction_read_only = on`)
  onTestFinished(() =>
    transaction(
      db,
      async (tx) => void (await tx.execute(sql`alter database ${name} reset default_transaction_read_only`)),
      { accessMode: 'read write' },
    ),
  )
  await breakOff(db, sql`pid <> pg_backend_pid()`)
  await breakOff(db, sql`true`).catch(() => 0)
}

const onServer = test.skipIf('dump' in inject('testDatabase'))

onServer("a query that the server cancels is not the caller's fault, and the next succeeds", async () => {
  const nelly = await startTestApp()
  const headers = { authorization: `Bearer ${await nelly.signIn(await nelly.addOwner())}` }
  const { db } = nelly.parts
  const ask = () => nelly.app.inject({ url: '/api/special-features', headers }).then((answer) => answer)
  const answer = await transaction(db, async (tx) => {
    await tx.execute(sql`lock table special_features in access exclusive mode`)
    const asked = ask()
    await expect.poll(() => breakOff(db, sql`wait_event_type = 'Lock'`), { timeout: 15_000 }).toBe(1)
    return asked
  })
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'temporarily-unavailable'])
  expect((await ask()).statusCode).toBe(200)
})

onServer('a connection that breaks during a transaction only fails that transaction', async () => {
  const nelly = await startTestApp()
  const { db } = nelly.parts
  const thinking = transaction(db, async (tx) => {
    await tx.execute(sql`select 1`)
    await expect.poll(() => breakOff(db, sql`state = 'idle in transaction'`), { timeout: 15_000 }).toBe(1)
    // Time for the notification to arrive, which without a listener would crash the process.
    await pause(100)
    await tx.execute(sql`select 1`)
  })
  await expect(thinking).rejects.toThrow()
  await expect(db.execute(sql`select 1`)).resolves.toBeDefined()
})

onServer(
  'connections that break repeatedly, also before a transaction begins, are all replaced',
  async () => {
    const { db } = (await startTestApp()).parts
    const think = () => transaction(db, (tx) => tx.execute(sql`select 1`)).catch(() => 'broken')
    for (let round = 0; round < 15; round++) {
      await Promise.all(Array.from({ length: 10 }, think))
      await Promise.all([
        breakOff(db, sql`pid <> pg_backend_pid()`).catch(() => 0),
        ...Array.from({ length: 10 }, think),
      ])
    }
    // The last of the connections may break a moment later.
    const thinkTogether = () => Promise.all(Array.from({ length: 10 }, think))
    await expect.poll(thinkTogether, { timeout: 15_000 }).not.toContain('broken')
  },
)

/** Ends the connections to this database; returns their number. */
async function breakOff(db: Database, which: SQL): Promise<number> {
  const ended = await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where ${which} and datname = current_database()`)
  return (ended as unknown as { rows: unknown[] }).rows.length
}
