import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { spawnServer } from '../../tests/support/spawned-server.ts'
import { auditBookings } from '../../tests/support/trust/audit.ts'
import {
  emptyLedger,
  type Ledger,
  noteReserved,
  type Reserved,
  summaryOf,
} from '../../tests/support/trust/ledger.ts'
import { failuresBut503, startLoad } from '../../tests/support/trust/load.ts'
import { queryingServer } from '../../tests/support/trust/query.ts'
import { randomRequest } from '../../tests/support/trust/random-request.ts'
import { makeRentalHouse, type RentalHouse } from '../../tests/support/trust/rental-house.ts'
import { peakWithin, type Rental } from '../../tests/support/trust/sweep.ts'
import { serverPlace } from '../lib/places.ts'
import type { Scenario } from '../lib/scenario.ts'

const VISITORS = 1000
const VEHICLES = 10
const UNITS = 2
/** All within this number of days, so that many are refused. */
const DAYS = 60
/** How long operators then move these about, half of them at each server. */
const DESK_MS = 30_000
const OPERATORS = 8

interface Sent {
  pool: number
  rental: Rental
  status: number
}

/** Many concurrent bookings at two servers of one database; then operators at both who work with the same ones. */
export const contention: Scenario = {
  holds:
    'a thousand visitors of two landings for the same ten vehicles at two servers: nobody refused whom the peak allows; no unit out twice, whatever operators then do at both',
  async run() {
    const place = await serverPlace()
    try {
      const house = await makeRentalHouse(place.env, { vehicles: VEHICLES, units: UNITS })
      const ledger = emptyLedger(house.landing)
      const start = () => spawnServer({ ...place.env, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' })
      const servers = [await start(), await start()]
      const begun = performance.now()
      const sent = await Promise.all(
        Array.from({ length: VISITORS }, (_, nth) =>
          visit(servers[nth % 2]?.origin ?? '', house, (key, reserved) =>
            noteReserved(ledger, key, reserved),
          ),
        ),
      )
      const seconds = (performance.now() - begun) / 1000
      const visited = await audited(place.env.DATABASE_URL, ledger)
      let asked = 0
      const load = startLoad(house, ledger, {
        origin: () => servers[asked++ % 2]?.origin ?? '',
        owners: false,
        operators: OPERATORS,
        within: DAYS,
      })
      await pause(DESK_MS)
      const failed = await load.stop()
      for (const server of servers) await server.kill()
      const count = (status: number) => sent.filter((one) => one.status === status).length
      return {
        faults: [
          ...visited,
          ...refusedForNothing(sent),
          ...others(sent),
          ...failuresBut503(failed),
          ...(await audited(place.env.DATABASE_URL, ledger)),
        ],
        seen: [
          `${VISITORS} visitors, ${VEHICLES} vehicles of ${UNITS}, ${DAYS} days: ${count(201)} booked, ${count(409)} refused, in ${seconds.toFixed(1)} s`,
          `then ${OPERATORS} operators and 8 visitors at both for ${DESK_MS / 1000} s: ${summaryOf(ledger)}; failed ${JSON.stringify(failed)}`,
        ],
      }
    } finally {
      await place.end()
    }
  },
}

const audited = (url: string, ledger: Ledger): Promise<string[]> =>
  queryingServer(url, (query) => auditBookings(query, ledger))

/** Sends one booking until it is answered: after a 503 or 429 it is retried with the same key. */
async function visit(
  origin: string,
  house: RentalHouse,
  booked: (key: string, reserved: Reserved) => void,
): Promise<Sent> {
  const key = randomUUID()
  const request = randomRequest(house, DAYS)
  const pool = house.offers.find(({ vehicle }) => vehicle === request.id_vehicle)?.pool ?? 0
  for (;;) {
    const answer = await fetch(`${origin}/api/reservations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(request),
    })
    const reserved = (await answer.json()) as Reserved
    if (answer.status === 503 || answer.status === 429) {
      await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 1000))
      continue
    }
    if (answer.status === 201) booked(key, reserved)
    return { pool, rental: rentalOf(request), status: answer.status }
  }
}

const rentalOf = (request: ReturnType<typeof randomRequest>): Rental => ({
  start: Date.parse(`${request.date_of_departure}T${request.time_of_departure}Z`),
  end: Date.parse(`${request.date_of_arrival}T${request.time_of_arrival}Z`),
})

/** A model without units: as nothing is cancelled, a refused booking must not fit beside the final reservations. */
const refusedForNothing = (sent: readonly Sent[]): string[] =>
  sent
    .filter(({ status }) => status === 409)
    .filter(({ pool, rental }) => {
      const standing = sent.filter((one) => one.status === 201 && one.pool === pool)
      return (
        peakWithin(
          standing.map((one) => one.rental),
          rental,
        ) < UNITS
      )
    })
    .map(({ pool }) => `a booking of pool ${pool} was refused that would have fitted`)

const others = (sent: readonly Sent[]): string[] =>
  sent.filter(({ status }) => status !== 201 && status !== 409).map(({ status }) => `an answer was ${status}`)
