import { chromium, visitorsTools } from './browser.mjs'
import { runTests } from './checks.mjs'
import { mustBuild } from './prepare.mjs'

/** Walks the journeys of `e2e/` in a real browser against real servers; `args` go to Playwright. */
export async function runJourneys(args = []) {
  const browser = await chromium()
  await visitorsTools()
  await mustBuild()
  return runTests(
    'playwright',
    () => ['test', '--config', 'e2e/playwright.config.ts', ...args],
    ({ stats, suites }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      failures: suites.flatMap(failuresOf),
    }),
    { CHROMIUM_PATH: browser },
  )
}

/** Of a suite of Playwright's report, what failed in it and in the suites in it. */
const failuresOf = ({ title, specs = [], suites = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map((spec) => {
      const messages = spec.tests.flatMap(({ results }) =>
        results.flatMap(({ error }) => error?.message ?? []),
      )
      return `${title} › ${spec.title}\n${messages.join('\n')}`
    }),
  ...suites.flatMap(failuresOf),
]
