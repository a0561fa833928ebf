import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { spawned } from '../../tests/support/spawned-server.ts'
import { randomRequest } from '../../tests/support/trust/random-request.ts'
import { embeddedPlace, type Place, serverPlace } from '../lib/places.ts'
import { type Found, type Scenario, together } from '../lib/scenario.ts'
import { debians } from '../lib/scenario-needs.ts'
import { book, trialIn } from '../lib/under-load.ts'

const BOOKINGS = 50

/** What the operating system saw. */
export const fsync: Scenario = {
  holds: 'between a booking’s request and its response the log of the database was synced to disk, by strace',
  async run() {
    const strace = debians('strace', '/usr/bin/strace')
    const embedded = await embeddedPlace()
    const server = await serverPlace()
    return together([
      await watched(strace, embedded, (nelly) => nelly),
      await watched(strace, server, () => server.cluster.pid()),
    ])
  },
}

/** `whose` is the process to trace, given our server's. */
async function watched(strace: string, place: Place, whose: (pid: number) => number): Promise<Found> {
  try {
    const { house, start } = await trialIn(place)
    // Processes that PostgreSQL starts later are traced too, so tracing begins before the server connects.
    const early = whose(0) ? await watch(strace, whose(0)) : undefined
    const server = await start()
    const watching = early ?? (await watch(strace, whose(server.pid)))
    const booked: { from: number; to: number }[] = []
    while (booked.length < BOOKINGS) {
      const from = Date.now() / 1000
      const answer = await book(server.origin, randomRequest(house))
      await answer.text()
      // A clock with milliseconds is up to one behind.
      if (answer.status === 201) booked.push({ from, to: (Date.now() + 1) / 1000 })
    }
    const synced = syncsIn(await watching.calls())
    await server.kill()
    const without = booked.filter(({ from, to }) => !synced.some((at) => from <= at && at <= to))
    return {
      faults: without.map(() => `${place.name}: a booking was answered before the log was on the disk`),
      seen: [
        `${place.name}: ${booked.length} bookings one after the other, ${synced.length} syncs of its log`,
      ],
    }
  } finally {
    await place.end()
  }
}

/** Traces a process and its children. */
async function watch(strace: string, pid: number) {
  const log = join(mkdtempSync(join(tmpdir(), 'nelly-faults-strace-')), 'calls')
  const calls = ['-f', '-y', '-ttt', '-T', '-e', 'trace=fsync,fdatasync', '-o', log, '-p', String(pid)]
  const { child, ended } = spawned(strace, calls, {})
  await pause(1500)
  return {
    async calls() {
      child.kill('SIGINT')
      await ended
      return readFileSync(log, 'utf8')
    },
  }
}

/** When each sync of a PostgreSQL log file was completed, in seconds since 1970. */
function syncsIn(calls: string): number[] {
  const begun = new Map<string, string>()
  return calls.split('\n').flatMap((line) => {
    const [pid = '', rest = ''] = line.split(/ +(.*)/)
    if (rest.includes('<unfinished')) begun.set(pid, rest)
    const call = rest.includes('resumed>') ? `${begun.get(pid)} ${rest}` : rest
    if (!call.includes('/pg_wal/') || !/= 0 <[\d.]+>$/.test(rest)) return []
    const took = Number(/<([\d.]+)>$/.exec(rest)?.[1])
    const at = Number(call.split(' ', 1)[0])
    return [at + took]
  })
}
