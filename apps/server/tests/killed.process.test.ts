import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { newDatabase } from './support/new-database.ts'
import { startPostgresCluster } from './support/postgres-cluster.ts'
import { postgres18 } from './support/postgres-programs.ts'
import { dataFolder, runCommand, startServer, temporaryFolder } from './support/server-process.ts'
import { audit } from './support/trust/audit.ts'
import { emptyLedger } from './support/trust/ledger.ts'
import { sendUnanswered, startLoad } from './support/trust/load.ts'
import { type Query, queryingFolder, queryingServer } from './support/trust/query.ts'
import { makeRentalHouse } from './support/trust/rental-house.ts'

// More kills: `npm run faults -- kills`.
for (const { where, place } of [
  { where: 'over its embedded database', place: embedded },
  { where: 'over a PostgreSQL server', place: onServer },
]) {
  test(`a server ${where} that is killed during bookings, edits and uploads loses nothing it acknowledged`, async () => {
    const { env, query } = await place()
    const house = await makeRentalHouse(env)
    const ledger = emptyLedger(house.landing)

    const killed = await startServer({ ...env, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' })
    const load = startLoad(house, ledger, { origin: () => killed.origin })
    while (Object.keys(ledger.reservations).length < 20 || ledger.pictures.length === 0) await pause(10)
    await killed.kill()
    await load.stop()

    const server = await startServer({ ...env, RATE_LIMITS: 'off' })
    await sendUnanswered(ledger, server.origin)
    // It has taken over, and commands find it.
    expect(await runCommand(['owner', 'list'], env)).toMatchObject({ code: 0, stderr: '' })
    server.signal('SIGTERM')
    expect(await server.ended).toMatchObject({ code: 0 })

    expect(await query((ask) => audit(ask, `${env.DATA_DIR}/storage`, ledger))).toEqual([])
    expect(Object.values(ledger.edits)[0]?.count).toBeGreaterThan(0)
  }, 240_000)
}

/** A place for data, and a function to query its database once no server runs. */
interface Place {
  env: { DATA_DIR: string; DATABASE_URL?: string }
  query<T>(use: (query: Query) => Promise<T>): Promise<T>
}

async function embedded(): Promise<Place> {
  const DATA_DIR = await dataFolder()
  return { env: { DATA_DIR }, query: (use) => queryingFolder(`${DATA_DIR}/database`, use) }
}

async function onServer(): Promise<Place> {
  const cluster = await startPostgresCluster(postgres18(), { copied: true })
  onTestFinished(cluster.stop)
  const DATABASE_URL = await newDatabase(cluster)
  return {
    env: { DATA_DIR: temporaryFolder(), DATABASE_URL },
    query: (use) => queryingServer(DATABASE_URL, use),
  }
}
