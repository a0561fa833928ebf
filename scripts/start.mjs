// Brings up the product from whatever state the clone is in. Runs on an old Node too: it installs the one we need.
import { join } from 'node:path'
import { built, installed } from './house/prepare.mjs'
import { root, run } from './house/run.mjs'

await installed()
await built()
// Measured: together these save 80 MB at rest and a third of the time to start.
const sparing = ['--v8-pool-size=1', '--max-semi-space-size=4']
const env = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/nelly-compiled') }
process.exit(await run('node', [...sparing, 'apps/server/src/main.ts'], { env }))
