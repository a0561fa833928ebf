// Durable reservations a second through the product's call, beside its own statements sent by `pgbench`: by turns.
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { postgres15, postgres18 } from '../../apps/server/src/testing/postgres-programs.ts'
import { debianProgram } from '../../scripts/house/debian.mjs'
import { median, report, say, spread, table } from '../house/figures.mjs'
import { withOwnServer } from '../house/own-server.mjs'
import { cpuSeconds } from '../house/wrk.mjs'
import { load } from './load.mjs'
import { onEmbedded, onPostgres } from './places.mjs'

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

const rows = measured.map(({ database, clients, runs }) => {
  const ratios = runs.map(({ ours, theirs }) => ours.perSecond / theirs.perSecond)
  const of = (side, figure) => median(runs.map((run) => run[side][figure]))
  return [
    `${database}, ${clients} clients`,
    Math.round(of('ours', 'perSecond')),
    of('ours', 'p50').toFixed(1),
    of('ours', 'p99').toFixed(1),
    of('ours', 'cpuMs').toFixed(1),
    of('ours', 'mailsCpuMs').toFixed(1),
    (of('ours', 'mailsMs') / 1000).toFixed(1),
    Math.round(of('theirs', 'perSecond')),
    median(ratios).toFixed(2),
    `${(100 * spread(ratios)).toFixed(0)} %`,
  ]
})
report(
  'reservations',
  `Durable reservations, ${statements.length} statements each, medians of ${values.runs} runs of ${seconds} s`,
  table(
    [
      'database',
      'product /s',
      'ms p50',
      'p99',
      'its processor ms each',
      'afterwards, for its mails',
      'seconds until all are sent',
      'statements alone /s',
      'ratio',
      'spread',
    ],
    rows,
  ),
  { statements: statements.map(({ text }) => text), measured },
)

/** Waits until no mail is left to be sent, and tells after how many milliseconds. Throws where one is after two minutes. */
async function mailsSent(origin) {
  const began = performance.now()
  while (performance.now() - began < 120_000) {
    const metrics = await (await fetch(`${origin}/metrics`)).text()
    if (/^nelly_mail_waiting 0$/m.test(metrics)) return performance.now() - began
    await pause(500)
  }
  throw new Error('mails are left after two minutes')
}

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
  const more = { ...variables, DEMO: 'off', TRUST_PROXY: 'on', SMTP_URL: '', LOG_LEVEL: 'error' }
  await withOwnServer(async (origin, child) => {
    let start = 0
    let acknowledged = 0
    const product = async (clients, during) => {
      const before = cpuSeconds(child.pid)
      const { next, made, ...figures } = await load(wrk, { origin, fleet, clients, seconds: during, start })
      const after = cpuSeconds(child.pid)
      const mailsMs = await mailsSent(origin)
      start = next
      acknowledged += made
      return {
        ...figures,
        cpuMs: (1000 * (after - before)) / made,
        mailsCpuMs: (1000 * (cpuSeconds(child.pid) - after)) / made,
        mailsMs,
      }
    }
    // Code that has run a few thousand times is compiled better.
    await product(8, 4)
    await straight({ clients: 8, seconds: 1, protocol: values.protocol })
    for (const clients of values.clients.split(',').map(Number)) {
      const runs = []
      for (let run = 0; run < Number(values.runs); run++) {
        const ours = await product(clients, seconds)
        runs.push({
          ours,
          theirs: await whileStopped(child, () => straight({ clients, seconds, protocol: values.protocol })),
        })
      }
      measured.push({ database, clients, runs })
      const [of] = runs
      say(
        `${database}, ${clients} clients: ${of.ours.perSecond.toFixed(0)} to ${of.theirs.perSecond.toFixed(0)}`,
      )
    }
    const found = await kept?.()
    if (found && (found.reservations < acknowledged || found.mails !== 2 * found.reservations))
      throw new Error(
        `${acknowledged} were acknowledged, ${found.reservations} are kept with ${found.mails} mails`,
      )
    say(`${database}: ${acknowledged} reservations acknowledged${found ? ', all kept with their mails' : ''}`)
  }, more)
}
