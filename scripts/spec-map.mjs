// Fills docs/spec-map.md with the rules that titles of tests say: `npm run docs`.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const FOLDERS = {
  domain: 'packages/domain/src',
  contract: 'packages/contract/src',
  server: 'apps/server/src',
  'server-tests': 'apps/server/tests',
  web: 'apps/web/app',
  e2e: 'e2e',
}

/** Where a path of the map is in the repository. */
export const placeOf = (path) => path.replace(/^[\w-]+/, (folder) => FOLDERS[folder])

/** A comment that names section and files, and the title of the test below it. */
const MARKED = /^ *\/\/ Rule of "(.+)": (.+)\n *test(?:\.\w+)*\(\s*(['"])(.+)\3/gm
const isTest = (path) => /\.(?:test|journey)\.ts$/.test(path)
const cell = (paths) => paths.map((path) => `\`${path}\``).join(', ')

/** The row of each marked test of a source, with its section. */
export function rowsOf(path, source) {
  return [...source.matchAll(MARKED)].map(([, section, paths, , title]) => {
    const files = paths.split(', ')
    const tests = [path, ...files.filter(isTest)]
    const others = files.filter((file) => !isTest(file))
    return { section, row: `| “${title}” | ${cell(others)} | ${cell(tests)} |` }
  })
}

/** The rows of all tests. */
export function rowsOfTests() {
  return Object.entries(FOLDERS).flatMap(([name, folder]) =>
    globSync('**/*.{test,journey}.ts', {
      cwd: join(root, folder),
      exclude: (path) => path.includes('node_modules'),
    })
      .sort()
      .flatMap((path) => rowsOf(`${name}/${path}`, readFileSync(join(root, folder, path), 'utf8'))),
  )
}

/** The map with these rows at the end of their sections' tables, in place of those it had; throws at an unknown section. */
export function filled(map, rows) {
  const left = new Set(rows)
  const sections = map.split(/(?=^## )/m).map((text) => {
    const heading = text.match(/^## (?:\d+\. )?(.*)/)?.[1]
    const own = rows.filter((row) => row.section === heading)
    for (const row of own) left.delete(row)
    const kept = text.split('\n').filter((line) => !line.startsWith('| “'))
    const end = kept.findLastIndex((line) => line.startsWith('|')) + 1
    return kept.toSpliced(end, 0, ...own.map(({ row }) => row)).join('\n')
  })
  if (left.size > 0)
    throw new Error(`No section of the map: ${[...left].map((row) => row.section).join(', ')}`)
  return sections.join('')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = join(root, 'docs/spec-map.md')
  writeFileSync(path, filled(readFileSync(path, 'utf8'), rowsOfTests()))
}
