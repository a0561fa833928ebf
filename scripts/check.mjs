// The quick loop: types, style, arrows, unit and API tests.
import { runChecks, runVitest, total } from './house/checks.mjs'
import { installed } from './house/prepare.mjs'

await installed()
const { passed, failed } = total([await runChecks(), await runVitest()])
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
