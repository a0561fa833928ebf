import { expect, test } from 'vitest'
import { drawable } from './fonts.ts'

for (const { name, expected } of [
  { name: 'Búho Rent', expected: 'Búho Rent' },
  { name: 'Toyota 卡罗拉 Cross', expected: 'Toyota Cross' },
  { name: '租车', expected: '' },
  { name: '🚗 Sol 🌴 Caribe', expected: 'Sol Caribe' },
  { name: '🚗 - 🌴!', expected: '' },
  { name: 'تأجير', expected: '' },
  { name: 'Прокат Αθήνα Nguyễn Žigulí', expected: 'Прокат Αθήνα Nguyễn Žigulí' },
  { name: 'two\u200b\u202e\nlines', expected: 'two lines' },
  { name: 'Cafe\u0301', expected: 'Café' },
]) {
  test(`"${name}" is rendered as "${expected}"`, () => expect(drawable(name)).toBe(expected))
}
