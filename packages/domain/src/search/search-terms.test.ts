import { describe, expect, test } from 'vitest'
import { bestFirst, plateRank, rankOf, searchTerms } from './search-terms.ts'

describe('a text can be a phone, a reference, a number and a plate at once', () => {
  test.each([
    { text: 'María  PEÑA', words: ['maria', 'pena'], plate: 'MARÍAPEÑA' },
    { text: 'ana.perez@example.com', words: ['ana', 'perez', 'example', 'com'] },
    { text: '809', words: ['809'], number: 809 },
    { text: '+1 (809) 555-0101', phoneDigits: '18095550101' },
    { text: '809.555.0101', phoneDigits: '8095550101' },
    { text: '0101', phoneDigits: '0101', reference: '0101', number: 101 },
    { text: '#51', number: 51, phoneDigits: undefined },
    { text: '0', number: undefined },
    { text: '12345678901', number: undefined, phoneDigits: '12345678901' },
    { text: 'k7q4', reference: 'K7Q4', phoneDigits: undefined },
    { text: 'K7Q49MXT3HRD', reference: 'K7Q4-9MXT-3HRD' },
    { text: ' k7q4-9mxt ', reference: 'K7Q4-9MXT' },
    { text: 'KOL4-9MXT', reference: 'K014-9MXT' },
    { text: 'K7Q', reference: undefined },
    { text: 'K7Q4-9MXT-3HRD-X', reference: undefined },
    { text: 'Kuga', reference: undefined },
    { text: 'a-123 456', plate: 'A123456', reference: 'A123-456' },
    { text: '%_\\', words: [], plate: '' },
    { text: 'one two three four five six seven', words: ['one', 'two', 'three', 'four', 'five', 'six'] },
  ])('“$text”', ({ text, ...terms }) => expect(searchTerms(text)).toMatchObject(terms))
})

describe('every word must be the beginning of a word', () => {
  test.each([
    { search: 'toyota corolla', texts: ['Toyota Corolla'], rank: 'exact' },
    { search: 'TOYOTA', texts: ['Toyota Corolla'], rank: 'beginning' },
    { search: 'coro toy', texts: ['Toyota Corolla'], rank: 'part' },
    { search: 'electr', texts: ['Kia Niro', 'Eléctrico'], rank: 'part' },
    { search: 'rolla', texts: ['Toyota Corolla'], rank: undefined },
    { search: 'toyota yaris', texts: ['Toyota Corolla'], rank: undefined },
    { search: '%', texts: ['Toyota Corolla'], rank: undefined },
    { search: 'x', texts: [null], rank: undefined },
  ])('“$search” in $texts: $rank', ({ search, texts, rank }) =>
    expect(rankOf(searchTerms(search), ...texts)).toBe(rank),
  )
})

describe('a plate is found by any part of it', () => {
  test.each([
    { search: 'a 123-456', rank: 'exact' },
    { search: 'A12', rank: 'beginning' },
    { search: '3456', rank: 'part' },
    { search: 'b12', rank: undefined },
    { search: '-', rank: undefined },
  ])('“$search”: $rank', ({ search, rank }) => expect(plateRank(searchTerms(search), 'A123456')).toBe(rank))
})

test('the best come first, equal ones in their order, and no more than a few', () => {
  const found = [
    { id: 1, rank: 'part' },
    { id: 2, rank: 'beginning' },
    { id: 3, rank: 'exact' },
    { id: 4, rank: 'beginning' },
  ] as const
  expect(bestFirst(found, 3).map(({ id }) => id)).toEqual([3, 2, 4])
})
