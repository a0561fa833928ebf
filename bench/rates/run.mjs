// Pages and calls with prices, on landings of sixty vehicles each that differ in their rates alone, by turns: the default
// ones, own ones that use everything, the same with every rule, and the largest document.
import { parseArgs } from 'node:util'
import { byTurns } from '../lib/by-turns.mjs'
import { median, quantile, report, say, table } from '../lib/figures.mjs'
import { withOwnServer } from '../lib/own-server.mjs'
import { largestRates } from '../quotes/largest-rates.mjs'
import { HOURS, ownRates, ruledRates } from './documents.mjs'
import { openAt, saveRates, withLandings } from './landings.mjs'

const { values } = parseArgs({ options: { times: { type: 'string', default: '200' } } })
const KINDS = ['default', 'own', 'own with rules', 'largest']

const day = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
/** A Wednesday in three weeks. */
const AHEAD = 21 + ((10 - new Date().getUTCDay()) % 7)
const trip = new URLSearchParams({
  place_of_departure: 'Santiago',
  arrival_place: 'La Romana',
  date_of_departure: day(AHEAD),
  time_of_departure: '10:00',
  date_of_arrival: day(AHEAD + 7),
  time_of_arrival: '10:00',
  number_of_persons: '2',
})

const PAGES = [
  { name: 'home', of: ({ name }) => `/${name}` },
  { name: 'list without dates', of: ({ name }) => `/${name}/vehicle` },
  { name: 'list with dates', of: ({ name }) => `/${name}/vehicle?${trip}` },
  { name: 'vehicle with dates', of: ({ name, vehicleIds }) => `/${name}/vehicles/${vehicleIds[7]}?${trip}` },
]

/** The quartiles of the ratio of two kinds in each turn, as both are measured under the same load. */
function quartiles(these, those) {
  const ratios = these.map((ms, turn) => ms / those[turn])
  return [0.25, 0.75].map((share) => quantile(ratios, share).toFixed(2)).join(' to ')
}

/** A refused trip costs nothing to render: pages by rules must name at least as many amounts as those by own rates without. */
async function expectPrices(asked) {
  const [, own, ruled] = await Promise.all(
    asked.map(async ({ url }) => (await (await fetch(url)).text()).split('US$').length),
  )
  if (ruled < own) throw new Error(`${asked[2].url}: ${ruled} amounts, ${own} without rules`)
}

const measured = await withLandings(KINDS.length, ({ folder, token, landings }) =>
  withOwnServer(
    async (origin) => {
      const [, own, ruled, largest] = landings
      const caller = { origin, token }
      await saveRates(caller, own, ownRates(own))
      await saveRates(caller, ruled, ruledRates(ruled))
      await openAt(caller, ruled, HOURS)
      await saveRates(caller, largest, largestRates(largest.vehicleIds))
      const measured = []
      for (const { name, of } of PAGES) {
        const asked = landings.map((landing) => ({ url: origin + of(landing), token }))
        await expectPrices(asked)
        measured.push({ name, times: await byTurns(asked, Number(values.times)) })
        say(name)
      }
      return measured
    },
    { DATA_DIR: folder, DEMO: 'off', PAGE_CACHE_MB: '0', RATE_LIMITS: 'off' },
  ),
)

const rows = measured.map(({ name, times }) => {
  const [usual, own, ruled, largest] = times.map(median)
  return [
    name,
    ...[usual, own, ruled, largest].map((ms) => ms.toFixed(1)),
    ...times.slice(0, 3).map((each) => quantile(each, 0.95).toFixed(1)),
    ...[own, ruled, largest].map((ms) => (ms / usual).toFixed(2)),
    (ruled / own).toFixed(2),
    quartiles(times[2], times[0]),
  ]
})
const heads = [
  'page',
  ...KINDS.map((kind) => `${kind}, ms`),
  ...KINDS.slice(0, 3).map((kind) => `${kind}, p95`),
]
report(
  'rates',
  `Pages of 60 vehicles by their landing's rates, ${values.times} times each, by turns`,
  table(
    [
      ...heads,
      'own of default',
      'rules of default',
      'largest of default',
      'rules of own',
      'rules of default, quartiles',
    ],
    rows,
  ),
  measured,
)
