import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run, say } from './run.mjs'

/** One thing that must hold about the code as a whole: its name, and the command that ends with 0 where it does. */
const CHECKS = [
  ['route types', 'react-router', ['typegen'], 'apps/web'],
  ['types of domain', 'tsc', ['-p', 'packages/domain']],
  ['types of contract', 'tsc', ['-p', 'packages/contract']],
  ['types of server', 'tsc', ['-p', 'apps/server']],
  ['types of web', 'tsc', ['-p', 'apps/web']],
  ['types of e2e', 'tsc', ['-p', 'e2e']],
  ['style', 'biome', ['check', '--error-on-warnings', '.']],
  ['import arrows', 'depcruise', ['--config', '.dependency-cruiser.mjs', 'packages', 'apps', 'e2e']],
  ['unused code', 'knip', []],
]

/** Runs every check, two at a time, and counts how many held. */
export async function runChecks() {
  const count = { passed: 0, failed: 0 }
  const one = async ([name, command, args, cwd]) => {
    const started = Date.now()
    const held = (await run(command, args, { quiet: true, ...(cwd ? { cwd } : {}) })) === 0
    count[held ? 'passed' : 'failed'] += 1
    say(`${held ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  }
  // The types of the routes are made first: others read them.
  const [routes, ...others] = CHECKS
  await one(routes)
  const lane = async () => {
    for (let check = others.shift(); check; check = others.shift()) await one(check)
  }
  await Promise.all([lane(), lane()])
  return count
}

/** Runs a test runner that writes a JSON report, and counts by `read`. A run that ends badly with no failed test counts as one. */
export async function runTests(command, args, read, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'nelly-report-'))
  const report = join(folder, 'report.json')
  const code = await run(command, args(report), { env: { ...env, NELLY_REPORT: report } })
  const count = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 }
  rmSync(folder, { recursive: true })
  if (code !== 0 && count.failed === 0) count.failed = 1
  if (code === 0 && count.passed === 0) count.failed = 1
  return count
}

/** Unit and API tests; the latter run on the embedded database and on PostgreSQL. */
export const runVitest = () =>
  runTests(
    'vitest',
    (report) => ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  )

/** Adds up counts. */
export const total = (counts) =>
  counts.reduce((sum, count) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }))
