// Everything: what `npm run check` does, then the browser's journeys. The last line counts it all.
import { runChecks, runVitest, total } from './house/checks.mjs'
import { runJourneys } from './house/journeys.mjs'
import { built, installed } from './house/prepare.mjs'
import { say } from './house/run.mjs'

await installed()
const counts = []
say('checking types, style, arrows and unused code …')
// The journeys walk through what is built meanwhile.
const [checks] = await Promise.all([runChecks(), built()])
counts.push(checks)
say('running unit and API tests on the embedded database and on PostgreSQL …')
counts.push(await runVitest())
say('walking the journeys in a browser …')
counts.push(await runJourneys())
const { passed, failed } = total(counts)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
