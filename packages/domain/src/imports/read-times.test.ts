import { expect, test } from 'vitest'
import { readTime } from './read-times.ts'

for (const [cell, time] of [
  ['10:00', '10:00'],
  ['9:05:30', '09:05'],
  ['10.30', '10:30'],
  ['10h30', '10:30'],
  ['15 h', '15:00'],
  ['10 am', '10:00'],
  ['3:30 p. m.', '15:30'],
  ['12:00 m.', '12:00'],
  ['A las 8:15 PM', '20:15'],
  [0.4375, '10:30'],
  [{ day: '1899-12-31', time: '10:00' }, '10:00'],
  ['10', 'time-invalid'],
  ['3:30 m', 'time-invalid'],
  ['25:00', 'time-invalid'],
  ['mañana', 'time-invalid'],
  [10, 'time-invalid'],
] as const)
  test(`${JSON.stringify(cell)} is ${time}`, () => {
    const read = readTime(cell)
    expect('value' in read ? read.value : 'refusal' in read && read.refusal).toBe(time)
  })
