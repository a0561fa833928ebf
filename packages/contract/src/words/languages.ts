import type { Language } from '../wire.ts'

const NO_BREAK = '\u00a0'

interface LanguageTraits {
  /** What it calls itself. */
  readonly name: string
  readonly locale: string
  /** That of days and months. */
  readonly dateLocale: string
  /** What follows a time before noon, and one after it. */
  readonly halves: readonly [string, string]
}

/** What a language has beside its messages. */
export const TRAITS: Readonly<Record<Language, LanguageTraits>> = {
  es: {
    name: 'Español',
    locale: 'es-DO',
    // As in Latin America: the Dominican one of the library writes `10 may de 2027`.
    dateLocale: 'es-419',
    halves: [`a.${NO_BREAK}m.`, `p.${NO_BREAK}m.`],
  },
  en: { name: 'English', locale: 'en-US', dateLocale: 'en-US', halves: ['AM', 'PM'] },
}
