// Visitors' pages kept in memory beside nginx serving the same bytes, and what drawing one takes: one worker each, by turns.
import { parseArgs } from 'node:util'
import { debianProgram } from '../../scripts/lib/debian.mjs'
import { median, quantile, report, say, spread, table } from '../lib/figures.mjs'
import { withOwnServer } from '../lib/own-server.mjs'
import { settled } from '../lib/settled.mjs'
import { throughput } from '../lib/wrk.mjs'
import { withNginx } from './nginx.mjs'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, seconds: { type: 'string', default: '3' } },
})
const seconds = Number(values.seconds)
const DRAWINGS = 1000

const nginx = await debianProgram(['/usr/sbin/nginx'], 'nginx-light', 'the peer')
const wrk = await debianProgram(['/usr/bin/wrk'], 'wrk', 'the load')
if (!nginx || !wrk) {
  console.error('bench: nginx-light and wrk are missing, and could not be installed.')
  process.exit(1)
}

const measured = await withOwnServer(async (origin, { pid }) => {
  await settled(origin)
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address).pathname)
  const home = paths[0]
  const pages = [
    { name: 'home', path: home },
    { name: 'list', path: `${home}/vehicle` },
    { name: 'vehicle', path: paths.find((path) => path.startsWith(`${home}/vehicles/`)) },
  ]
  for (const page of pages) Object.assign(page, await warmed(origin + page.path))
  return withNginx(nginx, pages, (peer, peersPid) =>
    pages.map((page) => warm({ origin, pid }, { origin: peer, pid: peersPid }, page)),
  )
})
const cold = await withOwnServer(drawings, { PAGE_CACHE_MB: '0' })

const rows = measured.map(({ name, bytes, runs }) => {
  const ratios = (figure) => runs.map(({ ours, peers }) => ours[figure] / peers[figure])
  const shown = (figure) => [
    median(ratios(figure)).toFixed(2),
    `${(100 * spread(ratios(figure))).toFixed(0)} %`,
  ]
  return [
    name,
    bytes,
    Math.round(median(runs.map(({ ours }) => ours.perSecond))),
    Math.round(median(runs.map(({ peers }) => peers.perSecond))),
    ...shown('perSecond'),
    ...shown('perCpuSecond'),
    ...[0.5, 0.98, 0.99].map((part) => quantile(cold[name].times, part).toFixed(1)),
    cold[name].collections,
  ]
})
const heads = ['page', 'bytes', 'kept /s', 'nginx /s', 'ratio', 'spread', 'ratio of processor time', 'spread']
report(
  'pages',
  `Pages, ${values.runs} runs of ${seconds} s, 32 connections`,
  table([...heads, 'drawn ms p50', 'p98', 'p99', 'full collections'], rows),
  { measured, cold },
)

/** The page as it is answered once it is as small as it gets. */
async function warmed(url) {
  let answer
  for (let time = 0; time < 40 || !isSmallest(answer); time++) {
    answer = await fetch(url, { headers: { 'accept-encoding': 'gzip' } })
    await answer.arrayBuffer()
    await new Promise((go) => setTimeout(go, 20))
  }
  const { get } = await import('node:http')
  const body = await new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, async (response) => {
      const chunks = []
      for await (const chunk of response) chunks.push(chunk)
      resolve(Buffer.concat(chunks))
    }).on('error', reject)
  })
  return { body, headers: Object.fromEntries(answer.headers) }
}

function isSmallest(answer) {
  return answer !== undefined && !answer.headers.get('etag').includes('-quick')
}

/** By turns, so that whatever else the machine does weighs on both. */
function warm(our, peer, { name, path, body }) {
  const runs = Array.from({ length: Number(values.runs) }, () => ({
    ours: throughput(wrk, our.pid, our.origin + path, { seconds }),
    peers: throughput(wrk, peer.pid, `${peer.origin}/${name}`, { seconds }),
  }))
  const ratios = runs.map(({ ours, peers }) => ours.perCpuSecond / peers.perCpuSecond)
  say(`${name}: ${median(ratios).toFixed(2)} of nginx`)
  return { name, bytes: body.byteLength, runs }
}

/** Milliseconds that each page takes where none is kept, one after another, and how often all garbage was collected meanwhile. */
async function drawings(origin) {
  await settled(origin)
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address).pathname)
  const home = paths[0]
  const vehicle = paths.find((path) => path.startsWith(`${home}/vehicles/`))
  const taken = {}
  for (const [name, path] of [
    ['home', home],
    ['list', `${home}/vehicle`],
    ['vehicle', vehicle],
  ]) {
    const times = []
    let before
    // The first ones find code that is not compiled yet.
    for (let time = -50; time < DRAWINGS; time++) {
      if (time === 0) before = await fullCollections(origin)
      const began = performance.now()
      await (await fetch(origin + path)).arrayBuffer()
      if (time >= 0) times.push(performance.now() - began)
    }
    taken[name] = { times, collections: (await fullCollections(origin)) - before }
  }
  return taken
}

/** How often the server has collected all garbage, of old objects too. */
async function fullCollections(origin) {
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  return Number(/^nodejs_gc_duration_seconds_count\{kind="major"\} (\d+)/m.exec(metrics)?.[1] ?? 0)
}
