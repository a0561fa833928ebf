import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { dataFolder, runCommand, startServer, temporaryFolder } from './support/server-process.ts'
import { runServerToItsEnd, spawned } from './support/spawned-server.ts'

/** Processes are started many times over; on a busy machine each takes seconds. */
vi.setConfig({ testTimeout: 120_000 })

const COMMANDS = fileURLToPath(new URL('../src/cli/run.ts', import.meta.url))
/** Root writes wherever it likes, unless it has given up the right to. */
const LIKE_ANYBODY = process.getuid?.() === 0 ? ['setpriv', '--bounding-set', '-dac_override'] : []

let DATA_DIR: string
let elsewhere: string

beforeEach(async () => {
  DATA_DIR = await dataFolder()
  mkdirSync(join(DATA_DIR, 'storage'))
  elsewhere = temporaryFolder()
  // So that there is a lock, too.
  expect(await runCommand(['backup', join(elsewhere, 'a.backup')], { DATA_DIR })).toMatchObject({ code: 0 })
})

function makeReadOnly(folder: string) {
  chmodSync(folder, 0o555)
  onTestFinished(() => chmodSync(folder, 0o755))
}

const start = () => runServerToItsEnd({ DATA_DIR, PORT: '0' }, { through: LIKE_ANYBODY })
const command = (...words: string[]) => {
  const [program = '', ...args] = [...LIKE_ANYBODY, process.execPath, COMMANDS, ...words]
  return spawned(program, args, { DATA_DIR }).ended
}

/** One line, which names the folder and says what to do. */
const toldOf = (folder: string) => ({
  code: 1,
  stderr: expect.stringMatching(
    new RegExp(`^nelly: nothing can be written in ${folder} \\(EACCES\\); make it writable [^\\n]+\\n$`),
  ),
})

test('a data folder in which nothing can be written is told in one line by the server and every command', async () => {
  makeReadOnly(DATA_DIR)
  expect(await start()).toMatchObject(toldOf(DATA_DIR))
  for (const words of [
    ['owner', 'list'],
    ['backup', join(elsewhere, 'b.backup')],
    ['restore', join(elsewhere, 'a.backup')],
  ])
    expect(await command(...words)).toMatchObject(toldOf(DATA_DIR))
})

test('it is told so as well while a server runs there', async () => {
  await startServer({ DATA_DIR })
  makeReadOnly(DATA_DIR)
  expect(await command('backup', join(elsewhere, 'b.backup'))).toMatchObject(toldOf(DATA_DIR))
})

test('a database that cannot be written is told in one line', async () => {
  makeReadOnly(join(DATA_DIR, 'database'))
  expect(await start()).toMatchObject(toldOf(join(DATA_DIR, 'database')))
  expect(await command('owner', 'list')).toMatchObject(toldOf(join(DATA_DIR, 'database')))
})

test('a storage that cannot be written is told in one line by the server, and read by a backup', async () => {
  makeReadOnly(join(DATA_DIR, 'storage'))
  expect(await start()).toMatchObject(toldOf(join(DATA_DIR, 'storage')))
  expect(await command('backup', join(elsewhere, 'b.backup'))).toMatchObject({ code: 0, stderr: '' })
})
