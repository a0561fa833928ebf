import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { filled, placeOf, rowsOf, rowsOfTests } from './spec-map.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const map = readFileSync(`${root}docs/spec-map.md`, 'utf8')

/** The rows of all tables, as cells. */
const rows = map
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (rule|what they check) \|/.test(line))
  .map((line) => line.split('|').slice(1, -1))

const filesIn = (cell) =>
  [...cell.matchAll(/`((?:domain|contract|server|server-tests|web|e2e)\/[^`]+)`/g)].map(([, path]) => path)

test('every rule names existing files and existing tests', () => {
  expect(rows.length).toBeGreaterThan(400)
  for (const cells of rows) {
    const tests = filesIn(cells.at(-1))
    expect(tests.length, cells[0]).toBeGreaterThan(0)
    expect(
      tests.filter((path) => !/\.(?:test|journey)\.ts$/.test(path)),
      cells[0],
    ).toEqual([])
    if (cells.length === 3) expect(filesIn(cells[1]).length, cells[0]).toBeGreaterThan(0)
    for (const path of cells.flatMap(filesIn)) expect(existsSync(root + placeOf(path)), path).toBe(true)
  }
})

test('the map says the titles of the marked tests: npm run docs', () => {
  const marked = rowsOfTests()
  expect(marked.length).toBeGreaterThan(50)
  expect(map).toBe(filled(map, marked))
})

test('a title that changes changes its row, and one that goes takes its row along', () => {
  const source = (title) => `// Rule of "Mail": server/a.ts, e2e/b.journey.ts\ntest('${title}', () => {})\n`
  const empty = '# Map\n\n## 3. Mail\n\n| rule | file | test |\n|---|---|---|\n\n## Speed\n'
  const first = filled(empty, rowsOf('server/a.test.ts', source('mails wait')))
  expect(first).toContain(
    '|---|---|---|\n| “mails wait” | `server/a.ts` | `server/a.test.ts`, `e2e/b.journey.ts` |\n\n',
  )
  const second = filled(first, rowsOf('server/a.test.ts', source('mails are sent')))
  expect(second).toBe(first.replace('mails wait', 'mails are sent'))
  expect(filled(second, [])).toBe(empty)
  expect(() => filled('# Map\n', rowsOf('server/a.test.ts', source('mails wait')))).toThrow('Mail')
})
