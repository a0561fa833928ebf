import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takenByAnother } from '../../../tests/support/other-process.ts'
import { holdDatabase } from './hold-database.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nelly-hold-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const otherProcess = () =>
  takenByAnother(new URL('./hold-database.ts', import.meta.url), 'holdDatabase', folder)

test('a database that a process holds is refused to another, also by another path, until it is released', async () => {
  const hold = await holdDatabase(folder)
  const moved = `${folder}-moved`
  renameSync(folder, moved)
  folder = moved
  const refused = await otherProcess()
  expect(refused.said).toBe('is refused')
  hold?.release()
  const admitted = await otherProcess()
  expect(admitted.said).toBe('has it')
  await Promise.all([refused.kill(), admitted.kill()])
})

test('a database is released as soon as its process is killed', async () => {
  const holder = await otherProcess()
  expect([holder.said, await holdDatabase(folder)]).toEqual(['has it', undefined])
  await holder.kill()
  const hold = await holdDatabase(folder)
  expect(hold).toBeDefined()
  hold?.release()
})

test('of several concurrent starts, one gets the database', async () => {
  const others = await Promise.all([1, 2, 3, 4].map(otherProcess))
  expect(others.map(({ said }) => said).sort()).toEqual(['has it', 'is refused', 'is refused', 'is refused'])
  await Promise.all(others.map(({ kill }) => kill()))
})

test('a copy is another database', async () => {
  const hold = await holdDatabase(folder)
  const copy = `${folder}-copy`
  cpSync(folder, copy, { recursive: true })
  const other = await holdDatabase(copy)
  expect(other).toBeDefined()
  hold?.release()
  other?.release()
  rmSync(copy, { recursive: true })
})
