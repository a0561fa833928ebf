import { expect, test } from 'vitest'
import { splitLanguage } from './landing-language.ts'

test.each([
  ['/caribe', undefined, '/caribe'],
  ['/caribe/en', 'en', '/caribe'],
  ['/caribe/es/', 'es', '/caribe/'],
  ['/caribe/en/vehicles/3', 'en', '/caribe/vehicles/3'],
  ['/caribe/en/en', 'en', '/caribe/en'],
  ['/caribe/english', undefined, '/caribe/english'],
  ['/caribe/EN', undefined, '/caribe/EN'],
  ['/caribe/fr', undefined, '/caribe/fr'],
  ['/en/vehicle', undefined, '/en/vehicle'],
  ['/landings/en', undefined, '/landings/en'],
  ['/App/en/x', undefined, '/App/en/x'],
])('%s is read in %s, as %s', (given, language, path) => {
  expect(splitLanguage(given)).toEqual({ language, path })
})
