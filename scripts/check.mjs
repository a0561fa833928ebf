// The quick loop: types, style, import directions, unit tests, and an API test of each feature on the embedded database.
import { conclude, QUICK, runChecks, runVitest } from './lib/checks.mjs'
import { installed } from './lib/prepare.mjs'

await installed()
process.exit(conclude([await runChecks({ quick: true }), await runVitest(QUICK)]))
