// How long others wait for the embedded server while one operator asks for much at once: posters, units, exports.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { openEmbedded } from '../../apps/server/src/platform/db/embedded.ts'
import { makeFolder } from '../../apps/server/src/platform/db/make-folder.ts'
import { startSession } from '../../apps/server/src/platform/http/session-store.ts'
import { largeWorld } from '../../apps/server/tests/support/large-world.ts'
import { median, quantile, report, say, table } from '../lib/figures.mjs'
import { withOwnServer } from '../lib/own-server.mjs'

const { values } = parseArgs({
  options: {
    vehicles: { type: 'string', default: '60' },
    units: { type: 'string', default: '20' },
    reservations: { type: 'string', default: '300' },
  },
})
const SIZE = {
  owners: 2,
  landingsEach: 1,
  vehiclesEach: Number(values.vehicles),
  reservationsEach: Number(values.reservations),
}
/** What one operator asks for at once: how many times, and what. */
const LOADS = {
  'nothing else': { times: 0, url: () => '/' },
  '20 posters': { times: 20, url: ({ landing }) => `/api/landings/${landing}/poster` },
  '60 lists of units': { times: 60, url: () => '/api/units' },
  '8 exports': { times: 8, url: ({ person }) => `/api/users/export/${person}` },
}
/** How long others are asked while there is no load, in milliseconds. */
const QUIET = 3_000

const folder = mkdtempSync(join(tmpdir(), 'nelly-parallel-reads-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const [busy, other] = await fill(join(folder, 'database'))
const measured = await withOwnServer(measure, { DATA_DIR: folder, RATE_LIMITS: 'off' })
const rows = Object.entries(measured).map(([what, { waits, took, statuses }]) => [
  what,
  median(waits).toFixed(0),
  quantile(waits, 0.95).toFixed(0),
  Math.max(...waits).toFixed(0),
  took.toFixed(0),
  statuses,
])
report(
  'parallel-reads',
  `Others of the embedded server while one operator reads, ${Number(values.vehicles) * Number(values.reservations)} reservations and ${Number(values.vehicles) * Number(values.units)} units each`,
  table(['one asks at once', 'others p50, ms', 'p95', 'longest', 'the load took', 'answers'], rows),
  measured,
)

/** Fills an embedded database with two operators who have as much; returns each with a session. */
async function fill(database) {
  mkdirSync(folder, { recursive: true })
  await makeFolder(database)
  const { db, close } = await openEmbedded(database)
  say('filling the database …')
  for (const statement of largeWorld(SIZE)) await db.execute(sql.raw(statement))
  await db.execute(sql.raw(`update pools set units = ${Number(values.units)}`))
  await db.execute(
    sql.raw(`insert into units (pool_id, number, plate, plate_key)
      select p.id, n, 'A' || (p.id * 1000 + n), 'A' || (p.id * 1000 + n)
      from pools p, generate_series(1, ${Number(values.units)}) n`),
  )
  const { rows } =
    await db.execute(sql`select m.person_id as person, m.account_id as account, l.id as landing, l.name
    from members m join landings l using (account_id) order by m.person_id`)
  const signedIn = []
  for (const row of rows) signedIn.push({ ...row, ...(await startSession(db, row, new Date())) })
  await close()
  return signedIn
}

async function measure(origin) {
  const measured = {}
  for (const [what, { times, url }] of Object.entries(LOADS)) {
    // A first one alone loads what is loaded once.
    if (times > 0) await answer(origin, busy, url(busy))
    const began = performance.now()
    const load =
      times === 0
        ? pause(QUIET, [])
        : Promise.all(Array.from({ length: times }, () => answer(origin, busy, url(busy))))
    const waits = await waitsDuring(origin, load)
    measured[what] = { waits, took: performance.now() - began, statuses: counted(await load) }
    say(`${what}: longest ${Math.max(...waits).toFixed(0)} ms`)
  }
  return measured
}

/** How long each page and each list of the other operator took while something lasted, in milliseconds. */
async function waitsDuring(origin, work) {
  let isDone = false
  work.finally(() => {
    isDone = true
  })
  const waits = []
  while (!isDone) {
    for (const url of [`/${other.name}`, `/api/landing/${other.person}`]) {
      const began = performance.now()
      const status = await answer(origin, other, url)
      if (status !== 200) throw new Error(`${url}: ${status}`)
      waits.push(performance.now() - began)
    }
    await pause(10)
  }
  return waits
}

async function answer(origin, { token }, url) {
  const response = await fetch(origin + url, { headers: { authorization: `Bearer ${token}` } })
  await response.arrayBuffer()
  return response.status
}

/** How often each status was answered, as `20 × 200`. */
function counted(statuses) {
  const byStatus = Object.groupBy(statuses, (status) => status)
  return Object.entries(byStatus)
    .map(([status, { length }]) => `${length} × ${status}`)
    .join(', ')
}
