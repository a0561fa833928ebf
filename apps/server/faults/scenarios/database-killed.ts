import { setTimeout as pause } from 'node:timers/promises'
import { summaryOf } from '../../tests/support/trust/ledger.ts'
import { randomRequest } from '../../tests/support/trust/random-request.ts'
import { serverPlace } from '../lib/places.ts'
import type { Scenario } from '../lib/scenario.ts'
import { book, tallied, trialIn, untilReady } from '../lib/under-load.ts'

const TIMES = 5

/** The PostgreSQL server crashes and restarts; our server keeps running. */
export const databaseKilled: Scenario = {
  holds:
    'while PostgreSQL is down requests get 503 with Retry-After; afterwards everything recovers by itself',
  async run() {
    const place = await serverPlace()
    try {
      const trial = await trialIn(place)
      const server = await trial.start()
      const faults: string[] = []
      const waits: number[] = []
      await trial.under(
        () => server.origin,
        async () => {
          for (let time = 1; time <= TIMES; time++) {
            await pause(2000)
            await place.cluster.kill()
            const answers = await tallied(20, () => book(server.origin, randomRequest(trial.house)))
            if (answers['503'] !== 20)
              faults.push(`while it was gone the answers were ${JSON.stringify(answers)}`)
            await place.cluster.start()
            waits.push(await untilReady(server.origin))
          }
          await pause(1000)
        },
      )
      await server.kill()
      return {
        faults: [...faults, ...(await trial.check())],
        seen: [
          `${TIMES} kills of PostgreSQL; ready again within ${Math.round(Math.max(...waits))} ms of its return; acknowledged ${summaryOf(trial.ledger)}`,
        ],
      }
    } finally {
      await place.end()
    }
  },
}
