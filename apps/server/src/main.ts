import { fileURLToPath } from 'node:url'
import { reasonNotToStart } from './platform/cannot-start.ts'
import { type RunningServer, serve } from './serve.ts'

// The web app's build may lie elsewhere: `node main.ts FOLDER`.
const [, , web = fileURLToPath(new URL('../../web/build', import.meta.url))] = process.argv

/** What a shell makes of a program that a signal ended. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const

/**
 * The server as a process: it serves until it is told to end by SIGTERM or SIGINT, and ends with 0 once the requests
 * in flight are answered. What keeps it from starting is told in one line, with exit code 1.
 */
async function runServer(env: NodeJS.ProcessEnv, web: string): Promise<void> {
  let server: RunningServer | undefined
  let ending = false
  const end = async (signal: keyof typeof EXIT_CODES) => {
    // A terminal and npm both pass on one and the same Ctrl-C.
    if (ending) return
    ending = true
    // Nobody waits for an answer yet, and what a start leaves undone the next one takes up.
    if (!server) process.exit(EXIT_CODES[signal])
    console.log(`nelly: ${signal}: finishing the requests in flight …`)
    await server.stop()
    console.log('nelly: stopped')
    process.exit(0)
  }
  // Before it says that it listens: whoever reads that may tell it to end at once.
  process.on('SIGTERM', () => end('SIGTERM'))
  process.on('SIGINT', () => end('SIGINT'))
  try {
    server = await serve(env, web)
  } catch (error) {
    const reason = reasonNotToStart(error)
    console.error(reason === undefined ? error : `nelly: ${reason}`)
    process.exit(1)
  }
}

await runServer(process.env, web)
