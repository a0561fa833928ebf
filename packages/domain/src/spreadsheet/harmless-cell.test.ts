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
  ['+1 (809) 555-0101', '+1 (809) 555-0101'],
  ['+1 809-555-0101', '+1 809-555-0101'],
  ['+18095550101', '+18095550101'],
  ['+34 612.345.678', '+34 612.345.678'],
  ['(809) 555-0101', '(809) 555-0101'],
  ['+1-809-555-0101', "'+1-809-555-0101"],
  ['+1 - 809', "'+1 - 809"],
  ['+1+1', "'+1+1"],
  ['+cmd|1', "'+cmd|1"],
  ['-2+3', "'-2+3"],
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['＋1', "'＋1"],
] as const) {
  test(`“${JSON.stringify(typed)}” is written as ${JSON.stringify(written)}`, () =>
    expect(harmless(typed)).toBe(written))
}
