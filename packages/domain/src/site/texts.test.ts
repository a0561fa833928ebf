import { describe, expect, test } from 'vitest'
import { edited, type Texts, textIn, upToDate } from './texts.ts'

const isWritten = (text: string) => text !== ''

describe('a text is read in the visitor’s language, else in the other one', () => {
  test.each([
    [{ es: 'Hola', en: 'Hello' }, 'en', { text: 'Hello' }],
    [{ es: 'Hola', en: '' }, 'en', { text: 'Hola', language: 'es' }],
    [{ es: '', en: 'Hello' }, 'es', { text: 'Hello', language: 'en' }],
    [{ es: '', en: '' }, 'es', undefined],
  ] as const)('%j in %s', (texts, language, read) => {
    expect(textIn(texts, language)).toEqual(read)
  })
})

describe('a change in one language makes the other out of date', () => {
  test.each<[string, Texts, 'es' | 'en', string, Texts]>([
    ['both written', { es: 'a', en: 'b' }, 'es', 'c', { es: 'c', en: 'b', stale: 'en' }],
    ['the other not written', { es: 'a', en: '' }, 'es', 'c', { es: 'c', en: '' }],
    ['written for the first time', { es: 'a', en: '' }, 'en', 'b', { es: 'a', en: 'b' }],
    ['emptied', { es: 'a', en: 'b' }, 'es', '', { es: '', en: 'b' }],
    ['the one that was out of date', { es: 'a', en: 'b', stale: 'en' }, 'en', 'c', { es: 'a', en: 'c' }],
    [
      'the original once more',
      { es: 'a', en: 'b', stale: 'en' },
      'es',
      'c',
      { es: 'c', en: 'b', stale: 'en' },
    ],
  ])('%s', (_, texts, language, value, expected) => {
    expect(edited(texts, language, value, isWritten)).toEqual(expected)
  })

  test('until its reader says that both are right', () => {
    expect(upToDate({ es: 'a', en: 'b', stale: 'en' })).toEqual({ es: 'a', en: 'b' })
  })
})
