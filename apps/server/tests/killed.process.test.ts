import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type Place, postgresPlace } from './support/postgres-place.ts'
import { dataFolder, runCommand, startServer } from './support/server-process.ts'
import { audit } from './support/trust/audit.ts'
import { emptyLedger } from './support/trust/ledger.ts'
import { sendUnanswered, startLoad } from './support/trust/load.ts'
import { queryingFolder } from './support/trust/query.ts'
import { makeRentalHouse } from './support/trust/rental-house.ts'

// More kills: `npm run faults -- kills`.
for (const { where, place } of [
  { where: 'over its embedded database', place: embedded },
  { where: 'over a PostgreSQL server', place: postgresPlace },
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

async function embedded(): Promise<Place> {
  const DATA_DIR = await dataFolder()
  return { env: { DATA_DIR }, query: (use) => queryingFolder(`${DATA_DIR}/database`, use) }
}
