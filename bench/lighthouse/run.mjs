// Lighthouse's mobile profile over every public page of the demo, on a freshly started server: a table, and its raw figures.
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { say } from '../lib/figures.mjs'
import { withOwnServer } from '../lib/own-server.mjs'
import { medianOf } from './figures.mjs'
import { measure } from './measure.mjs'
import { publicPages } from './pages.mjs'
import { table } from './table.mjs'

// `--page home` measures only that page, `--at` a server that runs already, `--keep` keeps Lighthouse's reports.
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    page: { type: 'string' },
    at: { type: 'string' },
    keep: { type: 'boolean' },
  },
})
const results = fileURLToPath(new URL('../results/', import.meta.url))

await (values.at === undefined ? withOwnServer(measureAll) : measureAll(values.at))

async function measureAll(origin) {
  say(`the server is at ${origin}; waiting for its pictures …`)
  const all = await publicPages(origin)
  const pages = all.filter(({ name }) => values.page === undefined || name === values.page)
  const measured = []
  for (const page of pages) {
    // A warm-up: the first response of a fresh server is not typical.
    await (await fetch(page.url)).text()
    const runs = []
    for (let run = 1; run <= Number(values.runs); run++) runs.push(await figuresFor(page, run))
    const median = medianOf(runs)
    measured.push({ name: page.name, mayBeListed: page.mayBeListed, median, runs })
    say(`${page.name}: performance ${median.scores.performance}, LCP ${Math.round(median.lcp)} ms`)
  }
  report(measured)
}

async function figuresFor(page, run) {
  const { figures, report: json } = await measure(page)
  if (values.keep) {
    mkdirSync(`${results}raw`, { recursive: true })
    writeFileSync(`${results}raw/${page.name.replaceAll(' ', '-')}-${run}.json`, json)
  }
  return figures
}

function report(pages) {
  const [{ model } = { model: 'unknown' }] = cpus()
  const heading = `Lighthouse, mobile, medians of ${values.runs} runs, ${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${model}, Node ${process.versions.node}`
  const text = `${heading}\n\n${table(pages)}\n`
  console.log(`\n${text}`)
  if (values.page !== undefined || values.at !== undefined) return
  mkdirSync(results, { recursive: true })
  writeFileSync(`${results}lighthouse.md`, text)
  writeFileSync(`${results}lighthouse.json`, `${JSON.stringify({ heading, pages }, null, 1)}\n`)
  say(`written to ${results}`)
}
