import { mkdtempSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { atEndOfFile } from './at-end-of-file.ts'
import { type Ended, runServerToItsEnd, type SpawnedServer, spawned, spawnServer } from './spawned-server.ts'

const COMMANDS = fileURLToPath(new URL('../cli/run.ts', import.meta.url))

/** A folder that goes with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nelly-process-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

let template: Promise<string> | undefined

atEndOfFile(async () => {
  if (template) rmSync(await template, { recursive: true, force: true })
  template = undefined
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
export const serverThatEnds = (env: Record<string, string>): Promise<Ended> => runServerToItsEnd(env)

/** Starts the server on a free port and waits until it listens; it goes with the test. */
export async function startServer(env: Record<string, string>): Promise<SpawnedServer> {
  const server = await spawnServer(env)
  onTestFinished(async () => void (await server.kill()))
  return server
}

/** Runs one of the operator's commands. */
export function runCommand(words: string[], env: Record<string, string>, input = ''): Promise<Ended> {
  const { child, ended } = spawned(process.execPath, [COMMANDS, ...words], env)
  child.stdin?.end(input)
  return ended
}
