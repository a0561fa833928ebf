import type { Conversion } from '@nelly/contract/specified/vehicles'
import { expect, test } from 'vitest'
import { conversionCounts, lookAgain } from './conversion-counts.ts'

const pictures = (...conversions: Conversion[]) => conversions.map((conversion) => ({ conversion }))

for (const { when, of, counts, again } of [
  { when: 'there are none', of: pictures(), counts: [0, 0, 0], again: false },
  { when: 'all are done', of: pictures('done', 'done'), counts: [2, 0, 0], again: false },
  { when: 'one of three waits', of: pictures('done', 'waiting', 'done'), counts: [3, 1, 0], again: 5000 },
  { when: 'one waits and one failed', of: pictures('failed', 'waiting'), counts: [2, 1, 1], again: 5000 },
  { when: 'none waits but one failed', of: pictures('failed', 'done'), counts: [2, 0, 1], again: false },
]) {
  test(`where ${when}, counts the pictures and polls ${again ? 'soon' : 'no more'}`, () => {
    const { total, waiting, failed } = conversionCounts(of)
    expect([total, waiting, failed]).toEqual(counts)
    expect(lookAgain(of)).toBe(again)
  })
}

test('does not poll before the pictures are loaded', () => expect(lookAgain(undefined)).toBe(false))
