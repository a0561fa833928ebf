import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Scenario } from '../lib/scenario.ts'
import { debians } from '../lib/scenario-needs.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
/** How many `npm test` tries. */
const OF_TEST = 200

/** The random histories of `random-desk.api.test.ts`, and as many more of them as are wanted. */
export const histories: Scenario = {
  holds:
    'fleets that landings share, through random offers, joins, changes, days off the fleet, deletions and money: never more out than there are, no history lost, every balance right',
  async run({ histories }) {
    debians('postgresql-15', '/usr/lib/postgresql/15/bin/postgres')
    const project = ['--project', 'server on PostgreSQL 15']
    const run = spawn('npx', ['vitest', 'run', ...project, 'random-desk'], {
      cwd: ROOT,
      env: { ...process.env, FUZZ: String(Math.ceil(histories / OF_TEST)), NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = new Promise<number | null>((resolve) => run.once('exit', resolve))
    const said = await text(run.stdout)
    return {
      faults: (await ended) === 0 ? [] : [said],
      seen: [`${Math.ceil(histories / OF_TEST) * OF_TEST} histories of a fleet`],
    }
  },
}
