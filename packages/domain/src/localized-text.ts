import type { Language } from './languages.ts'

/** A text in every language. */
export type LocalizedText = Readonly<Record<Language, string>>
