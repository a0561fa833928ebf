// Each frequent page and call of one owner, alone in the database and in the large one: the same contents, alternating.
// The same for an owner with 50,000 reservations; and for them the first page of a list beside the last.
import { besideEachOther, byTurns } from '../lib/by-turns.mjs'
import { median, report, say, table } from '../lib/figures.mjs'
import { withOwnServer } from '../lib/own-server.mjs'
import { somebody } from '../lib/world.mjs'
import { worldSize } from '../lib/world-size.mjs'
import { withWorlds } from '../lib/worlds.mjs'
import { ASKED, ORDERS, pageOf } from './asked.mjs'

const { size, values } = worldSize({ times: '60', kept: '' })

const measured = await withWorlds(size, values.kept, async (urls) => {
  const server = (url, use) =>
    withOwnServer(use, { DATABASE_URL: url, PAGE_CACHE_MB: '0', RATE_LIMITS: 'off' })
  const [one, busy] = ['crowd', 'busy']
  const who = {
    one: { alone: await somebody(urls.alone, one), amid: await somebody(urls.amid, one) },
    busy: { alone: await somebody(urls.busy, busy), amid: await somebody(urls.amid, busy) },
  }
  return server(urls.amid, (amid) => {
    const beside = (alone, { alone: there, amid: here }) =>
      inTurn(ASKED, ({ of }) => [asked(alone, of, there), asked(amid, of, here)])
    return server(urls.alone, async (alone) => ({
      one: await beside(alone, who.one),
      busy: await server(urls.busy, (alone) => beside(alone, who.busy)),
      pages: await lists(amid, who.busy.amid),
    }))
  })
})

const heads = (first, second) => [
  'asked',
  `${first} ms p50`,
  `${second} ms p50`,
  'ratio',
  `${first} p95`,
  `${second} p95`,
]
const rows = (part) => measured[part].map(({ name, times }) => [name, ...besideEachOther(times)])
const all = size.owners * size.landingsEach * size.vehiclesEach
report(
  'scale',
  `Scale, ${size.owners} owners, ${all} vehicles, ${all * size.reservationsEach} reservations, ${values.times} times each`,
  [
    `An owner like the others:\n\n${table(heads('alone', 'amid'), rows('one'))}`,
    `An owner with 100 reservations of each vehicle:\n\n${table(heads('alone', 'amid'), rows('busy'))}`,
    `Pages of the reservations of that one, amid:\n\n${table(heads('first', 'last'), rows('pages'))}`,
  ].join('\n\n'),
  { size, measured },
)

function asked(origin, of, who) {
  return { url: origin + of(who), token: who.token }
}

async function inTurn(list, pairOf) {
  const measured = []
  for (const entry of list) {
    const times = await byTurns(pairOf(entry), Number(values.times))
    say(`${entry.name}: ${(median(times[1]) / median(times[0])).toFixed(2)}`)
    measured.push({ name: entry.name, times })
  }
  return measured
}

/** The first page of each order beside the last. */
async function lists(origin, who) {
  const { url, token } = asked(origin, pageOf(ORDERS[0], 1), who)
  const first = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  const last = Math.ceil(Number(first.headers.get('x-total-count')) / 25)
  return inTurn(
    ORDERS.map((order) => ({ name: `sort=${order}`, order })),
    ({ order }) => [1, last].map((page) => asked(origin, pageOf(order, page), who)),
  )
}
