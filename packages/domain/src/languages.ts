/** The languages of the product's words: each has a folder in `contract/messages`. */
export const LANGUAGES = ['es', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** Something in every language. */
export const inLanguages = <Value>(of: (language: Language) => Value) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<Language, Value>

/** The language of this code; undefined where the product does not speak it. */
export const knownLanguage = (code: string | null | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === code)
