import { expect, test } from 'vitest'
import { descriptionIn } from './vehicle-description.ts'

const plain = { description: 'Económico', descriptionEs: null, descriptionEn: null }

for (const { what, vehicle, language, main, read } of [
  { what: 'one for all', vehicle: plain, language: 'es', main: 'es', read: { text: 'Económico' } },
  {
    what: 'one for all',
    vehicle: plain,
    language: 'en',
    main: 'es',
    read: { text: 'Económico', language: 'es' },
  },
  {
    what: 'one in English',
    vehicle: { ...plain, descriptionEn: 'Thrifty' },
    language: 'en',
    main: 'es',
    read: { text: 'Thrifty' },
  },
  {
    what: 'one in English',
    vehicle: { ...plain, descriptionEn: 'Thrifty' },
    language: 'es',
    main: 'es',
    read: { text: 'Económico' },
  },
  {
    what: 'one in Spanish from before the main language was changed',
    vehicle: { description: 'Thrifty', descriptionEs: 'Económico', descriptionEn: null },
    language: 'es',
    main: 'es',
    read: { text: 'Económico' },
  },
] as const) {
  test(`of a vehicle with ${what}, visitors read "${read.text}" in ${language}, where ${main} is the main language`, () =>
    expect(descriptionIn(vehicle, language, main)).toEqual(read))
}
