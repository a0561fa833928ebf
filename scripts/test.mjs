// Everything: all checks, all unit and API tests on both databases, servers as processes, then the browser journeys. The last
// line counts all tests.
import { installPrograms } from './lib/browser.mjs'
import { conclude, runChecks, runVitest } from './lib/checks.mjs'
import { runJourneys } from './lib/journeys.mjs'
import { built, installed } from './lib/prepare.mjs'
import { say } from './lib/run.mjs'

// Both mostly wait for a network. The proxy's configuration is tested before the journeys are.
await Promise.all([installed(), installPrograms()])
const outcomes = []
say('checking types, style, import directions and unused code …')
// The journeys use what is built meanwhile.
const [checks] = await Promise.all([runChecks(), built()])
outcomes.push(checks)
say('running unit and API tests on the embedded database and on PostgreSQL …')
outcomes.push(await runVitest())
say('running the journeys in a browser …')
outcomes.push(await runJourneys())
process.exit(conclude(outcomes))
