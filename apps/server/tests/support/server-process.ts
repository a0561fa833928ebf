import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { inject, onTestFinished } from 'vitest'
import {
  type Ended,
  HEAP,
  runServerToItsEnd,
  type SpawnedServer,
  type Start,
  spawned,
  spawnServer,
} from './spawned-server.ts'

/** As in `npm start`: the processes of all tests share Node's compile cache. */
const COMPILED = {
  NODE_COMPILE_CACHE: fileURLToPath(
    new URL('../../../../node_modules/.cache/nelly-compiled', import.meta.url),
  ),
}
const COMMANDS = fileURLToPath(new URL('../../src/cli/run.ts', import.meta.url))

/** A folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nelly-process-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/**
 * A data folder with a migrated, empty database, copied from that of all tests; it is removed after the test. Creating
 * one takes seconds.
 */
export async function dataFolder(at = join(temporaryFolder(), 'data')): Promise<string> {
  const place = inject('testDatabase')
  if (!('dump' in place)) throw new Error('only the embedded database lies in a folder')
  const database = join(at, 'database')
  await mkdir(database, { recursive: true, mode: 0o700 })
  await promisify(execFile)('tar', ['-xf', place.dump, '-C', database])
  return at
}

/** Runs the server with these variables until it exits by itself. */
export const serverThatEnds = (env: Record<string, string>, start?: Start): Promise<Ended> =>
  runServerToItsEnd({ ...COMPILED, ...env }, start)

/** Starts the server on a free port and waits until it listens; it is stopped after the test. */
export async function startServer(env: Record<string, string>): Promise<SpawnedServer> {
  const server = await spawnServer({ ...COMPILED, ...env })
  onTestFinished(async () => void (await server.kill()))
  return server
}

/** Runs one of the operator's commands. */
export function runCommand(
  words: string[],
  env: Record<string, string>,
  input = '',
  { through = [] }: Pick<Start, 'through'> = {},
): Promise<Ended> {
  const [program = '', ...args] = [...through, process.execPath, ...HEAP, COMMANDS, ...words]
  const { child, ended } = spawned(program, args, { ...COMPILED, ...env })
  child.stdin?.end(input)
  return ended
}
