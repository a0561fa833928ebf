// Durable reservations a second that the product acknowledges: with checks, price, mails and fsync as in production.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { freePort } from '../../apps/server/tests/support/free-port.ts'
import { postgres15, postgres18 } from '../../apps/server/tests/support/postgres-programs.ts'
import { debianProgram } from '../../scripts/lib/debian.mjs'
import { median, report, say, spread, table } from '../lib/figures.mjs'
import { withOwnServer } from '../lib/own-server.mjs'
import { cpuSeconds } from '../lib/wrk.mjs'
import { onEmbedded, onPostgres } from './places.mjs'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    clients: { type: 'string', default: '1,8,32' },
    databases: { type: 'string', default: 'embedded,18' },
  },
})

const DATABASES = {
  embedded: onEmbedded,
  18: (use) => onPostgres(postgres18(), use),
  15: (use) => onPostgres(postgres15(), use),
}
const SCRIPT = fileURLToPath(new URL('./booking.lua', import.meta.url))
/** After all generated reservations; the next rental of a vehicle begins when it is returned. */
const FIRST_DAY = Math.floor(Date.now() / 1000) + 40 * 86_400
const RENTAL_DAYS = 2
/** The common fields of all bookings. */
const COMMON = {
  number_person: 2,
  number_bag: 1,
  name: 'Zoë',
  last_name: 'O’Brien',
  phone: '+353 1 555 0199',
  email: 'zoe@example.com',
  description: 'We land at half past nine.',
  place_of_departure: 'Santiago',
  arrival_place: 'La Romana',
  time_of_departure: '10:00',
  time_of_arrival: '10:00',
  extras: [{ code: 'baby_seat', quantity: 1 }],
}

const wrk = await debianProgram(['/usr/bin/wrk'], 'wrk', 'the load')
if (!wrk) {
  console.error('bench: wrk is missing, and could not be installed.')
  process.exit(1)
}

const measured = []
for (const name of values.databases.split(','))
  await DATABASES[name]((place) => measure(name === 'embedded' ? name : `PostgreSQL ${name}`, place))
report(
  'reservations',
  `Durable reservations, medians of ${values.runs} runs of ${values.seconds} s`,
  table(
    ['database', 'a second', 'spread', 'ms p50', 'p99', 'processor ms each'],
    measured.map(({ database, clients, runs }) => {
      const of = (figure) => median(runs.map((run) => run[figure])).toFixed(1)
      const rates = runs.map(({ perSecond }) => perSecond)
      return [
        `${database}, ${clients} clients`,
        Math.round(median(rates)),
        `${(100 * spread(rates)).toFixed(0)} %`,
        of('p50'),
        of('p99'),
        of('cpuMs'),
      ]
    }),
  ),
  measured,
)

/** Throws where an acknowledged reservation was not stored, or without its two mails. */
async function measure(database, { variables, fleet, kept }) {
  let [start, acknowledged] = [0, 0]
  const PORT = await freePort()
  // Each booking comes from another network, or the rate limits would refuse them.
  const proxied = { PORT, TRUST_PROXY: 'on', PUBLIC_URL: `http://127.0.0.1:${PORT}` }
  await withOwnServer(
    async (origin, { pid }) => {
      const book = (clients, seconds) => {
        const before = cpuSeconds(pid)
        const run = load(origin, fleet, { clients, seconds, start })
        start = run.next
        acknowledged += run.made
        return { ...run, cpuMs: (1000 * (cpuSeconds(pid) - before)) / run.made }
      }
      // A warm-up: code that has run a few thousand times is optimized.
      book(8, 4)
      for (const clients of values.clients.split(',').map(Number)) {
        const runs = Array.from({ length: Number(values.runs) }, () => book(clients, Number(values.seconds)))
        measured.push({ database, clients, runs })
        say(
          `${database}, ${clients} clients: ${median(runs.map((run) => run.perSecond)).toFixed(0)} a second`,
        )
      }
    },
    { ...variables, ...proxied, DEMO: 'off', LOG_LEVEL: 'error' },
  )
  const { reservations, mails } = await kept()
  if (reservations < acknowledged || mails !== 2 * reservations)
    throw new Error(`${acknowledged} were acknowledged, ${reservations} are kept with ${mails} mails`)
  say(`${database}: ${acknowledged} reservations acknowledged, all kept with their mails`)
}

/**
 * Each booking takes another vehicle, and of a vehicle one rental after the other, so that none conflict. Throws where
 * one was refused.
 */
function load(origin, fleet, { clients, seconds, start }) {
  const options = ['-t1', `-c${clients}`, `-d${seconds}s`, '--timeout', '30s', '-s', SCRIPT, origin, '--']
  const numbers = [start, fleet.firstVehicle, fleet.vehicles, fleet.firstLanding, fleet.vehiclesEach]
  const args = [...options, ...[...numbers, FIRST_DAY, RENTAL_DAYS].map(String), JSON.stringify(COMMON)]
  const stdout = execFileSync(wrk, args, { encoding: 'utf8' })
  const [, made, refused, next, last] = /made (\d+) refused (\d+) next (\d+) (.*)/.exec(stdout)
  if (Number(refused) > 0) throw new Error(`${refused} bookings were refused, such as: ${last}`)
  if (/Socket errors/.test(stdout)) throw new Error(stdout)
  const [p50, p99, duration] = /p50 (\S+) p99 (\S+) duration (\S+)/.exec(stdout).slice(1).map(Number)
  return { perSecond: Number(made) / duration, made: Number(made), p50, p99, next: Number(next) }
}
