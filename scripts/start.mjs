// Brings up the product from whatever state the clone is in. Runs on an old Node too: it installs the one we need.
import { built, installed } from './house/prepare.mjs'
import { run } from './house/run.mjs'

await installed()
await built()
process.exit(await run('node', ['apps/server/src/main.ts']))
