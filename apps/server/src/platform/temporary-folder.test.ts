import { existsSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  inTemporaryFolder,
  removeFolder,
  removeForgottenFolders,
  temporaryFolder,
} from './temporary-folder.ts'

test('a temporary folder is removed after the work, also where the work fails', async () => {
  let used = ''
  const failing = inTemporaryFolder(async (folder) => {
    used = folder
    writeFileSync(join(folder, 'file'), 'x')
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(used).not.toBe('')
  expect(existsSync(used)).toBe(false)
})

test('one that a killed server left is removed, one in use is not', async () => {
  const [left, used] = [await temporaryFolder(), await temporaryFolder()]
  const twoHoursAgo = Date.now() / 1000 - 2 * 60 * 60
  utimesSync(left, twoHoursAgo, twoHoursAgo)
  await removeForgottenFolders()
  expect([existsSync(left), existsSync(used)]).toEqual([false, true])
  await removeFolder(used)
})
