// Measures the product: `npm run bench -- lighthouse --runs 3`. The dependencies of benches are installed at the first
// use.
import { join } from 'node:path'
import { chromium } from './lib/browser.mjs'
import { fingerprint, unlessDone } from './lib/fingerprint.mjs'
import { installed, mustBuild } from './lib/prepare.mjs'
import { giveUp, root, run, say } from './lib/run.mjs'

const BENCHES = {
  feeds: 'bench/feeds/run.mjs',
  calendar: 'bench/calendar/run.mjs',
  'heat-map': 'bench/heat-map/run.mjs',
  imports: 'bench/imports/run.mjs',
  lighthouse: 'bench/lighthouse/run.mjs',
  pages: 'bench/pages/run.mjs',
  'parallel-reads': 'bench/parallel-reads/run.mjs',
  'password-resets': 'bench/password-resets/run.mjs',
  pictures: 'bench/pictures/run.mjs',
  quotes: 'bench/quotes/run.mjs',
  rates: 'bench/rates/run.mjs',
  reservations: 'bench/reservations/run.mjs',
  scale: 'bench/scale/run.mjs',
  seed: 'bench/seed/run.mjs',
  start: 'bench/start/run.mjs',
}

const [name, ...args] = process.argv.slice(2)
const program = BENCHES[name] ?? giveUp(`name a bench: ${Object.keys(BENCHES).join(', ')}.`)

const folder = join(root, 'bench')
const manifests = ['bench/package.json', 'bench/package-lock.json']

await installed()
await unlessDone('bench/node_modules/.nelly-installed', fingerprint(manifests), async () => {
  say('installing what the bench needs …')
  const code = await run('npm', ['ci', '--loglevel=error'], { cwd: folder })
  return code === 0 || giveUp('npm could not install it; its own words are above.')
})
await mustBuild()
process.exit(await run('node', [program, ...args], { env: { CHROMIUM_PATH: await chromium() } }))
