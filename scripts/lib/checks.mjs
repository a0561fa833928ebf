import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root, run, say } from './run.mjs'

/**
 * Checks the types of a project; what is unchanged since the last time is not checked again. Each of several checkers
 * works out the same types anew, and the processors have other checks to run.
 */
const typesOf = (name, folder) => [
  `types of ${name}`,
  'tsc',
  [
    '-p',
    folder,
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    `node_modules/.cache/nelly-types/${name}`,
  ],
]

/** A check of the whole code: its name, and the command that exits with 0 on success. */
const CHECKS = [
  ['route types', 'react-router', ['typegen'], 'apps/web'],
  typesOf('server', 'apps/server'),
  typesOf('web', 'apps/web'),
  typesOf('e2e', 'e2e'),
  typesOf('domain', 'packages/domain'),
  typesOf('contract', 'packages/contract'),
  ['style', 'biome', ['check', '--error-on-warnings', '.']],
  ['import arrows', 'depcruise', ['--config', '.dependency-cruiser.mjs', 'packages', 'apps', 'e2e']],
]

/** What the quick loop leaves to `npm test`. */
const LATER = [
  ['circles of folders', 'depcruise', ['--config', '.dependency-cruiser-folders.mjs', 'packages', 'apps']],
  ['unused code', 'knip', []],
]

/**
 * What came of a run: how many passed and failed, and a text for each failed test and for each that passed only when
 * it was repeated. On CI a test that ran out of time is repeated once: see docs/decisions/0061.
 * @typedef {{ passed: number, failed: number, failures: string[], flaky?: string[] }} Outcome
 */

/** A run with more flaky tests than this has failed. */
const MOST_FLAKY = 3

/** The message of a test that ran out of time. */
export const OUT_OF_TIME = /timed? ?out|in time/i

/** Runs every check, or with `quick` those of the quick loop, two at a time. Resolves with an `Outcome`. */
export async function runChecks({ quick = false } = {}) {
  const outcome = { passed: 0, failed: 0, failures: [] }
  const one = async ([name, command, args, cwd]) => {
    const started = Date.now()
    const held = (await run(command, args, { quiet: true, ...(cwd ? { cwd } : {}) })) === 0
    outcome[held ? 'passed' : 'failed'] += 1
    if (!held) outcome.failures.push(name)
    say(`${held ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  }
  // The types of the routes are generated first: other checks need them.
  const [routes, ...others] = quick ? CHECKS : [...CHECKS, ...LATER]
  await one(routes)
  const lane = async () => {
    for (let check = others.shift(); check; check = others.shift()) await one(check)
  }
  await Promise.all([lane(), lane()])
  return outcome
}

/**
 * Runs a test runner that writes a JSON report, from which `read` makes an `Outcome`. A run that fails without a failed
 * test counts as one.
 */
export async function runTests(command, args, read, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'nelly-report-'))
  const report = join(folder, 'report.json')
  const code = await run(command, args(report), { env: { ...env, NELLY_REPORT: report } })
  const outcome = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, failures: [] }
  rmSync(folder, { recursive: true })
  const isBroken = outcome.failed === 0 && (code !== 0 || outcome.passed === 0)
  return isBroken
    ? { ...outcome, failed: 1, failures: [`${command} ended with ${code}; the reason is above`] }
    : outcome
}

/** The API tests of the quick loop: one file of each feature. */
export const QUICK_API = [
  ...['accounts/login', 'audit/audit', 'blocks/blocks', 'card-payments/card-payments'],
  ...['coming-in/coming-in', 'contracts/contracts'],
  ...['credential-changes/email-change', 'customer-contacts/attach-customer', 'customers/customers'],
  ...[
    'feeds/feeds',
    'history/reservation-events',
    'imports/imports',
    'inventory/rental-rules',
    'landings/create-landing',
  ],
  ...[
    'ledger/ledger',
    'messaging/messages',
    'overview/figures',
    'partners/partners',
    'payments/payments',
    'phones/phones',
    'photographs/photographs',
    'places/opening-hours',
    'pools/pools',
    'public-site/public-site',
    'quotes/quotes',
    'rates/quotes',
  ],
  ...['reservations/reserve', 'reviews/reviews', 'sale-documents/sale-documents', 'search/search'],
  'second-factors/second-factors',
  ...['share/share', 'site/site', 'special-features/special-features', 'team/team', 'units/units'],
  ...['vehicles/create-vehicle', 'waiting-list/waiting-list'],
].map((name) => `apps/server/src/features/${name}.api.test.ts`)

/** The server's tests of functions: those that are neither API tests nor tests of a process. */
const serverUnits = ['apps/server/src', 'apps/server/tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((file) => file.endsWith('.test.ts') && !/\.(?:api|process)\.test\.ts$/.test(file))
    .map((file) => `${folder}/${file}`),
)

/** What of Vitest the quick loop runs: all unit tests, and its API tests on the embedded database. */
export const QUICK = [
  '--project=!server on *',
  ...['packages/', 'apps/web/', 'scripts/'],
  ...serverUnits,
  ...QUICK_API,
]

/** Unit and API tests: on the embedded database and on PostgreSQL, unless `options` of Vitest select among them. */
export const runVitest = (options = []) =>
  runTests(
    'vitest',
    (report) => ['run', ...options, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ({ numPassedTests, numFailedTests, testResults }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
      failures: testResults.flatMap(({ name, status, message, assertionResults }) => {
        const failed = assertionResults.filter((test) => test.status === 'failed')
        // A file that could not be loaded, or whose set-up failed, has no failed test.
        if (status === 'failed' && failed.length === 0) return [`${relative(root, name)}\n${message}`]
        return failed.map((test) => failureOf(name, test))
      }),
      flaky: testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
          .map((test) => failureOf(name, test)),
      ),
    }),
    // As in `npm start`: workers and what they start compile the same code.
    { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/nelly-compiled') },
  )

/** The failure of a test, as vitest reports it, with its place. */
const failureOf = (file, { fullName, failureMessages }) =>
  `${relative(root, file)} › ${fullName}\n${failureMessages.join('\n')}`

/**
 * Repeats what failed and what is flaky, where it is easily found, and counts on the last line. Returns the exit code.
 */
export function conclude(outcomes) {
  const failures = outcomes.flatMap(({ failures }) => failures)
  const flaky = outcomes.flatMap(({ flaky = [] }) => flaky)
  const tell = (what, test) => say(`${what} ${test.split('\n').slice(0, 12).join('\n')}`)
  for (const test of flaky) tell('FLAKY', test)
  for (const test of failures) tell('FAIL', test)
  const passed = outcomes.reduce((total, outcome) => total + outcome.passed, 0)
  const failed = outcomes.reduce((total, outcome) => total + outcome.failed, 0)
  const tooFlaky = flaky.length > MOST_FLAKY ? flaky.length : 0
  console.log(`${passed - tooFlaky} passed, ${failed + tooFlaky} failed`)
  return failed + tooFlaky === 0 ? 0 : 1
}
