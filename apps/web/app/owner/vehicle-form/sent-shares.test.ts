import { expect, test } from 'vitest'
import { sentShares } from './sent-shares.ts'

for (const { share, each } of [
  { share: 0, each: [0, 0, 0] },
  { share: 0.1, each: [1, 0, 0] },
  { share: 0.4, each: [1, 0.5, 0] },
  { share: 1, each: [1, 1, 1] },
]) {
  test(`when ${share * 100} % of 1, 6 and 3 MB are sent, the files are at ${each.join(', ')}`, () => {
    const shares = sentShares([1, 6, 3], share)
    each.forEach((expected, index) => void expect(shares[index]).toBeCloseTo(expected))
  })
}
