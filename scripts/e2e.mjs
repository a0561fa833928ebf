// The browser journeys only: `npm run e2e -- -g "reserves"`.
import { conclude } from './lib/checks.mjs'
import { runJourneys } from './lib/journeys.mjs'
import { installed } from './lib/prepare.mjs'

await installed()
process.exit(conclude([await runJourneys(process.argv.slice(2))]))
