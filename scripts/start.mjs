// Brings up the product from whatever state the clone is in. Runs on an old Node too: it installs the one we need.
import { installed, mustBuild } from './lib/prepare.mjs'
import { runServer } from './lib/server.mjs'

await installed()
await mustBuild()
process.exit(await runServer())
