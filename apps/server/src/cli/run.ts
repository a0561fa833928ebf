import { run } from './command-line.ts'

process.exitCode = await run(process.argv.slice(2))
