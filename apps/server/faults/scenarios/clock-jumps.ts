import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { summaryOf } from '../../tests/support/trust/ledger.ts'
import { embeddedPlace, folderFor } from '../lib/places.ts'
import type { Scenario } from '../lib/scenario.ts'
import { debians } from '../lib/scenario-needs.ts'
import { trialIn, untilReady } from '../lib/under-load.ts'

/** In the format of libfaketime: relative to the real time. */
const JUMPS = ['+3h', '+0', '-3h', '+40d', '+0', '-2d', '+0']

/** The server's clock jumps, and only the server's. */
export const clockJumps: Scenario = {
  holds: 'whatever the clock does, the server keeps working, and no acknowledged picture or booking is lost',
  async run() {
    const library = debians(
      'libfaketime',
      '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1',
      '/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1',
    )
    const place = await embeddedPlace()
    try {
      const trial = await trialIn(place)
      const clock = join(folderFor('clock'), 'clock')
      const set = (jump: string) => writeFileSync(clock, `${jump}\n`)
      set('+0')
      const server = await trial.start({
        LD_PRELOAD: library,
        FAKETIME_TIMESTAMP_FILE: clock,
        FAKETIME_NO_CACHE: '1',
        // The monotonic clock continues, as it does where a real clock is set.
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      })
      const dates: string[] = []
      await trial.under(
        () => server.origin,
        async () => {
          for (const jump of JUMPS) {
            await pause(2500)
            set(jump)
            await pause(500)
            await untilReady(server.origin)
            const answer = await fetch(`${server.origin}/healthz`)
            dates.push(answer.headers.get('date')?.slice(5, 22) ?? 'none')
          }
          await pause(2500)
        },
      )
      await server.kill()
      const acknowledged = summaryOf(trial.ledger)
      // Sessions expire after an hour, and by the clock it was over.
      trial.ledger.tokens = []
      return {
        faults: await trial.check(),
        seen: [
          `${JUMPS.length} jumps (${JUMPS.join(', ')}), the server's dates: ${dates.join('; ')}; acknowledged ${acknowledged}`,
        ],
      }
    } finally {
      await place.end()
    }
  },
}
