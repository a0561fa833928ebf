import { randomRuns } from '../lib/random-runs.ts'
import type { Scenario } from '../lib/scenario.ts'
import { debians } from '../lib/scenario-needs.ts'

/** How many `npm test` tries. */
const OF_TEST = 200

/** The random histories of `random-desk.api.test.ts`, and as many more of them as are wanted. */
export const histories: Scenario = {
  holds:
    'fleets that landings share, through random offers, joins, changes, days off the fleet, deletions and money: never more out than there are, no history lost, every balance right',
  async run({ histories }) {
    debians('postgresql-15', '/usr/lib/postgresql/15/bin/postgres')
    const times = Math.ceil(histories / OF_TEST)
    return {
      faults: await randomRuns('random-desk', times),
      seen: [`${times * OF_TEST} histories of a fleet`],
    }
  },
}
