import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { startPostgresCluster } from '../../apps/server/src/testing/postgres-cluster.ts'
import { median, quantile } from '../lib/figures.mjs'
import { fillWorld } from '../lib/world.mjs'
import { capture } from './capture.mjs'
import { pgbench, scriptOf } from './pgbench.mjs'

/** 2,000 vehicles on 40 landings. */
const SIZE = { owners: 20, landingsEach: 2, vehiclesEach: 50, reservationsEach: 2 }
const fleetFrom = ({ vehicle, landing }) => ({
  firstVehicle: vehicle,
  vehicles: SIZE.owners * SIZE.landingsEach * SIZE.vehiclesEach,
  firstLanding: landing,
  vehiclesEach: SIZE.vehiclesEach,
})

/**
 * A PostgreSQL server of its own that brings to the disk what it commits, with two databases of the same contents: one for the
 * product, one for `pgbench`. `use` gets the product's variables, and how to make reservations by its statements alone.
 */
export async function onPostgres(bin, program, use) {
  const cluster = await startPostgresCluster(bin, { copied: true, mortal: true })
  try {
    const [ours, theirs] = ['ours', 'theirs'].map((name) => cluster.url.replace(/postgres$/, name))
    await ask(cluster.url, 'create database ours')
    await fillWorld(ours, SIZE)
    await ask(cluster.url, 'create database theirs template ours')
    const [first] = await ask(ours, 'select min(id) as vehicle, min(landing_id) as landing from vehicles')
    const fleet = fleetFrom(first)
    const statements = await capture(theirs, fleet)
    const straight = async ({ clients, seconds, protocol }) => {
      const [{ start }] = await ask(
        theirs,
        `select coalesce(max(idempotency_key::bigint) filter (where idempotency_key ~ '^[0-9]+$'), -1) + 1 as start from reservations`,
      )
      const written = scriptOf(statements, fleet, protocol !== 'simple')
      return pgbench(program, { url: theirs, ...written, protocol, clients, seconds, start })
    }
    const kept = async () => (await ask(ours, KEPT))[0]
    return await use({ variables: { DATABASE_URL: ours }, fleet, statements, straight, kept })
  } finally {
    await cluster.stop()
  }
}

/** What came of the product's bookings: with a key, and how many mails were put into the outbox with them. */
const KEPT = `select count(*)::int as reservations,
  (select count(*)::int from jobs where kind = 'mail') as mails from reservations where idempotency_key is not null`

async function ask(url, statement) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** Two folders with embedded databases of the same contents; `pgbench` can't speak to one, so a process runs the statements. */
export async function onEmbedded(statements, use) {
  const folder = mkdtempSync(join(tmpdir(), 'nelly-embedded-'))
  const [ours, theirs] = ['ours', 'theirs'].map((name) => join(folder, name, 'database'))
  for (const name of ['ours', 'theirs']) mkdirSync(join(folder, name))
  let child
  try {
    child = await worker(theirs)
    const fleet = fleetFrom(await child.ask({ task: 'fill', size: SIZE }))
    await child.close()
    cpSync(theirs, ours, { recursive: true })
    child = await worker(theirs)
    let start = 0
    const straight = async ({ seconds }) => {
      const { next, perSecond, times } = await child.ask({
        task: 'reserve',
        statements,
        fleet,
        seconds,
        start,
      })
      start = next
      return { perSecond, p50: median(times), p99: quantile(times, 0.99) }
    }
    return await use({ variables: { DATA_DIR: join(folder, 'ours') }, fleet, straight })
  } finally {
    await child?.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function worker(folder) {
  const child = fork(fileURLToPath(new URL('./embedded.mjs', import.meta.url)), [folder])
  const said = () =>
    new Promise((resolve, reject) => {
      child.once('message', resolve)
      child.once('exit', (code) => reject(new Error(`the embedded database ended with ${code}`)))
    })
  await said()
  return {
    ask(task) {
      const answer = said()
      child.send(task)
      return answer
    },
    async close() {
      if (child.exitCode !== null) return
      child.send({ task: 'close' })
      await once(child, 'exit')
    },
  }
}
