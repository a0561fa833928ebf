import { setTimeout as pause } from 'node:timers/promises'
import { type SpawnedServer, spawnServer } from '../../tests/support/spawned-server.ts'
import { emptyLedger, type Ledger } from '../../tests/support/trust/ledger.ts'
import { sendUnanswered, startLoad } from '../../tests/support/trust/load.ts'
import { randomRequest } from '../../tests/support/trust/random-request.ts'
import { makeRentalHouse, type RentalHouse } from '../../tests/support/trust/rental-house.ts'
import type { Place } from './places.ts'

type Env = Readonly<Record<string, string>>

/** How many people work at the desk: much of what each does at random is refused. */
const OPERATORS = 6

/** An operator's data in a place, with clients that record their responses. */
export interface Trial {
  house: RentalHouse
  ledger: Ledger
  /** Starts the server there. */
  start(more?: Env, through?: readonly string[]): Promise<SpawnedServer>
  /** Puts `origin` under load for as long as `meanwhile` runs. */
  under<T>(origin: () => string, meanwhile: () => Promise<T>): Promise<T>
  /** After the fault: starts a server, retries requests without a response, stops it; then audits everything. */
  check(): Promise<string[]>
}

/** Creates one. */
export async function trialIn(place: Place): Promise<Trial> {
  const house = await makeRentalHouse(place.env)
  const ledger = emptyLedger(house.landing)
  const start = (more: Env = {}, through: readonly string[] = []) =>
    spawnServer({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent', ...place.env, ...more }, { through })
  return {
    house,
    ledger,
    start,
    async under(origin, meanwhile) {
      const load = startLoad(house, ledger, { origin, operators: OPERATORS })
      try {
        return await meanwhile()
      } finally {
        await load.stop()
      }
    },
    async check() {
      const server = await start()
      await sendUnanswered(ledger, server.origin)
      server.signal('SIGTERM')
      const { code } = await server.ended
      const faults = code === 0 ? [] : [`when stopped, the server exited with ${code}`]
      return [...faults, ...(await place.audit(ledger))]
    },
  }
}

/** Waits until a server reports that its database answers, and returns the milliseconds. Throws after a timeout. */
export async function untilReady(origin: string, atMost = 60_000): Promise<number> {
  const begun = performance.now()
  while (performance.now() - begun < atMost) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok) return performance.now() - begun
    await pause(50)
  }
  throw new Error(`the server was not ready again after ${atMost / 1000} s`)
}

/**
 * Sends twenty reads and twenty bookings concurrently, again and again until all of them succeed; returns the
 * milliseconds. A 500 meanwhile is added to `faults`.
 */
export async function untilAllServed(
  origin: string,
  house: RentalHouse,
  faults: string[],
  atMost = 60_000,
): Promise<number> {
  const begun = performance.now()
  const read = () => fetch(`${origin}/api/publicLanding/${house.name}`)
  while (performance.now() - begun < atMost) {
    const sent = Array.from({ length: 20 }, () => [read(), book(origin, randomRequest(house))]).flat()
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    // Vehicles may be booked out by now.
    if (statuses.every((status) => [200, 201, 409].includes(status))) return performance.now() - begun
    if (statuses.includes(500)) faults.push('a call was answered 500')
    await pause(50)
  }
  throw new Error(`not all was served after ${atMost / 1000} s`)
}

/** How many responses of each status there were to this many reservations, one after the other. */
export async function tallied(count: number, ask: () => Promise<Response>): Promise<Record<string, number>> {
  const answers: string[] = []
  for (let nth = 0; nth < count; nth++) {
    answers.push(
      await ask().then(
        ({ status }) => String(status),
        () => 'none',
      ),
    )
  }
  return Object.fromEntries(
    [...Map.groupBy(answers, (status) => status)].map(([key, all]) => [key, all.length]),
  )
}

/** Sends one reservation, without a key. */
export const book = (origin: string, request: object): Promise<Response> =>
  fetch(`${origin}/api/reservations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(20_000),
  })
