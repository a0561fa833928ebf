import type { Language } from '@nelly/contract/wire'
import en from '../messages/visitor/en.json'
import es from '../messages/visitor/es.json'
import otherEn from '../messages/visitor/other-pages/en.json'
import otherEs from '../messages/visitor/other-pages/es.json'
import { type I18n, speak } from './i18n.tsx'

const speeches: Record<Language, I18n> = {
  en: speak('en', { ...en, ...otherEn }),
  es: speak('es', { ...es, ...otherEs }),
}

/** The formatters of a language; created once for each. Both catalogues come with it, so a preview goes without. */
export const i18nIn = (language: Language): I18n => speeches[language]
