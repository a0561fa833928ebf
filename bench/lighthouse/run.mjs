// Lighthouse's mobile profile over every public page of the demo, on a freshly started server: a table, and its raw figures.
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { withOwnServer } from '../house/own-server.mjs'
import { CATEGORIES, figuresOf, medianOf } from './figures.mjs'
import { publicPages } from './pages.mjs'
import { table } from './table.mjs'

// `--page home` measures that page alone, `--at` a server that runs already, `--keep` leaves Lighthouse's whole reports.
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    page: { type: 'string' },
    at: { type: 'string' },
    keep: { type: 'boolean' },
  },
})
const results = fileURLToPath(new URL('../results/', import.meta.url))

/** As root, Chromium runs without its sandbox only; nothing is asked of the world outside. */
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic']

const say = (line) => console.log(`bench: ${line}`)

await (values.at === undefined ? withOwnServer(measureAll) : measureAll(values.at))

async function measureAll(origin) {
  say(`the server is at ${origin}; waiting for its pictures …`)
  const all = await publicPages(origin)
  const pages = all.filter(({ name }) => values.page === undefined || name === values.page)
  const measured = []
  for (const page of pages) {
    // Once unmeasured: the first answer of a fresh server is nobody's usual one.
    await (await fetch(page.url)).text()
    const runs = []
    for (let run = 1; run <= Number(values.runs); run++) runs.push(await measureSurely(page, run))
    const median = medianOf(runs)
    measured.push({ name: page.name, mayBeListed: page.mayBeListed, median, runs })
    say(`${page.name}: performance ${median.scores.performance}, LCP ${Math.round(median.lcp)} ms`)
  }
  report(measured)
}

/** On a busy machine Lighthouse now and then fails to record a page: then it is asked again. */
async function measureSurely(page, run, tries = 3) {
  try {
    return await measure(page, run)
  } catch (error) {
    if (tries === 1) throw error
    say(`${error.message}; once more`)
    return measureSurely(page, run, tries - 1)
  }
}

async function measure({ name, url }, run) {
  const chrome = await launch({ chromePath: process.env.CHROMIUM_PATH, chromeFlags: FLAGS })
  try {
    const options = { port: chrome.port, onlyCategories: Object.keys(CATEGORIES), ignoreStatusCode: true }
    const { lhr, report: json } = await lighthouse(url, { ...options, output: 'json', logLevel: 'error' })
    if (lhr.runtimeError) throw new Error(`${name}: ${lhr.runtimeError.message}`)
    if (values.keep) {
      mkdirSync(`${results}raw`, { recursive: true })
      writeFileSync(`${results}raw/${name.replaceAll(' ', '-')}-${run}.json`, json)
    }
    return figuresOf(lhr)
  } finally {
    await chrome.kill()
  }
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
