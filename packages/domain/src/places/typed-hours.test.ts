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
  { typed: '2-6 pm', is: '14:00–18:00' },
  { typed: '2:30 - 6 p. m.', is: '14:30–18:00' },
  { typed: '8-1 pm', is: '08:00–13:00' },
  { typed: '8-12 pm', is: '08:00–12:00' },
  { typed: '12-5 pm', is: '12:00–17:00' },
  { typed: '10-2 am', is: '22:00–02:00' },
  { typed: '08:00-10 pm', is: '08:00–22:00' },
  { typed: '8 am-5', is: '08:00–17:00' },
  { typed: '2 pm-12', is: '14:00–24:00' },
  { typed: '8am-12pm y 2-6 pm', is: '08:00–12:00, 14:00–18:00' },
  { typed: '8-0', is: '08:00–24:00' },
  { typed: '18:00-00:00', is: '18:00–24:00' },
  { typed: '12 pm - 12 am', is: '12:00–24:00' },
  { typed: '12 am - 12 am', is: '00:00–24:00' },
  { typed: '2-6 pm, 8am-12pm', is: '08:00–12:00, 14:00–18:00' },
  { typed: '14-18, 8-12', is: '08:00–12:00, 14:00–18:00' },
  { typed: '8-12, 2-6', is: '08:00–12:00, 02:00–06:00' },
  { typed: '8 am-12 pm, 2-6', is: '08:00–12:00, 02:00–06:00' },
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
    if (is) expect(parseTypedHours(is)).toEqual(expect.arrayContaining(read ?? []))
  })
}
