import { headlessChromium, visitorsTools } from './browser.mjs'
import { runTests } from './checks.mjs'
import { mustBuild } from './prepare.mjs'

/** Runs the journeys of `e2e/` in a real browser against real servers; `args` are passed to Playwright. */
export async function runJourneys(args = []) {
  const browser = await headlessChromium()
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
    // Without a locale of UTF-8 the browser can't name a downloaded file with accents.
    { CHROMIUM_PATH: browser, LC_ALL: 'C.UTF-8' },
  )
}

/** The failures of a suite of Playwright's report and of the suites in it, each with its messages. */
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
