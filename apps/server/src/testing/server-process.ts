import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, onTestFinished } from 'vitest'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
const MAIN = path('../main.ts')
const COMMANDS = path('../cli/run.ts')
const WEB = path('./smallest-web-app')

/** What a process left behind. */
export interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

/** The server as a process of its own. */
export interface ServerProcess {
  /** Where it listens. */
  origin: string
  signal(signal: NodeJS.Signals): void
  ended: Promise<Ended>
}

/** A folder that goes with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nelly-process-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

let template: Promise<string> | undefined

afterAll(async () => {
  if (template) rmSync(await template, { recursive: true, force: true })
})

/** A data folder with a database that is up to date and empty; it goes with the test. Copied, as making one takes seconds. */
export async function dataFolder(at = join(temporaryFolder(), 'data')): Promise<string> {
  template ??= makeTemplate()
  await cp(join(await template, 'database'), join(at, 'database'), { recursive: true })
  return at
}

async function makeTemplate(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'nelly-template-'))
  const { code, stderr } = await runCommand(['owner', 'list'], { DATA_DIR: folder })
  if (code !== 0) throw new Error(`no database could be made: ${stderr}`)
  return folder
}

/** Runs the server with these variables until it ends by itself. */
export const serverThatEnds = (env: Record<string, string>): Promise<Ended> => ending(start([MAIN, WEB], env))

/** Starts the server on a free port and waits until it listens; it goes with the test. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const child = start([MAIN, WEB], { PORT: '0', ...env })
  const ended = ending(child)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const origin = await Promise.race([
    said(child, /listening at (\S+)/),
    ended.then(({ stderr }) => {
      throw new Error(`the server did not start: ${stderr}`)
    }),
  ])
  return { origin, ended, signal: (signal) => void child.kill(signal) }
}

/** Runs one of the operator's commands. */
export function runCommand(words: string[], env: Record<string, string>, input = ''): Promise<Ended> {
  const child = start([COMMANDS, ...words], env)
  child.stdin?.end(input)
  return ending(child)
}

/** Nothing of this process's own variables may decide what the started one does. */
const start = (args: string[], env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, DEMO: 'off', LOG_LEVEL: 'warn', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })

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
