import { expect, test } from 'vitest'
import { waitAfter } from './login-limits.ts'

test('the first failures cause no delay, later ones twice as much each, up to a second', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 20].map(waitAfter)).toEqual([0, 0, 0, 125, 250, 500, 1000, 1000, 1000])
})
