// Takes the README's pictures of the product as it is, with its demo: `npm run screenshots`.
import { chromium } from './house/browser.mjs'
import { installed, mustBuild } from './house/prepare.mjs'
import { root, run } from './house/run.mjs'

await installed()
await mustBuild()
const env = { CHROMIUM_PATH: await chromium() }
process.exit(await run('node', ['e2e/screenshots/take.ts'], { cwd: root, env }))
