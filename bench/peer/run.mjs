// The home page of the demo's landing beside a WordPress with its default theme that shows the same texts and pictures.
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { median, report, say, spread, table } from '../lib/figures.mjs'
import { withOwnServer } from '../lib/own-server.mjs'
import { throughput } from '../lib/wrk.mjs'
import { measure } from '../lighthouse/measure.mjs'
import { publicPages } from '../lighthouse/pages.mjs'
import { partsOf } from './home.mjs'
import { programs } from './programs.mjs'
import { withWordPress } from './wordpress.mjs'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, seconds: { type: 'string', default: '5' } },
})
const runs = Number(values.runs)
/** First bytes that are waited for in each run. */
const FIRST_BYTES = 40

const { found, missing } = await programs()
if (process.getuid?.() !== 0 || missing.length > 0) {
  const lacks = missing.length > 0 ? `Debian’s ${missing.join(', ')}` : 'root'
  console.log(`bench: peer: skipped, as it needs ${lacks}.`)
  process.exit(0)
}

const folder = mkdtempSync(join(tmpdir(), 'nelly-peers-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
await withOwnServer(
  async (origin, { pid }) => {
    say('waiting for the demo’s pictures …')
    const { url } = (await publicPages(origin)).find(({ name }) => name === 'home')
    const page = partsOf(await (await fetch(url)).text(), join(folder, 'storage'))
    say(`WordPress gets ${page.parts.length} headings, paragraphs and pictures …`)
    await withWordPress(found, page, async (peer, { pid: peersPid, theme }) => {
      const sides = {
        nelly: { name: 'Nelly', url, pid },
        peer: { name: `WordPress, ${theme}`, url: peer, pid: peersPid },
      }
      tell(sides, await byTurns(sides))
    })
  },
  { DATA_DIR: folder },
)
process.exit(0)

async function byTurns(sides) {
  const all = []
  for (const side of Object.values(sides)) await firstBytes(side.url, 20)
  for (let run = 0; run < runs; run++) {
    const figures = {}
    for (const [key, side] of Object.entries(sides)) {
      const ttfb = median(await firstBytes(side.url, FIRST_BYTES))
      const { perSecond } = throughput(found.wrk, side.pid, side.url, {
        seconds: Number(values.seconds),
        connections: 8,
      })
      const { figures: page } = await measure({ name: side.name, url: side.url })
      figures[key] = { ttfb, perSecond, ...page, performance: page.scores.performance }
      say(`${side.name}: ${perSecond.toFixed(0)} /s, performance ${page.scores.performance}`)
    }
    all.push(figures)
  }
  return all
}

function tell(sides, all) {
  const types = ['html', 'css', 'js', 'images', 'fonts', 'other']
  const rows = [
    ['Lighthouse performance', (one) => one.performance, 0],
    ['LCP, ms', (one) => one.lcp, 0],
    ['CLS', (one) => one.cls, 3],
    ['blocking, ms', (one) => one.tbt, 0],
    ['requests', (one) => one.requests, 0],
    ['kB', (one) => Object.values(one.bytes).reduce((sum, bytes) => sum + bytes, 0) / 1024, 1],
    ...types.map((type) => [`kB of ${type}`, (one) => (one.bytes[type] ?? 0) / 1024, 1]),
    ['first byte, ms', (one) => one.ttfb, 2],
    ['home pages /s', (one) => one.perSecond, 0],
  ].map(([name, of, digits]) => {
    const [ours, peers] = ['nelly', 'peer'].map((side) => all.map((run) => of(run[side])))
    const ratios = ours.map((figure, run) => figure / peers[run]).filter(Number.isFinite)
    return [
      name,
      median(ours).toFixed(digits),
      median(peers).toFixed(digits),
      ratios.length > 0 ? median(ratios).toPrecision(2) : '–',
      ratios.length > 0 && median(ratios) > 0 ? `${(100 * spread(ratios)).toFixed(0)} %` : '–',
    ]
  })
  report(
    'peer',
    `Home page, medians of ${runs} runs`,
    table(['', sides.nelly.name, sides.peer.name, 'ratio', 'spread'], rows),
    all,
  )
}

/** Milliseconds from asking for a page to its first byte, over one connection, one after the other. */
async function firstBytes(url, times) {
  const taken = []
  for (let time = 0; time < times; time++) {
    const began = performance.now()
    await new Promise((resolve, reject) => {
      get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
        taken.push(performance.now() - began)
        response.resume().once('end', resolve)
      }).once('error', reject)
    })
  }
  return taken
}
