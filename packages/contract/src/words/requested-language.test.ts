import { expect, test } from 'vitest'
import { requestedLanguage } from './requested-language.ts'

for (const { accepted, language } of [
  { accepted: '', language: undefined },
  { accepted: '*', language: undefined },
  { accepted: 'es-DO,es;q=0.9,en;q=0.8', language: 'es' },
  { accepted: 'en;q=0.5, es;q=0.9', language: 'es' },
  { accepted: 'xx-XX, es;q=0.3, en;q=0.2', language: 'es' },
  { accepted: 'es;q=0, en', language: 'en' },
  { accepted: 'de, xx;q=x', language: undefined },
]) {
  test(`“${accepted}” asks for ${language ?? 'no language of ours'}`, () =>
    expect(requestedLanguage(accepted)).toBe(language))
}
