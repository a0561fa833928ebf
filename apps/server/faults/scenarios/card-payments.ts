import { killPayments, SECRETS_KEY } from '../../tests/support/azul/killed-payments.ts'
import { spawnServer } from '../../tests/support/spawned-server.ts'
import { emptyLedger } from '../../tests/support/trust/ledger.ts'
import { makeRentalHouse } from '../../tests/support/trust/rental-house.ts'
import { embeddedPlace, type Place, serverPlace } from '../lib/places.ts'
import { randomRuns } from '../lib/random-runs.ts'
import { type Found, type Scenario, together } from '../lib/scenario.ts'

/** 1,000 payments: twenty times what `npm test` tries. */
const TIMES = 20

/** `kill -9` between the approval of a card and the commit of its payment; before, 1,000 random payments. */
export const cardPayments: Scenario = {
  holds:
    'whatever order its answers come in, and killed between approval and commit, every payment by card is in the ledger once or listed as unknown',
  async run({ kills }, progress) {
    const faults = await randomRuns('random-payments', TIMES)
    const found: Found[] = [{ faults, seen: ['1,000 payments with return, look-up and desk in any order'] }]
    for (const open of [embeddedPlace, serverPlace]) found.push(await killedIn(await open(), kills, progress))
    return together(found)
  },
}

async function killedIn(place: Place, kills: number, progress: (line: string) => void): Promise<Found> {
  try {
    const house = await makeRentalHouse(place.env, { vehicles: 20, units: 10 })
    const env = { RATE_LIMITS: 'off', LOG_LEVEL: 'silent', SECRETS_KEY, ...place.env }
    const lost = await killPayments({
      ...{ house, kills, start: () => spawnServer(env) },
      progress: (line) => progress(`${place.name}: ${line}`),
    })
    const faults = [...lost, ...(await place.audit(emptyLedger(house.landing)))]
    return {
      faults: faults.map((fault) => `${place.name}: ${fault}`),
      seen: [`${place.name}: ${kills} kills between approval and commit`],
    }
  } finally {
    await place.end()
  }
}
