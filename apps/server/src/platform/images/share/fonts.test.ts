import { expect, test } from 'vitest'
import { drawable } from './fonts.ts'

for (const { name, drawn } of [
  { name: 'Búho Rent', drawn: 'Búho Rent' },
  { name: 'Toyota 卡罗拉 Cross', drawn: 'Toyota Cross' },
  { name: '租车', drawn: '' },
  { name: '🚗 Sol 🌴 Caribe', drawn: 'Sol Caribe' },
  { name: '🚗 - 🌴!', drawn: '' },
  { name: 'تأجير', drawn: '' },
  { name: 'Прокат Αθήνα Nguyễn Žigulí', drawn: 'Прокат Αθήνα Nguyễn Žigulí' },
  { name: 'two\u200b\u202e\nlines', drawn: 'two lines' },
  { name: 'Cafe\u0301', drawn: 'Café' },
]) {
  test(`"${name}" is rendered as "${drawn}"`, () => expect(drawable(name)).toBe(drawn))
}
