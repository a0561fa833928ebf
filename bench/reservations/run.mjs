// Durable reservations a second through the product's call, beside its own statements sent by `pgbench`: by turns.
import { parseArgs } from 'node:util'
import { postgres15, postgres18 } from '../../apps/server/src/testing/postgres-programs.ts'
import { debianProgram } from '../../scripts/lib/debian.mjs'
import { report, say } from '../lib/figures.mjs'
import { withOwnServer } from '../lib/own-server.mjs'
import { withMailServer } from './mails.mjs'
import { onEmbedded, onPostgres } from './places.mjs'
import { reserved } from './product.mjs'
import { tables } from './tables.mjs'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    clients: { type: 'string', default: '1,8,32' },
    protocol: { type: 'string', default: 'extended' },
    databases: { type: 'string', default: 'embedded,18' },
  },
})
const seconds = Number(values.seconds)
const wanted = values.databases.split(',')

const wrk = await debianProgram(['/usr/bin/wrk'], 'wrk', 'the load')
const places = ['/usr/lib/postgresql/15/bin/pgbench', '/usr/bin/pgbench']
const program = await debianProgram(places, 'postgresql-15', 'the peer, pgbench')
if (!wrk || !program) {
  console.error('bench: wrk and pgbench (postgresql-15) are missing, and could not be installed.')
  process.exit(1)
}

const measured = []
let statements
for (const [name, bin] of [
  ['18', postgres18()],
  ['15', postgres15()],
]) {
  // The embedded database is sent what was captured on a server.
  if (bin === undefined || !(wanted.includes(name) || (name === '18' && wanted.includes('embedded'))))
    continue
  await onPostgres(bin, program, async (place) => {
    statements = place.statements
    if (wanted.includes(name)) await measure(`PostgreSQL ${name}`, place)
  })
}
if (wanted.includes('embedded')) await onEmbedded(statements, (place) => measure('embedded', place))

const isLasting = measured.some(({ runs }) => runs[0].ours.parts.length > 0)
report(
  isLasting ? 'reservations-lasting' : 'reservations',
  `Durable reservations, ${statements.length} statements each, medians of ${values.runs} runs of ${seconds} s`,
  tables(measured),
  { statements: statements.map(({ text }) => text), measured },
)

async function whileStopped(child, work) {
  child.kill('SIGSTOP')
  try {
    return await work()
  } finally {
    child.kill('SIGCONT')
  }
}

/** The product, which has mails to send, stands still while the statements run alone. */
async function measure(database, { variables, fleet, straight, kept }) {
  await withMailServer(async (mail, had) => {
    const more = {
      ...variables,
      ...mail,
      DEMO: 'off',
      TRUST_PROXY: 'on',
      PUBLIC_URL: 'http://localhost',
      LOG_LEVEL: 'error',
    }
    await withOwnServer(async (origin, child) => {
      let start = 0
      let acknowledged = 0
      const product = async (clients, during) => {
        const place = { wrk, origin, pid: child.pid, fleet, had }
        const run = await reserved(place, { clients, seconds: during, start })
        start = run.next
        acknowledged += run.made
        return run
      }
      // Code that has run a few thousand times is compiled better.
      await product(8, 4)
      await straight({ clients: 8, seconds: 1, protocol: values.protocol })
      for (const clients of values.clients.split(',').map(Number)) {
        const runs = []
        for (let run = 0; run < Number(values.runs); run++) {
          const ours = await product(clients, seconds)
          const alone = () => straight({ clients, seconds: Math.min(seconds, 30), protocol: values.protocol })
          runs.push({ ours, theirs: await whileStopped(child, alone) })
        }
        measured.push({ database, clients, runs })
        const [{ ours, theirs }] = runs
        say(`${database}, ${clients} clients: ${ours.perSecond.toFixed(0)} to ${theirs.perSecond.toFixed(0)}`)
      }
      const found = await kept?.()
      const { came } = await had()
      if (found && (found.reservations < acknowledged || found.mails !== 2 * found.reservations))
        throw new Error(
          `${acknowledged} were acknowledged, ${found.reservations} are kept with ${found.mails} mails`,
        )
      // What was cut off at the end of a load may have been made all the same.
      if (found ? came !== found.mails : came < 2 * acknowledged)
        throw new Error(`${acknowledged} were acknowledged, and ${came} mails came`)
      say(
        `${database}: ${acknowledged} reservations acknowledged${found ? ', all kept' : ''}; each of their mails came once`,
      )
    }, more)
  })
}
