import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { ALWAYS, dayOf, RENTAL_DAYS } from './bookings.mjs'

const SCRIPT = fileURLToPath(new URL('./booking.lua', import.meta.url))

/**
 * Reservations a second that a server acknowledges to so many clients, how many each second, the milliseconds one takes, and the
 * number of the next booking. Throws where one was refused.
 */
export async function load(wrk, { origin, fleet, clients, seconds, start }) {
  const numbers = [start, fleet.firstVehicle, fleet.vehicles, fleet.firstLanding, fleet.vehiclesEach]
  const days = [Date.parse(dayOf(0)) / 1000, RENTAL_DAYS]
  const args = ['-t1', `-c${clients}`, `-d${seconds}s`, '--timeout', '30s', '-s', SCRIPT, origin, '--']
  const asked = [...args, ...[...numbers, ...days].map(String), JSON.stringify(ALWAYS)]
  const { stdout } = await promisify(execFile)(wrk, asked)
  const [, made, refused, next, last] = /made (\d+) refused (\d+) next (\d+) (.*)/.exec(stdout)
  if (Number(refused) > 0) throw new Error(`${refused} bookings were refused, such as: ${last}`)
  if (/Socket errors/.test(stdout)) throw new Error(stdout)
  const [p50, p99, duration] = /p50 (\S+) p99 (\S+) duration (\S+)/.exec(stdout).slice(1).map(Number)
  const eachSecond = /each second (.*)/.exec(stdout)[1].split(' ').map(Number)
  return { perSecond: Number(made) / duration, made: Number(made), eachSecond, p50, p99, next: Number(next) }
}
