import { setTimeout as pause } from 'node:timers/promises'
import { silentProxy } from '../../tests/support/silent-proxy.ts'
import { summaryOf } from '../../tests/support/trust/ledger.ts'
import { serverPlace } from '../lib/places.ts'
import type { Scenario } from '../lib/scenario.ts'
import { trialIn, untilAllServed } from '../lib/under-load.ts'

const TIMES = 4
const RECOVERY_MS = 5_000

/** The network to PostgreSQL drops packets, for a while and for a moment: old connections stay dead for good. */
export const databaseSilent: Scenario = {
  holds:
    'while the network to PostgreSQL drops packets calls and /readyz get 503; all works within 5 s of its return, with old connections dead',
  async run() {
    const place = await serverPlace()
    const proxy = await silentProxy(place.env.DATABASE_URL)
    try {
      const trial = await trialIn(place)
      const server = await trial.start({ DATABASE_URL: proxy.url })
      const faults: string[] = []
      const waits: number[] = []
      await trial.under(
        () => server.origin,
        async () => {
          for (let time = 1; time <= TIMES; time++) {
            await pause(3000)
            proxy.fallSilent()
            // Every second time it works again at once, except for the connections that were lost.
            if (time % 2) {
              await pause(8000)
              const { status } = await fetch(`${server.origin}/readyz`)
              if (status !== 503) faults.push(`while it was silent /readyz was answered ${status}`)
            }
            proxy.recover()
            waits.push(await untilAllServed(server.origin, trial.house, faults))
          }
        },
      )
      await server.kill()
      const slowest = Math.round(Math.max(...waits))
      if (slowest > RECOVERY_MS) faults.push(`not everything was served again after ${slowest} ms`)
      return {
        faults: [...faults, ...(await trial.check())],
        seen: [
          `${TIMES} silences; everything served again within ${slowest} ms of their ends; acknowledged ${summaryOf(trial.ledger)}`,
        ],
      }
    } finally {
      await proxy.close()
      await place.end()
    }
  },
}
