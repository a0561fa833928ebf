import { expect, test } from 'vitest'
import { harmless } from './harmless-cell.ts'

for (const [typed, written] of [
  ['Peña', 'Peña'],
  ['Bob;=1+1', "Bob;'=1+1"],
  ['Bob; =1+1', "Bob; '=1+1"],
  ['a\n-2+3', "a\n'-2+3"],
  ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
  ['a;＝1', "a;'＝1"],
  ['well; thanks - really', 'well; thanks - really'],
  ['a=b, c+d', 'a=b, c+d'],
] as const) {
  test(`“${JSON.stringify(typed)}” is written as ${JSON.stringify(written)}`, () =>
    expect(harmless(typed)).toBe(written))
}
