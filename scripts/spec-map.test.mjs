import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const FOLDERS = {
  domain: 'packages/domain/src',
  contract: 'packages/contract/src',
  server: 'apps/server/src',
  'server-tests': 'apps/server/tests',
  web: 'apps/web/app',
  e2e: 'e2e',
}

/** The rows of all tables, as cells. */
const rows = readFileSync(`${root}docs/spec-map.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (rule|what they check) \|/.test(line))
  .map((line) => line.split('|').slice(1, -1))

const filesIn = (cell) =>
  [...cell.matchAll(/`((?:domain|contract|server|server-tests|web|e2e)\/[^`]+)`/g)].map(([, path]) => path)
const placeOf = (path) => path.replace(/^[\w-]+/, (folder) => FOLDERS[folder])

test('every rule names existing files and existing tests', () => {
  expect(rows.length).toBeGreaterThan(90)
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
