import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { spawnServer } from '../../tests/support/spawned-server.ts'
import { randomRequest } from '../../tests/support/trust/random-request.ts'
import { makeRentalHouse } from '../../tests/support/trust/rental-house.ts'
import { embeddedPlace } from '../lib/places.ts'
import { heldBy } from '../lib/process-figures.ts'
import type { Scenario } from '../lib/scenario.ts'
import { holdConnections, type SlowKind } from '../lib/slow-connections.ts'
import { book } from '../lib/under-load.ts'

const WEB = fileURLToPath(new URL('../../../web/build', import.meta.url))
const OF_EACH_KIND = 100
const LARGE = 'vehicles/large/picture.jpg'
const LONGEST_SECONDS = 420
const MOST_MEGABYTES = 600

/**
 * The kinds of clients, and the seconds after which none may be left: Node checks for idle ones every thirty, and twice
 * for unread responses.
 */
const kinds = (page: string): readonly SlowKind[] => [
  { name: 'send nothing at all', begin: '', within: 95 },
  {
    name: 'send headers a byte at a time',
    begin: `GET ${page} HTTP/1.1\r\nhost: localhost\r\nx-slow: `,
    trickle: 'a',
    within: 95,
  },
  {
    name: 'send an endless body',
    begin:
      'POST /api/reservations HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n{',
    trickle: ' ',
    within: 155,
  },
  {
    name: 'send a thousand requests at once and never read',
    begin: `GET ${page} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(1000),
    within: 365,
  },
  {
    name: 'request a large picture and never read',
    begin: `GET /storage/${LARGE} HTTP/1.1\r\nhost: localhost\r\n\r\n`,
    within: 365,
  },
]

/** Clients that hold a connection and do next to nothing with it. */
export const slowClients: Scenario = {
  holds: 'slow clients of every kind are closed in time, while others are served and memory stays bounded',
  async run(_wanted, progress) {
    const place = await embeddedPlace()
    try {
      const house = await makeRentalHouse(place.env)
      const large = join(place.env.DATA_DIR, 'storage', LARGE)
      mkdirSync(dirname(large), { recursive: true })
      writeFileSync(large, Buffer.alloc(16 * 1024 * 1024))
      const server = await spawnServer(
        { ...place.env, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' },
        { web: WEB },
      )
      const page = `/${house.name}/vehicle`
      const visited = [
        () => fetch(server.origin + page),
        () => fetch(`${server.origin}${page}?persons=2`),
        () => book(server.origin, randomRequest(house)),
      ]
      for (const visit of visited) await (await visit()).arrayBuffer()
      const before = heldBy(server.pid)
      const held = holdConnections(server, kinds(page), OF_EACH_KIND)
      const faults: string[] = []
      let [served, slowest, most] = [0, 0, 0]
      while (held.open() > 0 && held.seconds() < LONGEST_SECONDS) {
        for (const visit of visited) {
          const begun = performance.now()
          const status = await visit().then(
            async (answer) => (await answer.arrayBuffer()) && answer.status,
            (error) => String(error.cause ?? error),
          )
          slowest = Math.max(slowest, performance.now() - begun)
          if ([200, 201, 409].includes(Number(status))) served += 1
          else faults.push(`after ${held.seconds()} s a visitor was answered ${status}`)
        }
        most = Math.max(most, heldBy(server.pid).megabytes)
        await pause(500)
        if (held.look()) progress(`after ${held.seconds()} s ${held.open()} connections are left`)
      }
      const results = held.end()
      await server.kill()
      return {
        faults: [
          ...faults,
          ...results.filter(({ late }) => late).map(({ text }) => `cut too late: ${text}`),
          ...(most > MOST_MEGABYTES ? [`it held ${most} MB`] : []),
        ],
        seen: [
          ...results.map(({ text }) => `${OF_EACH_KIND} who ${text}`),
          `meanwhile ${served} pages and bookings, the slowest after ${Math.round(slowest)} ms; memory ${before.megabytes} MB before, ${most} MB at most`,
        ],
      }
    } finally {
      await place.end()
    }
  },
}
