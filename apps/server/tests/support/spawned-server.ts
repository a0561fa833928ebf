import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const WEB = fileURLToPath(new URL('./smallest-web-app', import.meta.url))

/** The result of a process. */
export interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

/** A listening server in a process of its own. */
export interface SpawnedServer {
  /** Where it listens. */
  origin: string
  pid: number
  signal(signal: NodeJS.Signals): void
  /** Kills it with `kill -9`; resolves when the process is gone. */
  kill(): Promise<Ended>
  ended: Promise<Ended>
}

/** How a server is started. */
export interface Start {
  /** The web app's build; by default a small one of the tests. */
  web?: string
  /** A program with its arguments that runs the server, such as `taskset -c 0`. */
  through?: readonly string[]
}

/**
 * Starts the server on a free port, or `PORT`, and waits until it listens. Rejects with its output if it exits before.
 */
export async function spawnServer(env: Record<string, string>, start: Start = {}): Promise<SpawnedServer> {
  const { child, ended } = launch({ PORT: '0', ...env }, start)
  const origin = await Promise.race([
    said(child, /listening at (\S+)/),
    ended.then(({ stderr }) => {
      throw new Error(`the server did not start: ${stderr}`)
    }),
  ])
  return {
    origin,
    pid: child.pid as number,
    ended,
    signal: (signal) => void child.kill(signal),
    kill() {
      child.kill('SIGKILL')
      return ended
    },
  }
}

/** Runs the server until it exits by itself. */
export const runServerToItsEnd = (env: Record<string, string>, start: Start = {}): Promise<Ended> =>
  launch(env, start).ended

function launch(env: Record<string, string>, { web = WEB, through = [] }: Start) {
  const [program = '', ...args] = [...through, process.execPath, ...HEAP, MAIN, web]
  return spawned(program, args, env)
}

/** As in `npm start`: a process with one thread for V8's own work takes a third less to start. */
export const HEAP = ['--v8-pool-size=1', '--max-semi-space-size=8']

/** Starts a program and collects its output, without this process's environment variables. */
export function spawned(program: string, args: readonly string[], env: Record<string, string>) {
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, DEMO: 'off', LOG_LEVEL: 'warn', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const goesWithUs = () => void child.kill('SIGKILL')
  process.once('exit', goesWithUs)
  child.once('close', () => process.off('exit', goesWithUs))
  return { child, ended: ending(child) }
}

async function ending(child: ChildProcess): Promise<Ended> {
  let stdout = ''
  let stderr = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    stdout += chunk.toString()
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk.toString()
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, stdout, stderr }
}

function said(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      const found = pattern.exec(text)?.[1]
      if (found) resolve(found)
    })
  })
}
