import { knownLanguage, type Language } from '@nelly/domain/languages'

const KEY = 'language'

/** The language the owner chose on this device; Spanish by default. */
export const storedLanguage = (): Language => knownLanguage(localStorage.getItem(KEY)) ?? 'es'

export const keepLanguage = (language: Language): void => localStorage.setItem(KEY, language)
