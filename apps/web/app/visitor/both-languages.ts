import en from '@nelly/contract/messages/en/visitor/home.json'
import otherEn from '@nelly/contract/messages/en/visitor/other-pages.json'
import es from '@nelly/contract/messages/es/visitor/home.json'
import otherEs from '@nelly/contract/messages/es/visitor/other-pages.json'
import type { Language } from '@nelly/contract/wire'
import { type I18n, speak } from './i18n.tsx'

const speeches: Record<Language, I18n> = {
  en: speak('en', { ...en, ...otherEn }),
  es: speak('es', { ...es, ...otherEs }),
}

/** The formatters of a language; created once for each. Both catalogues come with it, so a preview goes without. */
export const i18nIn = (language: Language): I18n => speeches[language]
