// Each frequent page and call of one owner, alone in the database and amid the large world: same contents, by turns.
import { startPostgresCluster } from '../../apps/server/src/testing/postgres-cluster.ts'
import { postgres18 } from '../../apps/server/src/testing/postgres-programs.ts'
import { median, quantile, report, say, table } from '../house/figures.mjs'
import { withOwnServer } from '../house/own-server.mjs'
import { fillWorld, somebody } from '../house/world.mjs'
import { worldSize } from '../house/world-size.mjs'

const day = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const dates = `date_of_departure=${day(20)}&time_of_departure=10:00&date_of_arrival=${day(23)}&time_of_arrival=10:00`

const ASKED = [
  { name: 'home', of: ({ name }) => `/${name}` },
  { name: 'list', of: ({ name }) => `/${name}/vehicle` },
  { name: 'list with dates', of: ({ name }) => `/${name}/vehicle?${dates}` },
  { name: 'vehicle', of: ({ name, vehicle }) => `/${name}/vehicles/${vehicle}` },
  { name: 'public call', of: ({ name }) => `/api/publicLanding/${name}` },
  { name: 'landings', of: ({ owner }) => `/api/landing/${owner}` },
  { name: 'vehicles', of: ({ landing }) => `/api/vehicles/${landing}` },
  { name: 'reservations', of: ({ owner }) => `/api/reservations/user/${owner}` },
  { name: 'figures', of: ({ owner }) => `/api/figures/${owner}` },
  { name: 'fleet', of: ({ landing }) => `/api/fleet/${landing}` },
]

const { size, values } = worldSize({ times: '60' })
const cluster = await startPostgresCluster(postgres18(), { copied: true })
try {
  const alone = await world('alone', { ...size, owners: 1 })
  const amid = await world('amid', size)
  const variables = (url) => ({ DATABASE_URL: url, PAGE_CACHE_MB: '0', RATE_LIMITS: 'off' })
  const measured = await withOwnServer(
    (one) => withOwnServer((other) => compare(one, other, alone, amid), variables(amid.url)),
    variables(alone.url),
  )
  const rows = measured.map(({ name, times }) => [
    name,
    median(times[0]).toFixed(1),
    median(times[1]).toFixed(1),
    (median(times[1]) / median(times[0])).toFixed(2),
    quantile(times[0], 0.95).toFixed(1),
    quantile(times[1], 0.95).toFixed(1),
  ])
  const heads = ['asked', 'alone ms p50', 'amid ms p50', 'ratio', 'alone p95', 'amid p95']
  const all = size.owners * size.landingsEach * size.vehiclesEach
  const title = `Scale, ${size.owners} owners, ${all} vehicles, ${all * size.reservationsEach} reservations, ${values.times} times each`
  report('scale', title, table(heads, rows), { size, measured })
} finally {
  await cluster.stop()
}

async function world(name, of) {
  const url = new URL(cluster.url)
  url.pathname = name
  const { Client } = (await import('pg')).default
  const admin = new Client({ connectionString: cluster.url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  say(`filling the database of those ${name} …`)
  await fillWorld(url.href, of)
  return { url: url.href, who: await somebody(url.href) }
}

async function compare(aloneOrigin, amidOrigin, alone, amid) {
  const measured = []
  for (const { name, of } of ASKED) {
    const times = [[], []]
    for (let time = 0; time < Number(values.times) + 10; time++) {
      for (const [index, origin, { who }] of [
        [0, aloneOrigin, alone],
        [1, amidOrigin, amid],
      ]) {
        const began = performance.now()
        const answer = await fetch(origin + of(who), { headers: { authorization: `Bearer ${who.token}` } })
        await answer.arrayBuffer()
        if (answer.status !== 200) throw new Error(`${of(who)}: ${answer.status}`)
        if (time >= 10) times[index].push(performance.now() - began)
      }
    }
    say(`${name}: ${(median(times[1]) / median(times[0])).toFixed(2)}`)
    measured.push({ name, times })
  }
  return measured
}
