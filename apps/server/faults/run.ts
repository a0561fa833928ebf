import { parseArgs } from 'node:util'
import { Missing, type Scenario } from './lib/scenario.ts'
import { scenarios } from './scenarios.ts'

const HELP = `npm run faults [-- SCENARIO …] [--kills N] [--histories N] [--minutes N] [--rest MS]

Breaks things around the real server, one scenario after the other, and says what held. Without a name all run but the soak.

${Object.entries(scenarios)
  .map(([name, { holds }]) => `  ${name.padEnd(18)} ${holds}`)
  .join('\n')}

  --kills N          how often the server is killed on each database (100)
  --histories N      how many random histories of a fleet are tried (10000)
  --minutes N        how long the soak lasts (60)
  --rest MS          how long each client of the soak rests after an answer (800: about a third of a core)
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', default: false },
    kills: { type: 'string', default: '100' },
    histories: { type: 'string', default: '10000' },
    minutes: { type: 'string', default: '60' },
    rest: { type: 'string', default: '800' },
  },
})
const wanted = {
  kills: Number(values.kills),
  histories: Number(values.histories),
  minutes: Number(values.minutes),
  rest: Number(values.rest),
}
const names = positionals.length > 0 ? positionals : Object.keys(scenarios).filter((name) => name !== 'soak')
const unknown = names.filter((name) => !(name in scenarios))

if (
  values.help ||
  unknown.length > 0 ||
  !(wanted.kills > 0) ||
  !(wanted.histories > 0) ||
  !(wanted.minutes > 0) ||
  !(wanted.rest >= 0)
) {
  if (unknown.length > 0) console.error(`There is no scenario ${unknown.join(', ')}.\n`)
  console.log(HELP)
  process.exit(values.help ? 0 : 2)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

const count = { held: 0, failed: 0, skipped: 0 }
for (const name of names) count[await runOne(name, scenarios[name] as Scenario)] += 1
console.log(`${count.held} held, ${count.failed} failed, ${count.skipped} skipped`)
process.exit(count.failed === 0 ? 0 : 1)

async function runOne(name: string, scenario: Scenario): Promise<keyof typeof count> {
  console.log(`${name}: ${scenario.holds}`)
  const begun = performance.now()
  try {
    const { faults, seen } = await scenario.run(wanted, (line) => console.log(`  … ${line}`))
    for (const line of seen) console.log(`  ${line}`)
    for (const fault of faults) console.log(`  FAULT ${fault}`)
    const seconds = Math.round((performance.now() - begun) / 1000)
    console.log(`  ${faults.length === 0 ? 'held' : 'FAILED'} (${seconds} s)`)
    return faults.length === 0 ? 'held' : 'failed'
  } catch (error) {
    if (error instanceof Missing) {
      console.log(`  skipped: it needs ${error.message}`)
      return 'skipped'
    }
    console.log(`  FAILED ${error instanceof Error ? error.stack : error}`)
    return 'failed'
  }
}
