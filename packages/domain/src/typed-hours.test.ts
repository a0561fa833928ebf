import { expect, test } from 'vitest'
import { parseTypedHours, typedHours } from './typed-hours.ts'

for (const { typed, is } of [
  { typed: '8-18', is: '08:00–18:00' },
  { typed: '8:00–12:30, 14:00–18:00', is: '08:00–12:30, 14:00–18:00' },
  { typed: '8am - 12 pm; 2 pm-6:30 p. m.', is: '08:00–12:00, 14:00–18:30' },
  { typed: '8 a 12 y 14 a 18', is: '08:00–12:00, 14:00–18:00' },
  { typed: '9 to 17', is: '09:00–17:00' },
  { typed: '20:00-24:00', is: '20:00–24:00' },
  { typed: '0-24', is: '00:00–24:00' },
  { typed: '18-8', is: '18:00–08:00' },
  { typed: '', is: undefined },
  { typed: ',', is: undefined },
  { typed: '8', is: undefined },
  { typed: '8-', is: undefined },
  { typed: '8-12-18', is: undefined },
  { typed: '25-26', is: undefined },
  { typed: '24-25', is: undefined },
  { typed: 'mañana', is: undefined },
  { typed: '8-12, tarde', is: undefined },
]) {
  test(`"${typed}" is ${is ?? 'no hours'}`, () => {
    const read = parseTypedHours(typed)
    expect(read && typedHours(read)).toBe(is)
    if (is) expect(parseTypedHours(is)).toEqual(read)
  })
}
