import { expect, test } from 'vitest'
import { sameText } from './folded.ts'

for (const { one, other, same } of [
  { one: 'Búho Rent', other: 'buho rent', same: true },
  { one: 'Búho Rent', other: '  BUHO   Rent ', same: true },
  { one: 'Búho Rent', other: 'Búho\u00a0Rent', same: true },
  { one: 'Búho Rent', other: 'BuhoRent', same: false },
  { one: 'Peña', other: 'Pena', same: true },
  { one: '', other: ' ', same: true },
  { one: 'Búho', other: '', same: false },
]) {
  test(`"${one}" and "${other}" ${same ? 'read the same' : 'differ'}`, () =>
    expect(sameText(one, other)).toBe(same))
}
