import { CannotStart } from './cannot-start.ts'
import { serve } from './serve.ts'

/**
 * The server as a process: it serves until it is told to end by SIGTERM or SIGINT, and ends with 0 once the requests
 * in flight are answered. What keeps it from starting is told in one line, with exit code 1.
 */
export async function runServer(env: NodeJS.ProcessEnv, web: string): Promise<void> {
  try {
    const server = await serve(env, web)
    let ending = false
    const end = async (signal: NodeJS.Signals) => {
      // A terminal and npm both pass on one and the same Ctrl-C.
      if (ending) return
      ending = true
      console.log(`nelly: ${signal}: finishing the requests in flight …`)
      await server.stop()
      console.log('nelly: stopped')
      process.exit(0)
    }
    process.on('SIGTERM', end)
    process.on('SIGINT', end)
  } catch (error) {
    console.error(error instanceof CannotStart ? `nelly: ${error.message}` : error)
    process.exit(1)
  }
}
