// The quick loop: types, style, import directions, unit tests, and API tests on the embedded database.
import { conclude, QUICK, runChecks, runVitest } from './lib/checks.mjs'
import { installed } from './lib/prepare.mjs'

await installed()
process.exit(conclude([await runChecks(), await runVitest(QUICK)]))
