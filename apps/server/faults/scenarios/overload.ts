import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { spawnServer } from '../../tests/support/spawned-server.ts'
import { emptyLedger, summaryOf } from '../../tests/support/trust/ledger.ts'
import { failuresBut503, startLoad } from '../../tests/support/trust/load.ts'
import { randomRequest } from '../../tests/support/trust/random-request.ts'
import { makeRentalHouse } from '../../tests/support/trust/rental-house.ts'
import { embeddedPlace } from '../lib/places.ts'
import { heldBy } from '../lib/process-figures.ts'
import { Missing, type Scenario } from '../lib/scenario.ts'
import { debians } from '../lib/scenario-needs.ts'
import { book } from '../lib/under-load.ts'

const WEB = fileURLToPath(new URL('../../../web/build', import.meta.url))
const MEASURED_MS = 5000
const OVERLOADED_MS = 15_000
const MOST_MEGABYTES = 600

/** Ten times the capacity of one core. */
export const overload: Scenario = {
  holds:
    'under ten times its capacity, it serves what it can, refuses the rest at once, limits its memory and recovers',
  async run() {
    if (availableParallelism() < 2) throw new Missing('two cores')
    const taskset = debians('util-linux', '/usr/bin/taskset')
    const place = await embeddedPlace()
    try {
      const house = await makeRentalHouse(place.env, { vehicles: 10, units: 100 })
      const env = { ...place.env, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }
      const server = await spawnServer(env, { web: WEB, through: [taskset, '-c', '0'] })
      // A page with dates is rendered for each request.
      const view = (nth: number) =>
        fetch(`${server.origin}/${house.name}/vehicle?persons=2&n=${nth}`, {
          signal: AbortSignal.timeout(30_000),
        })
      const reserve = () => book(server.origin, randomRequest(house))
      const alone = await during(MEASURED_MS, 8, view)
      const rate = alone.served / (MEASURED_MS / 1000)
      const before = heldBy(server.pid)
      const ledger = emptyLedger(house.landing)
      const desk = startLoad(house, ledger, {
        origin: () => server.origin,
        visitors: 1,
        owners: false,
        operators: 2,
        rest: 200,
      })
      const [pages, bookings, most] = await Promise.all([
        paced(OVERLOADED_MS, 10 * rate, view),
        paced(OVERLOADED_MS, rate / 4, reserve),
        mostHeld(server.pid, OVERLOADED_MS),
      ])
      const failedAtDesk = await desk.stop()
      const begun = performance.now()
      const after = await view(0)
      await after.text()
      const recovered = performance.now() - begun
      await server.kill()
      const faults = [
        ...(pages.other > 0 ? [`${pages.other} page views were neither served nor refused`] : []),
        ...(pages.unannounced > 0 ? [`${pages.unannounced} refusals did not say when to come back`] : []),
        ...(bookings.refused + bookings.other > 0
          ? [
              `${bookings.refused} bookings were refused and ${bookings.other} failed, while pages were served`,
            ]
          : []),
        ...failuresBut503(failedAtDesk),
        ...(await place.audit(ledger)),
        ...(most > MOST_MEGABYTES ? [`it held ${most} MB`] : []),
        ...(after.status !== 200 ? [`afterwards a page was answered ${after.status}`] : []),
      ]
      return {
        faults,
        seen: [
          `alone on one core: ${Math.round(rate)} uncached pages a second`,
          `at ten times that: ${Math.round(pages.served / (OVERLOADED_MS / 1000))} pages a second served, ${pages.refused} of ${pages.sent} refused within ${Math.round(pages.slowestRefusal)} ms`,
          `bookings meanwhile: ${bookings.served} of ${bookings.sent} answered, the slowest after ${Math.round(bookings.slowest)} ms`,
          `two operators and a visitor meanwhile: ${summaryOf(ledger)}; failed ${JSON.stringify(failedAtDesk)}`,
          `memory ${before.megabytes} MB before, ${most} MB at most; the next page after ${Math.round(recovered)} ms`,
        ],
      }
    } finally {
      await place.end()
    }
  },
}

const counted = () => ({
  sent: 0,
  served: 0,
  refused: 0,
  unannounced: 0,
  other: 0,
  slowest: 0,
  slowestRefusal: 0,
})

async function tally(count: ReturnType<typeof counted>, ask: () => Promise<Response>): Promise<void> {
  count.sent += 1
  const begun = performance.now()
  const answer = await ask().catch(() => undefined)
  await answer?.arrayBuffer().catch(() => undefined)
  const took = performance.now() - begun
  if (answer && [200, 201, 409].includes(answer.status)) {
    count.served += 1
    count.slowest = Math.max(count.slowest, took)
  } else if (answer && [429, 503].includes(answer.status)) {
    count.refused += 1
    count.slowestRefusal = Math.max(count.slowestRefusal, took)
    if (!answer.headers.has('retry-after')) count.unannounced += 1
  } else count.other += 1
}

/** A number of clients, each sending the next request after a response. */
async function during(milliseconds: number, clients: number, ask: (nth: number) => Promise<Response>) {
  const count = counted()
  const until = performance.now() + milliseconds
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < until) await tally(count, () => ask(count.sent))
    }),
  )
  return count
}

/** A number of requests a second, whether or not earlier ones are answered. */
async function paced(milliseconds: number, rate: number, ask: (nth: number) => Promise<Response>) {
  const count = counted()
  const begun = performance.now()
  const under: Promise<void>[] = []
  for (;;) {
    const elapsed = performance.now() - begun
    if (elapsed > milliseconds) break
    while (under.length < (elapsed / 1000) * rate) under.push(tally(count, () => ask(count.sent)))
    await pause(5)
  }
  await Promise.all(under)
  return count
}

async function mostHeld(pid: number, milliseconds: number): Promise<number> {
  let most = 0
  for (let waited = 0; waited < milliseconds; waited += 250) {
    most = Math.max(most, heldBy(pid).megabytes)
    await pause(250)
  }
  return most
}
