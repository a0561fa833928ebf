import { CannotStart } from './cannot-start.ts'
import { serve } from './serve.ts'

/**
 * The server as a process: it serves until it is told to end by SIGTERM or SIGINT, and ends with 0 once the requests
 * in flight are answered. A second signal does not wait for them. What keeps it from starting is told in one line, exit code 1.
 */
export async function runServer(env: NodeJS.ProcessEnv, web: string): Promise<void> {
  try {
    const server = await serve(env, web)
    const end = async (signal: NodeJS.Signals) => {
      for (const each of SIGNALS) process.once(each, () => process.exit(1))
      console.log(`nelly: ${signal}: finishing the requests in flight …`)
      await server.stop()
      console.log('nelly: stopped')
      process.exit(0)
    }
    for (const signal of SIGNALS) process.once(signal, end)
  } catch (error) {
    console.error(error instanceof CannotStart ? `nelly: ${error.message}` : error)
    process.exit(1)
  }
}

const SIGNALS = ['SIGTERM', 'SIGINT'] as const
