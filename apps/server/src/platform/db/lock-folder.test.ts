import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takenByAnother } from '../../../tests/support/other-process.ts'
import { lockFolder } from './lock-folder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nelly-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const otherProcess = () => takenByAnother(new URL('./lock-folder.ts', import.meta.url), 'lockFolder', folder)

test('a folder that a process holds is refused to another until it is released', async () => {
  const lock = lockFolder(folder)
  const refused = await otherProcess()
  expect(refused.said).toBe('is refused')
  lock?.release()
  const admitted = await otherProcess()
  expect(admitted.said).toBe('has it')
  await Promise.all([refused.kill(), admitted.kill()])
})

test('a folder is released as soon as its process is killed', async () => {
  const holder = await otherProcess()
  expect([holder.said, lockFolder(folder)]).toEqual(['has it', undefined])
  await holder.kill()
  const lock = lockFolder(folder)
  expect(lock).toBeDefined()
  lock?.release()
})

test('of several concurrent starts, one gets the folder', async () => {
  const others = await Promise.all([1, 2, 3, 4].map(otherProcess))
  expect(others.map(({ said }) => said).sort()).toEqual(['has it', 'is refused', 'is refused', 'is refused'])
  await Promise.all(others.map(({ kill }) => kill()))
})

test("a folder that can't be created is reported in one line", () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(() => lockFolder(join(file, 'data'))).toThrow(
    /^nothing can be written in .*data \(ENOTDIR\); make it writable/,
  )
})
