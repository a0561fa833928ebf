import { expect, test } from 'vitest'
import { newReservationNumber } from './reservation-number.ts'

test('a reservation’s number is three groups of unambiguous characters, and never the same twice', () => {
  const numbers = Array.from({ length: 1000 }, newReservationNumber)
  expect(new Set(numbers).size).toBe(1000)
  for (const number of numbers) expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
  // Every character occurs at every position.
  for (const place of [0, 7, 13]) expect(new Set(numbers.map((number) => number[place])).size).toBe(32)
})
