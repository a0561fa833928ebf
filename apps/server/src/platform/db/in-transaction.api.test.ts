import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { startTestApp } from '../../../tests/support/test-app.ts'
import type { Database } from './database.ts'
import { transaction } from './in-transaction.ts'
import { rateLimits } from './schema.ts'

const row = (key: string) => ({ key, points: 1, resetsAt: new Date('2027-03-01') })
const add = (tx: Database, key: string) => tx.insert(rateLimits).values(row(key)).returning()
const read = (tx: Database) => tx.select().from(rateLimits).where(eq(rateLimits.key, 'nobody'))

async function open() {
  const { db } = (await startTestApp()).parts
  return { db, keys: async () => (await db.select().from(rateLimits)).map(({ key }) => key).sort() }
}

const onServer = test.skipIf('dump' in inject('testDatabase'))

onServer('a transaction that fails to begin writes nothing and keeps no connection of the pool', async () => {
  const { db, keys } = await open()
  const attempts: ((tx: Database) => Promise<unknown>)[] = [
    (tx) => add(tx, 'written at once'),
    async (tx) => {
      await read(tx)
      await add(tx, 'written after reading')
    },
    async (tx) => {
      await read(tx).catch(() => {})
      await add(tx, 'written all the same')
    },
    async () => {},
  ]
  // More than there are connections: none of them is lost.
  for (let round = 0; round < 5; round++)
    for (const attempt of attempts)
      await expect(transaction(db, attempt, { isolationLevel: 'no such level' as never })).rejects.toThrow()
  expect(await keys()).toEqual([])
})
