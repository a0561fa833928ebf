import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { summaryOf } from '../../tests/support/trust/ledger.ts'
import { randomRequest } from '../../tests/support/trust/random-request.ts'
import { embeddedPlace } from '../lib/places.ts'
import type { Scenario } from '../lib/scenario.ts'
import { smallDisk } from '../lib/small-disk.ts'
import { book, tallied, trialIn } from '../lib/under-load.ts'

/** The pictures' disk becomes read-only. */
export const storageReadOnly: Scenario = {
  holds:
    'with storage that is read-only uploads are refused, bookings go on, and uploads too once it is mended',
  async run() {
    const place = await embeddedPlace()
    const disk = smallDisk(join(place.env.DATA_DIR, 'storage'), 64)
    try {
      const trial = await trialIn(place)
      const server = await trial.start()
      const faults: string[] = []
      await trial.under(
        () => server.origin,
        async () => {
          await pause(3000)
          await untilDone(() => disk.writable(false))
          const before = trial.ledger.pictures.length
          const answers = await tallied(100, () => book(server.origin, randomRequest(trial.house)))
          if (Object.keys(answers).some((status) => status !== '201' && status !== '409'))
            faults.push(`bookings were answered ${JSON.stringify(answers)}`)
          if (trial.ledger.pictures.length > before + 1)
            faults.push('pictures were acknowledged that cannot be stored')
          disk.writable(true)
          const mended = trial.ledger.pictures.length
          for (let waited = 0; trial.ledger.pictures.length <= mended + 1; waited++) {
            if (waited > 600) return faults.push('no picture was taken once storage was mended')
            await pause(100)
          }
        },
      )
      await server.kill()
      return {
        faults: [...faults, ...(await trial.check())],
        seen: [`acknowledged ${summaryOf(trial.ledger)}`],
      }
    } finally {
      disk.end()
      await place.end()
    }
  },
}

/** A disk can't be made read-only while a file is open for writing. */
async function untilDone(work: () => void): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return work()
    } catch (error) {
      if (tries > 200) throw error
      await pause(20)
    }
  }
}
