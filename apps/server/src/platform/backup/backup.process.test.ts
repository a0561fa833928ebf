import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startBucketServer } from '../../../tests/support/bucket-server.ts'
import { startPostgresCluster } from '../../../tests/support/postgres-cluster.ts'
import { postgres18 } from '../../../tests/support/postgres-programs.ts'
import { addLanding, addVehicle, booking } from '../../../tests/support/rental.ts'
import {
  dataFolder,
  runCommand,
  startServer,
  temporaryFolder,
} from '../../../tests/support/server-process.ts'
import { readConfig } from '../../config.ts'
import { addOwner } from '../../features/accounts/add-owner.ts'
import { openStores } from '../open-stores.ts'

/** Processes are started many times; on a busy machine each takes seconds. */
vi.setConfig({ testTimeout: 300_000 })

const GUESTS = 4

// Rule of "Nothing lost": server/platform/backup/make-backup.ts, server/cli/borrow-copy.ts, server/platform/db/copy-folder.ts
test('a backup under load is consistent, and moves an installation to PostgreSQL and a bucket and back', async () => {
  const DATA_DIR = await dataFolder()
  const wishFor = await rentalIn(DATA_DIR)
  const server = await startServer({ DATA_DIR, RATE_LIMITS: 'off' })
  const file = (name: string) => join(home, name)
  const home = temporaryFolder()

  const load = reservations(server.origin, wishFor)
  await load.reached(40)
  const before = load.count()
  expect(await runCommand(['backup', file('missing/one')], { DATA_DIR })).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^There is no folder [^\n]+; make it first\.\n$/),
  })
  expect(await runCommand(['backup', file('one')], { DATA_DIR })).toMatchObject({ code: 0, stderr: '' })
  const after = load.count()
  const whole = await load.end()
  expect(after).toBeGreaterThan(before)

  expect(await runCommand(['restore', file('one')], { DATA_DIR })).toMatchObject({
    code: 1,
    stderr: `A server is running on ${DATA_DIR}; stop it first.\n`,
  })

  const cluster = await startPostgresCluster(postgres18(), { copied: true })
  onTestFinished(() => cluster.stop())
  const buckets = await startBucketServer('pictures')
  onTestFinished(() => buckets.stop())
  const onServer = { DATABASE_URL: cluster.url, DATA_DIR: join(home, 'files'), ...buckets.env('pictures') }
  expect(await runCommand(['restore', file('one')], onServer)).toMatchObject({ code: 0, stderr: '' })
  const { kept, mailed } = await countIn(cluster.url)
  // All that was acknowledged before it began, nothing that began after it, and of each reservation all rows or none.
  expect(kept).toBeGreaterThanOrEqual(before)
  expect(kept).toBeLessThanOrEqual(after + GUESTS)
  expect(kept).toBeLessThan(whole)
  expect(mailed).toBe(kept)
  expect(await runCommand(['backup', '--verify', file('one')], onServer)).toMatchObject({
    code: 0,
    stdout: `${file('one')} and this installation hold the same.\n`,
  })

  // And back, where it serves from the server and the bucket.
  const there = await startServer({ ...onServer, RATE_LIMITS: 'off' })
  // On days that the first visitors did not get to, however slow the machine.
  const more = reservations(there.origin, (turn) => wishFor(40 + turn))
  await more.reached(20)
  expect(await runCommand(['backup', file('two')], onServer)).toMatchObject({ code: 0, stderr: '' })
  await more.end()
  const BACK = join(home, 'back')
  expect(await runCommand(['restore', file('two')], { DATA_DIR: BACK })).toMatchObject({
    code: 0,
    stderr: '',
  })
  expect(await runCommand(['backup', '--verify', file('two')], { DATA_DIR: BACK })).toMatchObject({ code: 0 })
  expect(readFileSync(join(BACK, 'storage/logos/sun/logo.png'), 'utf8')).toBe('a logo')
})

/**
 * An installation with a landing whose vehicle has enough units; returns the requests of visitors, alternating its
 * units.
 */
async function rentalIn(folder: string): Promise<(turn: number) => object> {
  const stores = await openStores(readConfig({ DATA_DIR: folder }))
  if (!stores) throw new Error('the folder is held by another process')
  const parts = { db: stores.db, now: () => new Date() }
  const owner = await addOwner(
    stores.db,
    { email: 'a@example.com', name: 'Ana', password: 'a good password' },
    new Date(),
  )
  if (!owner.ok) throw new Error(owner.refusal)
  await stores.files.put('logos/sun/logo.png', Buffer.from('a logo'))
  const logo = { path: 'logos/sun/logo.png', width: 250, height: 80, sources: [] }
  const landing = await addLanding(parts, owner.value, { logo })
  const vehicle = await addVehicle(parts, landing, { units: 500 })
  await stores.close()
  const day = (away: number) => new Date(Date.now() + away * 86_400_000).toISOString().slice(0, 10)
  return (turn) =>
    booking(landing, vehicle, { date_of_departure: day(5 + 4 * turn), date_of_arrival: day(8 + 4 * turn) })
}

/** Visitors who reserve one after the other until they are stopped. */
function reservations(origin: string, wishFor: (turn: number) => object) {
  let acknowledged = 0
  let begun = 0
  let ending = false
  const guest = async () => {
    while (!ending) {
      begun += 1
      const answer = await fetch(`${origin}/api/reservations`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        // There are units for four hundred at a time.
        body: JSON.stringify(wishFor(Math.floor(begun / 400))),
      })
      if (answer.status !== 201) throw new Error(`not acknowledged: ${answer.status}`)
      acknowledged += 1
      await pause(20)
    }
  }
  const guests = Promise.all(Array.from({ length: GUESTS }, guest))
  return {
    count: () => acknowledged,
    async reached(least: number) {
      while (acknowledged < least) await Promise.race([guests, pause(20)])
    },
    async end() {
      ending = true
      await guests
      return acknowledged
    },
  }
}

/** The reservations, and those of them with both mails waiting. */
async function countIn(url: string): Promise<{ kept: number; mailed: number }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(`
    select count(*)::int as kept,
      count(*) filter (where 2 = (select count(*) from jobs m where m.reservation_id = r.id))::int as mailed
    from reservations r`)
  await client.end()
  return rows[0]
}
