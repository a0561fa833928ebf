import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'

const results = fileURLToPath(new URL('../results/', import.meta.url))

/** The quantile of the values, from 0 to 1. */
export function quantile(numbers, share) {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}

export const median = (numbers) => quantile(numbers, 0.5)

/** The spread of the runs, as a share of their median. */
export const spread = (numbers) => (Math.max(...numbers) - Math.min(...numbers)) / median(numbers)

/** A Markdown table from its heads and rows. */
export const table = (heads, rows) =>
  [heads, heads.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

/**
 * Prints the results, and writes them with the raw figures to `bench/results/NAME.md` and `.json`, outside the
 * repository.
 */
export function report(name, title, text, raw) {
  const [{ model } = { model: 'unknown' }] = cpus()
  const load = loadavg()[0].toFixed(1)
  const heading = `${title}, ${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${model}, Node ${process.versions.node}, load ${load} at the end`
  console.log(`\n${heading}\n\n${text}\n`)
  mkdirSync(results, { recursive: true })
  writeFileSync(`${results}${name}.md`, `${heading}\n\n${text}\n`)
  writeFileSync(`${results}${name}.json`, `${JSON.stringify({ heading, raw }, null, 1)}\n`)
}

export const say = (line) => console.log(`bench: ${line}`)
