import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  dataFolder,
  runCommand,
  serverThatEnds,
  startServer,
  temporaryFolder,
} from './support/server-process.ts'

/** Processes are started many times; on a busy machine each takes seconds. */
vi.setConfig({ testTimeout: 300_000 })

/** Root can write anywhere, unless it has dropped that capability. */
const LIKE_ANYBODY = process.getuid?.() === 0 ? ['setpriv', '--bounding-set', '-dac_override'] : []

const like = { through: LIKE_ANYBODY }

/** One line, which names the folder and says what to do. */
const toldOf = (folder: string) => ({
  code: 1,
  stderr: expect.stringMatching(
    new RegExp(`^nelly: nothing can be written in ${folder} \\(EACCES\\); make it writable [^\\n]+\\n$`),
  ),
})

// Rule of "Nothing lost": server/platform/assert-writable.ts, server/platform/cannot-start.ts
test('a read-only folder is reported in one line by the server and by every command that writes there', async () => {
  const DATA_DIR = await dataFolder()
  const [database, storage] = [join(DATA_DIR, 'database'), join(DATA_DIR, 'storage')]
  mkdirSync(storage)
  const elsewhere = temporaryFolder()
  const start = () => serverThatEnds({ DATA_DIR, PORT: '0' }, like)
  const command = (...words: string[]) => runCommand(words, { DATA_DIR }, '', like)
  const backup = (name: string) => command('backup', join(elsewhere, name))

  chmodSync(storage, 0o555)
  expect(await start()).toMatchObject(toldOf(storage))
  // A backup only reads there, and leaves a lock file.
  expect(await backup('a.backup')).toMatchObject({ code: 0, stderr: '' })
  chmodSync(storage, 0o755)

  chmodSync(database, 0o555)
  expect(await start()).toMatchObject(toldOf(database))
  expect(await command('owner', 'list')).toMatchObject(toldOf(database))
  chmodSync(database, 0o755)

  const running = await startServer({ DATA_DIR })
  chmodSync(DATA_DIR, 0o555)
  onTestFinished(() => chmodSync(DATA_DIR, 0o755))
  expect(await backup('b.backup')).toMatchObject(toldOf(DATA_DIR))
  await running.kill()
  expect(await start()).toMatchObject(toldOf(DATA_DIR))
  const [listed, saved, restored] = await Promise.all([
    command('owner', 'list'),
    backup('c.backup'),
    command('restore', join(elsewhere, 'a.backup')),
  ])
  for (const refused of [listed, saved, restored]) expect(refused).toMatchObject(toldOf(DATA_DIR))
})

/** Starts a server on a disk of its own, which the script fills before. */
const onDisk = (size: string, filling: string) => ({
  through: [
    ...['unshare', '--map-root-user', '--mount', 'sh', '-c'],
    `mount -t tmpfs -o size=${size} tmpfs "$DATA_DIR" && { ${filling}; } && exec "$@"`,
    'sh',
  ],
})

test('a start on a full disk is refused in one line, with a new database and with one that is there', async () => {
  const DATA_DIR = temporaryFolder()
  const there = await dataFolder()
  const fill = `cp -a ${there}/. "$DATA_DIR" && ! head -c 200000000 /dev/zero > "$DATA_DIR/other" 2>/dev/null`
  for (const disk of [onDisk('8m', 'true'), onDisk('100m', fill)])
    expect(await serverThatEnds({ DATA_DIR, PORT: '0' }, disk)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        new RegExp(`^nelly: the database in ${DATA_DIR} can't be opened: its disk is full, [^\\n]+\\n$`),
      ),
    })
})
