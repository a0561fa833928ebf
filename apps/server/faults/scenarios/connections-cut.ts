import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { summaryOf } from '../../tests/support/trust/ledger.ts'
import { serverPlace } from '../lib/places.ts'
import type { Scenario } from '../lib/scenario.ts'
import { trialIn, untilReady } from '../lib/under-load.ts'

const CUTS = 60

/** Connections to PostgreSQL break at any moment, also during a commit. */
export const connectionsCut: Scenario = {
  holds: 'connections to PostgreSQL that break during transactions lose and duplicate nothing',
  async run() {
    const place = await serverPlace()
    const admin = new pg.Client({ connectionString: place.cluster.url })
    await admin.connect()
    try {
      const trial = await trialIn(place)
      const server = await trial.start()
      let cut = 0
      const wait = await trial.under(
        () => server.origin,
        async () => {
          for (let time = 1; time <= CUTS; time++) {
            await pause(50 + Math.random() * 250)
            const { rowCount } = await admin.query(
              "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'nelly'",
            )
            cut += rowCount ?? 0
          }
          return untilReady(server.origin)
        },
      )
      await server.kill()
      return {
        faults: await trial.check(),
        seen: [
          `${cut} connections cut in ${CUTS} goes; ready again after ${Math.round(wait)} ms; acknowledged ${summaryOf(trial.ledger)}`,
        ],
      }
    } finally {
      await admin.end()
      await place.end()
    }
  },
}
