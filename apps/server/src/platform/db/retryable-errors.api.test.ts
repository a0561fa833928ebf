import type { LandingId } from '@nelly/domain/ids'
import { bySystem } from '@nelly/domain/reservations/actor'
import { eq, sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { addLanding, addVehicle, booking, send } from '../../../tests/support/rental.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { urlOfDatabase } from '../../../tests/support/test-database.ts'
import { deleteLanding } from '../../features/landings/delete-landing.ts'
import { deleteLandingForGood } from '../../features/landings/delete-landing-for-good.ts'
import type { Database } from './database.ts'
import { inTransaction, transaction } from './in-transaction.ts'
import { rateLimits, vehicles } from './schema.ts'
import { openServer } from './server.ts'

const onServer = test.skipIf('dump' in inject('testDatabase'))

onServer('two deadlocked transactions both succeed', async () => {
  const { db } = (await startTestApp()).parts
  for (const key of ['one', 'other'])
    await db.insert(rateLimits).values({ key, points: 0, resetsAt: new Date() })
  const count = (tx: Database, key: string) =>
    tx
      .update(rateLimits)
      .set({ points: sql`${rateLimits.points} + 1` })
      .where(eq(rateLimits.key, key))
  let tries = 0
  const both = Promise.withResolvers<void>()
  const countBoth = (first: string, second: string) =>
    inTransaction(db, async (tx) => {
      await count(tx, first)
      tries += 1
      if (tries === 2) both.resolve()
      await both.promise
      await count(tx, second)
    })
  await Promise.all([countBoth('one', 'other'), countBoth('other', 'one')])
  expect((await db.select().from(rateLimits)).map(({ points }) => points)).toEqual([2, 2])
  expect(tries).toBeGreaterThan(2)
})

onServer(
  'concurrent with landings that are deleted for good, bookings succeed or are not found',
  async () => {
    const { app, parts, clock, addOwner } = await startTestApp()
    const owner = await addOwner()
    const principal = bySystem(owner.account)
    const deleteForGood = async (landing: LandingId) => {
      await deleteLanding(parts.db, principal, landing, clock.now())
      await deleteLandingForGood(parts, principal, landing)
    }
    const answers: Promise<number>[] = []
    for (let nth = 0; nth < 6; nth++) {
      const landing = await addLanding(parts, owner)
      const vehicle = await addVehicle(parts, landing, { units: 10 })
      for (let visitor = 0; visitor < 6; visitor++)
        answers.push(send(app, booking(landing, vehicle)).then(({ statusCode }) => statusCode))
      await deleteForGood(landing)
    }
    const statuses = new Set(await Promise.all(answers))
    expect([...statuses].filter((status) => status !== 201 && status !== 404)).toEqual([])
  },
)

onServer('a booking that waits for a lock too long gets a 503, and can be made later', async () => {
  const { parts, addOwner } = await startTestApp()
  const { db, close } = await openServer(await urlOfDatabase(parts.db), { isBounded: true })
  onTestFinished(close)
  const { app } = await startTestApp({ db })
  const landing = await addLanding(parts, await addOwner())
  const vehicle = await addVehicle(parts, landing)
  const refused = await transaction(parts.db, async (tx) => {
    await tx.select().from(vehicles).where(eq(vehicles.id, vehicle)).for('update')
    return send(app, booking(landing, vehicle))
  })
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    503,
    'temporarily-unavailable',
    '5',
  ])
  expect((await send(app, booking(landing, vehicle))).statusCode).toBe(201)
})
