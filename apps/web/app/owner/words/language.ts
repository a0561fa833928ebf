import type { Language } from '@nelly/contract/wire'

const KEY = 'language'

/** The language the owner chose on this device; Spanish by default. */
export const storedLanguage = (): Language => (localStorage.getItem(KEY) === 'en' ? 'en' : 'es')

export const keepLanguage = (language: Language): void => localStorage.setItem(KEY, language)
