// Starts the product from any state of the clone. Runs on an old Node too: it installs the required one.
import { installed, mustBuild } from './lib/prepare.mjs'
import { runServer } from './lib/server.mjs'

await installed()
await mustBuild()
process.exit(await runServer())
