import '../db/lighter-drizzle.ts'

// After Drizzle's way in is set.
const { run } = await import('./command-line.ts')
process.exitCode = await run(process.argv.slice(2))
