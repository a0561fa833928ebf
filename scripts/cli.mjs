// Runs one of the operator's commands: `npm run owner -- list`.
import { installed } from './lib/prepare.mjs'
import { run } from './lib/run.mjs'

await installed()
process.exit(await run('node', ['apps/server/src/cli/run.ts', ...process.argv.slice(2)]))
