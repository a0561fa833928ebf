// The quick loop: types, style, arrows, unit and API tests.
import { conclude, runChecks, runVitest } from './lib/checks.mjs'
import { installed } from './lib/prepare.mjs'

await installed()
process.exit(conclude([await runChecks(), await runVitest()]))
