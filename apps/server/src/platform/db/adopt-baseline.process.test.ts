import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { dataFolder, runCommand } from '../../../tests/support/server-process.ts'
import { openPglite } from './embedded.ts'

/** Processes take seconds to start on a busy machine. */
vi.setConfig({ testTimeout: 120_000 })

test('a command on an embedded database that is too old ends with one line', async () => {
  const DATA_DIR = await dataFolder()
  const pglite = await openPglite(join(DATA_DIR, 'database'))
  await pglite.exec('update drizzle.__drizzle_migrations set created_at = 1795650117508')
  await pglite.close()
  const { code, stderr } = await runCommand(['backup', join(DATA_DIR, 'a.backup')], { DATA_DIR })
  expect([code, stderr]).toEqual([
    1,
    'nelly: the database is too old for this version: start the last version before 0.2.0 on it once, then this one\n',
  ])
})
