import { chromium, visitorsTools } from './browser.mjs'
import { runTests } from './checks.mjs'
import { mustBuild } from './prepare.mjs'

/** Runs the journeys of `e2e/` in a real browser against real servers; `args` are passed to Playwright. */
export async function runJourneys(args = []) {
  const browser = await chromium()
  await visitorsTools()
  await mustBuild()
  return runTests(
    'playwright',
    () => ['test', '--config', 'e2e/playwright.config.ts', ...args],
    ({ stats, suites }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      failures: suites.flatMap((suite) => testsOf(suite, 'unexpected')),
      flaky: suites.flatMap((suite) => testsOf(suite, 'flaky')),
    }),
    { CHROMIUM_PATH: browser },
  )
}

/** The tests with a status in a suite of Playwright's report and in its nested suites, each with its messages. */
const testsOf = ({ title, specs = [], suites = [] }, status) => [
  ...specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === status)
      .map(({ results }) => {
        const messages = results.flatMap(({ error }) => error?.message ?? [])
        return `${title} › ${spec.title}\n${messages.join('\n')}`
      }),
  ),
  ...suites.flatMap((suite) => testsOf(suite, status)),
]
