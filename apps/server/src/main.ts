import { fileURLToPath } from 'node:url'
import './db/lighter-drizzle.ts'

// The web app's build may lie elsewhere: `node main.ts FOLDER`.
const [, , web = fileURLToPath(new URL('../../web/build', import.meta.url))] = process.argv

// After Drizzle's way in is set.
const { runServer } = await import('./run-server.ts')
await runServer(process.env, web)
