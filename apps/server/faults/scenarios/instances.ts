import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startBucketServer } from '../../tests/support/bucket-server.ts'
import { freePort } from '../../tests/support/free-port.ts'
import { loginOverHttp } from '../../tests/support/login-over-http.ts'
import { NGINX, startShippedProxy } from '../../tests/support/shipped-proxy.ts'
import { spawnServer } from '../../tests/support/spawned-server.ts'
import { auditBookings } from '../../tests/support/trust/audit.ts'
import { emptyLedger, summaryOf } from '../../tests/support/trust/ledger.ts'
import { sendUnanswered, startLoad } from '../../tests/support/trust/load.ts'
import { queryingServer } from '../../tests/support/trust/query.ts'
import { randomRequest } from '../../tests/support/trust/random-request.ts'
import { makeRentalHouse, type RentalHouse } from '../../tests/support/trust/rental-house.ts'
import { serverPlace } from '../lib/places.ts'
import type { Scenario } from '../lib/scenario.ts'
import { debians } from '../lib/scenario-needs.ts'

const WEB = fileURLToPath(new URL('../../../web/build', import.meta.url))
const EDITS = 10
/** How long visitors of one instance may see outdated pages after a change through another. */
const FRESH_MS = 1000

/** Two servers behind nginx, on one PostgreSQL and one bucket. */
export const instances: Scenario = {
  holds:
    'an edit through either of two servers is visible to all visitors within a second; sessions, keys and limits are shared; a rolling restart loses nothing',
  async run() {
    debians('nginx-light', NGINX)
    const place = await serverPlace({ debians: true })
    const buckets = await startBucketServer('pictures')
    const ports = [await freePort(), await freePort()]
    const proxy = await startShippedProxy(ports)
    const env = {
      ...place.env,
      ...buckets.env('pictures'),
      PUBLIC_URL: `http://127.0.0.1:${proxy.port}`,
      TRUST_PROXY: 'on',
      LOG_LEVEL: 'silent',
    }
    try {
      const house = await makeRentalHouse(env)
      const start = (port = 0, more = {}) =>
        spawnServer({ ...env, HOST: '127.0.0.1', PORT: String(port), ...more }, { web: WEB })
      const servers = [await start(ports[0]), await start(ports[1])]
      const [one, other] = ports.map((port) => `http://127.0.0.1:${port}`) as [string, string]
      const delays = await freshness(house, one, other)
      const faults = [
        ...delays
          .filter((delay) => delay > FRESH_MS)
          .map((delay) => `an edit was seen after ${Math.round(delay)} ms`),
        ...(await shared(house, one, other)),
      ]
      // From here on all visitors have the same address, whose bookings are limited.
      for (const [nth, port] of ports.entries()) {
        await servers[nth]?.kill()
        servers[nth] = await start(port, { RATE_LIMITS: 'off' })
      }
      const ledger = emptyLedger(house.landing)
      const failed: string[] = []
      const through = `http://127.0.0.1:${proxy.port}`
      const load = startLoad(house, ledger, {
        origin: () => through,
        visitors: 4,
        owners: false,
        operators: 4,
      })
      const views = view(`${through}/${house.name}/vehicle`, failed)
      for (const [nth, port] of ports.entries()) {
        await pause(2000)
        servers[nth]?.signal('SIGTERM')
        await servers[nth]?.ended
        servers[nth] = await start(port, { RATE_LIMITS: 'off' })
      }
      await pause(2000)
      await load.stop()
      const seen = await views.stop()
      // What a stopping server refused, the proxy leaves to the client to retry, with its key.
      await sendUnanswered(ledger, through)
      const lost = Object.keys(ledger.unanswered).length
      if (lost > 0) faults.push(`${lost} bookings were not answered`)
      if (failed.length > 0)
        faults.push(`of ${seen} page views ${failed.length} failed: ${[...new Set(failed)]}`)
      for (const server of servers) await server.kill()
      faults.push(...(await queryingServer(place.env.DATABASE_URL, (query) => auditBookings(query, ledger))))
      return {
        faults,
        seen: [
          `${place.name}: ${EDITS} edits seen through the other server after ${Math.round(Math.max(...delays))} ms at most`,
          `rolling restart of both: ${summaryOf(ledger)} and ${seen} page views through nginx; ${failed.length + lost} bookings and views lost`,
        ],
      }
    } finally {
      await proxy.stop()
      await buckets.stop()
      await place.end()
    }
  },
}

/** For some edits through one server, how long visitors of the other did not see them, in milliseconds. */
async function freshness({ landing, name, token, edited }: RentalHouse, one: string, other: string) {
  const page = async () => (await fetch(`${other}/${name}/vehicle`)).text()
  const delays: number[] = []
  for (let edit = 0; edit < EDITS; edit++) {
    await page()
    const called = `Kia ${randomUUID().slice(0, 8)}`
    const answer = await fetch(`${one}/api/vehicles/${landing}/${edited[0]}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: called }),
    })
    if (!answer.ok) throw new Error(`the edit was answered ${answer.status}`)
    const begun = performance.now()
    while (!(await page()).includes(called) && performance.now() - begun < 10 * FRESH_MS) await pause(10)
    delays.push(performance.now() - begun)
  }
  return delays
}

/** Sessions, keys and limits are shared by both servers. */
async function shared(house: RentalHouse, one: string, other: string): Promise<string[]> {
  const faults: string[] = []
  const token = await loginOverHttp(one, house)
  const session = await fetch(`${other}/api/session`, {
    headers: { authorization: `Bearer ${((await token.json()) as { token: string }).token}` },
  })
  if (session.status !== 200) faults.push(`a session of the other server was answered ${session.status}`)
  const [key, request] = [randomUUID(), randomRequest(house)]
  const references = []
  for (const origin of [one, other]) {
    const answer = await fetch(`${origin}/api/reservations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(request),
    })
    references.push(((await answer.json()) as { reference: string }).reference)
  }
  if (references[0] === undefined || references[0] !== references[1]) faults.push('one key booked twice')
  const guesses: number[] = []
  for (let guess = 0; guess < 24; guess++)
    guesses.push(
      (await loginOverHttp(guess % 2 ? one : other, { ...house, password: 'a wrong guess' })).status,
    )
  const admitted = guesses.filter((status) => status !== 429).length
  if (admitted !== 20) faults.push(`${admitted} guesses at a password were let in by both together, not 20`)
  return faults
}

/** Polls a page; errors are added to `failed`. Stopping returns the number of requests. */
function view(url: string, failed: string[]) {
  let stopped = false
  let seen = 0
  const looking = (async () => {
    while (!stopped) {
      const status = await fetch(url).then(
        async (answer) => (await answer.text()) && answer.status,
        (error) => String(error.cause?.code ?? error),
      )
      seen += 1
      if (status !== 200) failed.push(String(status))
      await pause(10)
    }
  })()
  return {
    async stop() {
      stopped = true
      await looking
      return seen
    },
  }
}
