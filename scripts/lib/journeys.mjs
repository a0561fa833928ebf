import { headlessChromium, visitorsTools } from './browser.mjs'
import { OUT_OF_TIME, runTests } from './checks.mjs'
import { mustBuild } from './prepare.mjs'

/** Runs the journeys of `e2e/` in a real browser against real servers; `args` are passed to Playwright. */
export async function runJourneys(args = []) {
  const browser = await headlessChromium()
  await visitorsTools()
  await mustBuild()
  return runTests(
    'playwright',
    () => ['test', '--config', 'e2e/playwright.config.ts', ...args],
    outcomeOf,
    // Without a locale of UTF-8 the browser can't name a downloaded file with accents.
    { CHROMIUM_PATH: browser, LC_ALL: 'C.UTF-8' },
  )
}

/** What came of a run, from Playwright's report. A journey that passed when it was repeated is flaky only if it ran out of time. */
export function outcomeOf({ stats, suites }) {
  const failed = suites.flatMap(failedIn)
  const isFlaky = ({ passedAtLast, messages }) =>
    passedAtLast && messages.every((message) => OUT_OF_TIME.test(message))
  const told = (journeys) => journeys.map(({ name, messages }) => [name, ...messages].join('\n'))
  const flaky = told(failed.filter(isFlaky))
  const failures = told(failed.filter((journey) => !isFlaky(journey)))
  return { passed: stats.expected + flaky.length, failed: failures.length, failures, flaky }
}

/** The journeys of a suite of the report, and of the suites in it, that failed at least once. */
const failedIn = ({ title, specs = [], suites = [] }) => [
  ...specs.flatMap((spec) => {
    const results = spec.tests.flatMap(({ results }) => results)
    const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message))
    return messages.length > 0 ? [{ name: `${title} › ${spec.title}`, messages, passedAtLast: spec.ok }] : []
  }),
  ...suites.flatMap(failedIn),
]
