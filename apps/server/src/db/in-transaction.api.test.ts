import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { startTestApp } from '../testing/test-app.ts'
import type { Database } from './database.ts'
import { inTransaction, sqlState, WithCommit } from './in-transaction.ts'
import { rateLimits } from './schema.ts'

const row = (key: string) => ({ key, points: 1, resetsAt: new Date('2027-03-01') })
const add = (tx: Database, key: string) => tx.insert(rateLimits).values(row(key)).returning()
const read = (tx: Database) => tx.select().from(rateLimits).where(eq(rateLimits.key, 'nobody'))

async function open() {
  const { db } = (await startTestApp()).parts
  return { db, keys: async () => (await db.select().from(rateLimits)).map(({ key }) => key).sort() }
}

test('a transaction comes to what its last statement answers, which goes with the commit', async () => {
  const { db, keys } = await open()
  const outcome = await inTransaction(db, async (tx) => {
    await add(tx, 'first')
    return new WithCommit(add(tx, 'last').then(([added]) => added?.key))
  })
  expect(outcome).toBe('last')
  expect(await keys()).toEqual(['first', 'last'])
})

test('where the last statement fails the transaction does, for the same reason, and nothing of it is kept', async () => {
  const { db, keys } = await open()
  await add(db, 'taken')
  let tries = 0
  const failing = inTransaction(
    db,
    async (tx) => {
      tries += 1
      await add(tx, 'first')
      return new WithCommit(add(tx, 'taken'))
    },
    ['23505'],
  )
  expect(await failing.catch(sqlState)).toBe('23505')
  expect(tries).toBe(6)
  expect(await keys()).toEqual(['taken'])
})

const onServer = test.skipIf('dump' in inject('testDatabase'))

onServer('what is asked in a transaction that can’t begin fails, and nothing of it is written', async () => {
  const { db, keys } = await open()
  const attempts: ((tx: Database) => Promise<unknown>)[] = [
    (tx) => add(tx, 'written at once'),
    async (tx) => {
      await read(tx)
      await add(tx, 'written after reading')
    },
    (tx) => Promise.all([read(tx), add(tx, 'written beside'), read(tx)]),
    async (tx) => {
      await read(tx).catch(() => {})
      await add(tx, 'written all the same')
    },
    async () => {},
  ]
  // More than there are connections: none of them is lost by it.
  for (let round = 0; round < 5; round++)
    for (const attempt of attempts)
      await expect(db.transaction(attempt, { isolationLevel: 'no such level' as never })).rejects.toThrow()
  expect(await keys()).toEqual([])
})

onServer('what is asked at once in a transaction is done in that order', async () => {
  const { db } = await open()
  const [before, , after] = await db.transaction((tx) => Promise.all([read(tx), add(tx, 'nobody'), read(tx)]))
  expect([before.length, after.length]).toEqual([0, 1])
})
