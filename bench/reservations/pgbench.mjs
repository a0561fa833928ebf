import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayOf, RENTAL_DAYS } from './bookings.mjs'

/** What stands in the script where a booking differs from the next; numbers do for texts that only have to be unlike. */
const PARTS = {
  key: ':n',
  vehicle: ':vehicle',
  landing: ':landing',
  reference: ':reference',
  secret: ':secret',
  network: ':network',
  period: `tsrange(date '${dayOf(0)}' + :begins::integer + time '10:00', date '${dayOf(0)}' + :begins::integer + ${RENTAL_DAYS} + time '10:00')`,
}

/**
 * The captured statements as a script of `pgbench`, and the variables it wants. Whatever the product binds as a value is bound
 * here too, and what it sends together is sent together, where the protocol has that.
 */
export function scriptOf(statements, fleet, isPipelined) {
  const variables = {}
  const setUp = [
    '\\set n :start + :k * :clients + :client_id',
    '\\set k :k + 1',
    `\\set place :n % ${fleet.vehicles}`,
    `\\set begins ${RENTAL_DAYS} * (:n / ${fleet.vehicles})`,
    `\\set vehicle ${fleet.firstVehicle} + :place`,
    `\\set landing ${fleet.firstLanding} + :place / ${fleet.vehiclesEach}`,
  ]
  const another = (name) => {
    setUp.push(`\\set ${name} random(1000000000000000000, 9000000000000000000)`)
    return `:${name}`
  }
  for (const name of ['reference', 'secret', 'network', 'unique']) another(name)
  const bound = (value) => {
    const name = `value_${Object.keys(variables).length}`
    variables[name] = String(value)
    return `:${name}`
  }
  const written = ({ text, values }) => {
    const shown = text.replace(/\$(\d+)/g, (_, number) => {
      const value = values[number - 1]
      if (value?.part === 'messageId') return `replace(${bound(value.messageId)}, 'UNIQUE', :unique::text)`
      if (value?.part) return PARTS[value.part]
      return value === null ? 'null' : bound(value)
    })
    return `${shown};`
  }
  const body = Object.values(Object.groupBy(statements, ({ turn }) => turn)).flatMap((together) => {
    const lines = together.map(written)
    return isPipelined && lines.length > 1 ? ['\\startpipeline', ...lines, '\\endpipeline'] : lines
  })
  return { script: [...setUp, ...body, ''].join('\n'), variables }
}

/** Reservations a second that `pgbench` makes with a script over so many connections, of one thread. Throws where one failed. */
export function pgbench(program, { url, script, variables, protocol, clients, seconds, start }) {
  const folder = mkdtempSync(join(tmpdir(), 'nelly-pgbench-'))
  try {
    const file = join(folder, 'reservation.sql')
    writeFileSync(file, script)
    const given = Object.entries({ ...variables, start, clients, k: 0 })
    const args = ['-n', '-M', protocol, '-j', '1', '-c', String(clients), '-T', String(seconds), '-f', file]
    for (const [name, value] of given) args.push('-D', `${name}=${value}`)
    const said = execFileSync(program, [...args, url], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    if (!/failed transactions: 0 /.test(said)) throw new Error(said)
    return {
      perSecond: Number(/tps = ([\d.]+)/.exec(said)[1]),
      p50: Number(/latency average = ([\d.]+)/.exec(said)[1]),
    }
  } catch (error) {
    throw new Error(`pgbench: ${error.stderr ?? error.message}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
