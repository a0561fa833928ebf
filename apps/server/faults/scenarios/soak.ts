import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { spawnServer } from '../../tests/support/spawned-server.ts'
import { emptyLedger, summaryOf } from '../../tests/support/trust/ledger.ts'
import { startLoad } from '../../tests/support/trust/load.ts'
import { makeRentalHouse } from '../../tests/support/trust/rental-house.ts'
import { embeddedPlace } from '../lib/places.ts'
import { busySeconds, type Held, heldBy } from '../lib/process-figures.ts'
import type { Scenario } from '../lib/scenario.ts'

const WEB = fileURLToPath(new URL('../../../web/build', import.meta.url))
const SAMPLES = 60
/** Only some samples are printed. */
const MARK = 10
/** The first part is the warm-up; of the rest, the last third may use this much more than the first. */
const WARMING = 0.25
const MORE_MEGABYTES = 40
const MORE_FILES = 10
/** Data that grew for an hour would need more for good reasons. */
const MOST_ADDED = 60

/** Mixed load for a long time. */
export const soak: Scenario = {
  holds: 'under mixed load for as long as --minutes says, memory and open files stay flat',
  async run({ minutes, rest }, progress) {
    const place = await embeddedPlace()
    try {
      const house = await makeRentalHouse(place.env)
      const server = await spawnServer(
        { ...place.env, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' },
        { web: WEB },
      )
      const ledger = emptyLedger(house.landing)
      const load = startLoad(house, ledger, {
        origin: () => server.origin,
        visitors: 2,
        rest,
        mostAdded: MOST_ADDED,
      })
      const reading = readPages(`${server.origin}/${house.name}`, rest)
      const samples: Held[] = []
      const marks: string[] = []
      const busy = () =>
        Math.round((busySeconds(server.pid) / (samples.length * (minutes / SAMPLES) * 60)) * 100)
      for (let nth = 1; nth <= SAMPLES; nth++) {
        await pause((minutes * 60_000) / SAMPLES)
        const held = heldBy(server.pid)
        samples.push(held)
        if (nth % MARK > 0) continue
        const minute = Math.round((minutes * nth) / SAMPLES)
        marks.push(`after ${minute} min ${held.megabytes} MB and ${held.files} open files`)
        progress(`${marks.at(-1)}, ${busy()} % of a core; ${summaryOf(ledger)}, ${reading.pages()} pages`)
      }
      const share = busy()
      await reading.stop()
      await load.stop()
      await server.kill()
      const warm = samples.slice(Math.round(SAMPLES * WARMING))
      const third = Math.floor(warm.length / 3)
      const [early, late] = [middle(warm.slice(0, third)), middle(warm.slice(-third))]
      const faults = [
        ...(late.megabytes > early.megabytes + MORE_MEGABYTES ? ['memory grew'] : []),
        ...(late.files > early.files + MORE_FILES ? ['open files grew'] : []),
      ]
      return {
        faults,
        seen: [
          `${minutes} minutes at ${share} % of a core: ${summaryOf(ledger)}, ${reading.pages()} pages`,
          ...marks,
          `once warm ${early.megabytes} MB and ${early.files} open files, at the end ${late.megabytes} MB and ${late.files}`,
        ],
      }
    } finally {
      await place.end()
    }
  },
}

/** A visitor who reads one page after the other. */
function readPages(landing: string, rest: number) {
  const stopping = new AbortController()
  let pages = 0
  const reading = (async () => {
    while (!stopping.signal.aborted) {
      for (const path of ['', '/vehicle', '/FAQ', '/vehicle?persons=2']) {
        await (await fetch(`${landing}${path}`)).text()
        pages += 1
      }
      await pause(rest)
    }
  })()
  return {
    pages: () => pages,
    async stop() {
      stopping.abort()
      await reading
    },
  }
}

/** The median of each. */
function middle(samples: readonly Held[]): Held {
  const half = Math.floor(samples.length / 2)
  const of = (which: keyof Held) => samples.map((held) => held[which]).sort((a, b) => a - b)[half] ?? 0
  return { megabytes: of('megabytes'), files: of('files') }
}
