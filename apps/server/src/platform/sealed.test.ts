import { expect, test } from 'vitest'
import { sealed, unsealed } from './sealed.ts'

const KEY = 'a random text of 32 characters or more'
const OF = { key: KEY, owner: 'gateway of 7' }

test('a secret is opened with its key and for its owner alone, and never looks the same', () => {
  const stored = sealed('super-secreta', OF)
  expect(stored).not.toContain('secreta')
  expect(sealed('super-secreta', OF)).not.toBe(stored)
  expect(unsealed(stored, OF)).toBe('super-secreta')
  expect(unsealed(stored, { ...OF, key: `${KEY}!` })).toBeUndefined()
  expect(unsealed(stored, { ...OF, owner: 'gateway of 8' })).toBeUndefined()
})

test('what was changed by a bit, cut or never was one does not open', () => {
  const bytes = Buffer.from(sealed('super-secreta', OF), 'base64')
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(unsealed(changed.toString('base64'), OF)).toBeUndefined()
  }
  for (const length of [0, 10, 28, bytes.length - 1])
    expect(unsealed(bytes.subarray(0, length).toString('base64'), OF)).toBeUndefined()
})
