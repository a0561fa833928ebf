import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, unlessDone } from './fingerprint.mjs'
import { memoryHere, tooLittleMemory } from './memory.mjs'
import { giveUp, node, root, run, say } from './run.mjs'

/** Measured: npm and the npm that it starts for Node take 1,025 MB at one time, building takes 990. */
const NEEDED_MB = 1100

const manifests = [
  'package-lock.json',
  'package.json',
  'packages/domain/package.json',
  'packages/contract/package.json',
  'apps/server/package.json',
  'apps/web/package.json',
  'e2e/package.json',
]

/** Installs the packages of the lockfile, including Node, unless that was done. */
export const installed = () =>
  unlessDone('node_modules/.nelly-installed', fingerprint(manifests), async () => {
    refuseToRunOut('installing')
    say('installing packages (a minute or two, once) …')
    const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
    if (code !== 0) giveUp('npm could not install the packages; its own words are above.')
    if (!existsSync(node))
      giveUp('the package "node" brought no Node: allow its install script and install again.')
    return true
  })

/** Builds the web app unless its sources are unchanged. Resolves with whether there is a current build. */
export const built = () =>
  unlessDone(
    'apps/web/build/.sources',
    fingerprint([
      'package-lock.json',
      'apps/web',
      'packages/domain/src',
      'packages/contract/src',
      'packages/contract/messages',
    ]),
    async () => {
      refuseToRunOut('building')
      say('building the web app …')
      const build = ['build', '--logLevel', 'warn']
      return (await run('react-router', build, { cwd: join(root, 'apps/web'), quiet: true })) === 0
    },
  )

/** Stops the script, before the system would kill it half-way. */
function refuseToRunOut(what) {
  const problem = tooLittleMemory(what, NEEDED_MB, memoryHere())
  if (problem) giveUp(problem)
}

/** Stops the script where the web app can't be built. */
export async function mustBuild() {
  if (!(await built())) giveUp('the web app could not be built; the reason is above.')
}
