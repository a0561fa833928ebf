// Visitors' cached pages as files of nginx, through the shipped proxy, from Nelly alone and from a bare server of Node,
// alternating; and how long rendering one takes.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { NGINX, startShippedProxy } from '../../apps/server/tests/support/shipped-proxy.ts'
import { debianProgram } from '../../scripts/lib/debian.mjs'
import { median, quantile, report, say, spread, table } from '../lib/figures.mjs'
import { withOwnServer } from '../lib/own-server.mjs'
import { settled } from '../lib/settled.mjs'
import { throughput } from '../lib/wrk.mjs'
import { startBareServer } from './bare.mjs'
import { startFileServer } from './files.mjs'

const { values: given } = parseArgs({
  options: {
    short: { type: 'boolean' },
    runs: { type: 'string' },
    seconds: { type: 'string' },
    renders: { type: 'string' },
  },
})
/** A short one ends in two minutes, and shows what is far off. */
const USUAL = given.short
  ? { runs: '1', seconds: '1', renders: '100' }
  : { runs: '5', seconds: '3', renders: '1000' }
const values = { ...USUAL, ...given }
const seconds = Number(values.seconds)

const nginx = await debianProgram([NGINX], 'nginx-light', 'the peer and the proxy')
const wrk = await debianProgram(['/usr/bin/wrk'], 'wrk', 'the load')
if (!nginx || !wrk) {
  console.error('bench: nginx-light and wrk are missing, and could not be installed.')
  process.exit(1)
}

/** One for both servers: the second one's pictures are converted already. */
const DATA_DIR = mkdtempSync(join(tmpdir(), 'nelly-pages-'))
process.once('exit', () => rmSync(DATA_DIR, { recursive: true, force: true }))

const measured = await withOwnServer(
  async (origin, { pid }) => {
    const pages = await pagesOf(origin)
    for (const page of pages) Object.assign(page, await responseOf(origin + page.path))
    const [files, proxy] = [await startFileServer(pages), await startShippedProxy([new URL(origin).port])]
    try {
      const servers = { nelly: { origin, pid }, files: at(files), proxy: at(proxy) }
      const taken = []
      for (const page of pages) {
        const bare = await startBareServer(page)
        taken.push(byTurns({ ...servers, bare: at(bare) }, page))
        bare.stop()
      }
      return taken
    } finally {
      await Promise.all([files.stop(), proxy.stop()])
    }
  },
  { DATA_DIR },
)
const cold = await withOwnServer(renderTimes, { DATA_DIR, PAGE_CACHE_MB: '0' })

const rows = measured.map(({ name, bytes, runs }) => {
  const shown = (server, figure) => {
    const ratios = runs.map((run) => run[server][figure] / run.files[figure])
    return `${median(ratios).toFixed(2)} ± ${(50 * spread(ratios)).toFixed(0)} %`
  }
  return [
    name,
    bytes,
    ...['files', 'proxy', 'nelly'].map((server) =>
      Math.round(median(runs.map((run) => run[server].perSecond))),
    ),
    ...['perSecond', 'perCpuSecond'].flatMap((figure) =>
      ['proxy', 'nelly', 'bare'].map((server) => shown(server, figure)),
    ),
    ...[0.5, 0.99].map((share) => quantile(cold[name], share).toFixed(1)),
  ]
})
const heads = [
  'page',
  'bytes',
  'nginx /s',
  'proxy /s',
  'Nelly /s',
  'proxy of nginx',
  'Nelly of nginx',
  'bare Node',
]
report(
  'pages',
  `Pages, ${values.runs} runs of ${seconds} s, 32 connections`,
  table([...heads, 'proxy by processor time', 'Nelly', 'bare Node', 'rendered ms p50', 'p99'], rows),
  { measured, cold },
)

/** A home page, a list and a vehicle of the demo, once their pictures are converted. */
async function pagesOf(origin) {
  await settled(origin)
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address).pathname)
  const [home] = paths
  const vehicle = paths.find((path) => path.startsWith(`${home}/vehicles/`))
  return [
    { name: 'home', path: home },
    { name: 'list', path: `${home}/vehicle` },
    { name: 'vehicle', path: vehicle },
  ]
}

/** The page as `wrk` gets it. */
async function responseOf(url) {
  const [response] = await once(get(url, { headers: { 'accept-encoding': 'gzip' } }), 'response')
  return { body: await buffer(response), headers: response.headers }
}

function at({ port, pid }) {
  return { origin: `http://127.0.0.1:${port}`, pid }
}

/** Alternating, so that other load on the machine affects all of them. */
function byTurns(servers, { name, path, body }) {
  const runs = Array.from({ length: Number(values.runs) }, () =>
    Object.fromEntries(
      Object.entries(servers).map(([server, { origin, pid }]) => [
        server,
        throughput(wrk, pid, origin + path, { seconds }),
      ]),
    ),
  )
  const of = (server) => median(runs.map((run) => run[server].perSecond / run.files.perSecond)).toFixed(2)
  say(`${name}: the proxy ${of('proxy')} of nginx, Nelly ${of('nelly')}`)
  return { name, bytes: body.byteLength, runs }
}

/** The milliseconds to render each page without the cache, one after another. */
async function renderTimes(origin) {
  const taken = {}
  for (const { name, path } of await pagesOf(origin)) {
    taken[name] = []
    // The first ones run uncompiled code.
    for (let time = -50; time < Number(values.renders); time++) {
      const began = performance.now()
      await (await fetch(origin + path)).arrayBuffer()
      if (time >= 0) taken[name].push(performance.now() - began)
    }
  }
  return taken
}
