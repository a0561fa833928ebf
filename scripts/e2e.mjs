// The browser's journeys alone: `npm run e2e -- -g "reserves"`.
import { runJourneys } from './house/journeys.mjs'
import { installed } from './house/prepare.mjs'

await installed()
const { passed, failed } = await runJourneys(process.argv.slice(2))
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
