import { expect, test } from 'vitest'
import { backOff } from './patience.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND

for (const [attempts, longest] of [
  [1, 10 * SECOND],
  [2, 20 * SECOND],
  [5, 160 * SECOND],
  [9, 2560 * SECOND],
  [10, HOUR],
  [500, HOUR],
] as const)
  test(`after ${attempts} failures a mail waits for up to ${longest / SECOND} seconds, and half of it at least`, () => {
    expect(backOff(attempts, 0)).toBe(longest)
    expect(backOff(attempts, 1)).toBe(longest / 2)
  })
