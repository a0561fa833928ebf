import { fileURLToPath } from 'node:url'
import { runServer } from './run-server.ts'

await runServer(process.env, fileURLToPath(new URL('../../web/build', import.meta.url)))
