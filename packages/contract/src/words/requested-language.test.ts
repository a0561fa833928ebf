import { expect, test } from 'vitest'
import { preferredLanguage } from './preferred-language.ts'

for (const { accepted, language } of [
  { accepted: '', language: 'en' },
  { accepted: '*', language: 'en' },
  { accepted: 'es-DO,es;q=0.9,en;q=0.8', language: 'es' },
  { accepted: 'en;q=0.5, es;q=0.9', language: 'es' },
  { accepted: 'fr-FR, es;q=0.3, en;q=0.2', language: 'es' },
  { accepted: 'es;q=0, en', language: 'en' },
  { accepted: 'de, fr;q=x', language: 'en' },
]) {
  test(`"${accepted}" is answered in ${language}`, () => expect(preferredLanguage(accepted)).toBe(language))
}
