import { setTimeout as pause } from 'node:timers/promises'
import { summaryOf } from '../../tests/support/trust/ledger.ts'
import { embeddedPlace, type Place, serverPlace } from '../lib/places.ts'
import { type Found, type Scenario, together } from '../lib/scenario.ts'
import { trialIn } from '../lib/under-load.ts'

const TIMES = 5

/** A graceful shutdown. */
export const sigterm: Scenario = {
  holds: 'stopped under load, the server answers the requests in flight and exits with 0',
  async run() {
    return together([await endedIn(await embeddedPlace()), await endedIn(await serverPlace())])
  },
}

async function endedIn(place: Place): Promise<Found> {
  try {
    const trial = await trialIn(place)
    const faults: string[] = []
    const ends: number[] = []
    for (let time = 1; time <= TIMES; time++) {
      const server = await trial.start()
      await trial.under(
        () => server.origin,
        async () => {
          await pause(1500 + Math.random() * 1000)
          const stopped = performance.now()
          server.signal('SIGTERM')
          const { code, stderr } = await server.ended
          ends.push(performance.now() - stopped)
          if (code !== 0 || stderr !== '') faults.push(`it ended with ${code}: ${stderr}`)
        },
      )
      // Every request that reached the server must be answered, except one on a connection that was just being closed.
      faults.push(...(await place.audit(trial.ledger)))
    }
    return {
      faults: [...faults, ...(await trial.check())],
      seen: [
        `${place.name}: ${TIMES} times, ended after ${Math.round(Math.max(...ends))} ms at most; acknowledged ${summaryOf(trial.ledger)}`,
      ],
    }
  } finally {
    await place.end()
  }
}
