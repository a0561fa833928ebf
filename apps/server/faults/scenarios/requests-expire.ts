import { setTimeout as pause } from 'node:timers/promises'
import { type SpawnedServer, spawnServer } from '../../tests/support/spawned-server.ts'
import { auditBookings } from '../../tests/support/trust/audit.ts'
import { emptyLedger } from '../../tests/support/trust/ledger.ts'
import { type Query, queryingServer } from '../../tests/support/trust/query.ts'
import { randomRequest } from '../../tests/support/trust/random-request.ts'
import { makeRentalHouse, type RentalHouse } from '../../tests/support/trust/rental-house.ts'
import { serverPlace } from '../lib/places.ts'
import type { Scenario } from '../lib/scenario.ts'
import { book } from '../lib/under-load.ts'

const REQUESTS = 20
/** A job of a killed server is taken by another once its lease is over. */
const LEASE_MS = 130_000

/** Two servers on one PostgreSQL; one is killed while requests run out of time and are answered. */
export const requestsExpire: Scenario = {
  holds:
    'when the server that ends requests is killed meanwhile, the other one ends them: each is answered or expired, once',
  async run() {
    const place = await serverPlace()
    const env = { RATE_LIMITS: 'off', LOG_LEVEL: 'silent', ...place.env }
    try {
      const house = await makeRentalHouse(env)
      const killed = await spawnServer(env)
      const other = await spawnServer(env)
      const found = await queryingServer(place.env.DATABASE_URL, async (query) => {
        await query(`update landings set booking_mode = 'on_request'`)
        const ids = await requestsAt(killed, house)
        await query(`update reservations set answer_by = now() + interval '2 seconds'`)
        await query(`update jobs set run_at = now() + interval '2 seconds' where kind = 'expire-request'`)
        const answers = answered(other, house, ids)
        await pause(2000 + Math.random() * 400)
        await killed.kill()
        const seconds = await untilNoneWaits(query)
        await answers
        await other.kill()
        const counts = await query('select status, count(*)::int as count from reservations group by status')
        return {
          faults: [
            ...(seconds === undefined ? ['requests still wait for an answer'] : []),
            ...(await auditBookings(query, emptyLedger(house.landing))),
          ],
          seen: [
            `${place.name}: of ${ids.length} requests ${counts.map(({ status, count }) => `${count} ${status}`).join(', ')}, the last after ${seconds} s`,
          ],
        }
      })
      return found
    } finally {
      await place.end()
    }
  },
}

/** Makes requests, and returns their ids. */
async function requestsAt({ origin }: SpawnedServer, house: RentalHouse): Promise<number[]> {
  const ids: number[] = []
  while (ids.length < REQUESTS) {
    const answer = await book(origin, randomRequest(house))
    if (answer.status === 201) ids.push(((await answer.json()) as { id: number }).id)
  }
  return ids
}

/** Confirms requests, one after the other, until their time is over and a while after it. */
async function answered({ origin }: SpawnedServer, { token }: RentalHouse, ids: readonly number[]) {
  for (const id of ids) {
    await fetch(`${origin}/api/reservations/${id}/steps`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ step: 'confirm' }),
    })
    await pause(150)
  }
}

/** The seconds until no request waits any more; undefined where some still do after a lease. */
async function untilNoneWaits(query: Query): Promise<number | undefined> {
  const begun = performance.now()
  while (performance.now() - begun < LEASE_MS) {
    const [waiting] = await query(`select 1 from reservations where status = 'requested' limit 1`)
    if (!waiting) return Math.round((performance.now() - begun) / 1000)
    await pause(250)
  }
  return undefined
}
