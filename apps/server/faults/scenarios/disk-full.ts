import { setTimeout as pause } from 'node:timers/promises'
import { summaryOf } from '../../tests/support/trust/ledger.ts'
import { randomRequest } from '../../tests/support/trust/random-request.ts'
import { embeddedPlace, folderFor } from '../lib/places.ts'
import type { Scenario } from '../lib/scenario.ts'
import { smallDisk } from '../lib/small-disk.ts'
import { book, tallied, trialIn, untilReady } from '../lib/under-load.ts'

/** The disk is full, with database and pictures on it. */
export const diskFull: Scenario = {
  holds:
    'on a full disk what is acknowledged is kept, the rest refused, and /readyz says so; with room again all goes on, or one line says why not',
  async run() {
    const folder = folderFor('full')
    const disk = smallDisk(folder, 160)
    const place = await embeddedPlace(folder)
    try {
      const trial = await trialIn(place)
      let server = await trial.start()
      const seen: string[] = []
      const faults: string[] = []
      await trial.under(
        () => server.origin,
        async () => {
          await pause(2000)
          disk.fill()
          const answers = await tallied(60, () => book(server.origin, randomRequest(trial.house)))
          seen.push(`with the disk full, 60 reservations were answered: ${JSON.stringify(answers)}`)
          const ready = await fetch(`${server.origin}/readyz`)
          if (ready.status !== 503) faults.push(`with the disk full, /readyz answered ${ready.status}`)
          disk.empty()
          const over = await Promise.race([server.ended, pause(500)])
          if (over) {
            seen.push(`the server ended with ${over.code} and said: ${over.stderr.trim()}`)
            server = await trial.start()
          }
          seen.push(`with room again it was ready after ${Math.round(await untilReady(server.origin))} ms`)
          await pause(2000)
        },
      )
      await server.kill()
      return {
        faults: [...faults, ...(await trial.check())],
        seen: [...seen, `acknowledged ${summaryOf(trial.ledger)}`],
      }
    } finally {
      disk.end()
      await place.end()
    }
  },
}
