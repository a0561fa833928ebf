import { setTimeout as pause } from 'node:timers/promises'
import { type Ledger, summaryOf } from '../../tests/support/trust/ledger.ts'
import { embeddedPlace, type Place, serverPlace } from '../lib/places.ts'
import { type Found, type Scenario, together } from '../lib/scenario.ts'
import { trialIn } from '../lib/under-load.ts'

/** Some runs last until just after a picture was acknowledged: most end before one is converted. */
const WITH_PICTURE = 3

/** `kill -9` at any moment. */
export const kills: Scenario = {
  holds:
    'killed again and again under load, the server recovers by itself and has lost nothing it acknowledged',
  async run({ kills }, progress) {
    const found: Found[] = []
    for (const open of [embeddedPlace, serverPlace]) found.push(await killedIn(await open(), kills, progress))
    return together(found)
  },
}

async function killedIn(place: Place, kills: number, progress: (line: string) => void): Promise<Found> {
  const faults: string[] = []
  const starts: number[] = []
  try {
    const trial = await trialIn(place)
    for (let kill = 1; kill <= kills; kill++) {
      const begun = performance.now()
      const server = await trial.start()
      starts.push(performance.now() - begun)
      await trial.under(
        () => server.origin,
        async () => {
          await pause(500 + Math.random() * 4000)
          if (kill % WITH_PICTURE === 0) await untilPictured(trial.ledger)
          await server.kill()
        },
      )
      for (const fault of await place.audit(trial.ledger))
        faults.push(`${place.name}, kill ${kill}: ${fault}`)
      if (kill % 10 === 0) progress(`${place.name}: ${kill} kills; ${summaryOf(trial.ledger)}`)
    }
    faults.push(...(await trial.check()).map((fault) => `${place.name}, at the end: ${fault}`))
    const slowest = Math.max(...starts)
    return {
      faults,
      seen: [
        `${place.name}: ${kills} kills, acknowledged ${summaryOf(trial.ledger)}; slowest start ${(slowest / 1000).toFixed(1)} s`,
      ],
    }
  } finally {
    await place.end()
  }
}

/** Waits until another picture was acknowledged. Throws where none is within a minute. */
async function untilPictured({ pictures }: Ledger): Promise<void> {
  const before = pictures.length
  for (let waited = 0; pictures.length === before; waited++) {
    if (waited > 6000) throw new Error('no picture was acknowledged within a minute')
    await pause(10)
  }
}
