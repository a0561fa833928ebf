import { expect, test } from 'vitest'
import english from './en.json' with { type: 'json' }
import spanish from './es.json' with { type: 'json' }

const keysOf = (words: object, path = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keysOf(value, `${path}${key}.`),
  )
const placesOf = (words: object, path = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${path}${key}: ${[...value.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort()}`]
      : placesOf(value, `${path}${key}.`),
  )

test('whatever is said in Spanish is said in English too', () =>
  expect(keysOf(english).sort()).toEqual(keysOf(spanish).sort()))

test('both languages fill the same places in the same sentences', () =>
  expect(placesOf(english).sort().map(withoutPlurals)).toEqual(placesOf(spanish).sort().map(withoutPlurals)))

/** Plural forms hold words of their own language in braces. */
const withoutPlurals = (line: string): string => (line.includes('count') ? line.replace(/:.*/, '') : line)
