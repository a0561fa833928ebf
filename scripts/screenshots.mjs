// Takes the README's screenshots from the current product and its demo: `npm run screenshots`.
import { chromium } from './lib/browser.mjs'
import { installed, mustBuild } from './lib/prepare.mjs'
import { root, run } from './lib/run.mjs'

await installed()
await mustBuild()
const env = { CHROMIUM_PATH: await chromium() }
process.exit(await run('node', ['e2e/screenshots/take.ts'], { cwd: root, env }))
