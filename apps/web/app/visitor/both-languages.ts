import { inLanguages, type Language } from '@nelly/domain/languages'
import { type I18n, speak, type VisitorMessages } from './i18n.tsx'

const MESSAGES = '../../../../packages/contract/messages'

const catalogues = import.meta.glob<Partial<VisitorMessages>>(
  '../../../../packages/contract/messages/*/visitor/*.json',
  { eager: true, import: 'default' },
)

const speeches = inLanguages((language) =>
  speak(language, {
    ...catalogues[`${MESSAGES}/${language}/visitor/home.json`],
    ...catalogues[`${MESSAGES}/${language}/visitor/other-pages.json`],
  } as VisitorMessages),
)

/** The formatters of a language; created once for each. All catalogues come with it, so a preview goes without. */
export const i18nIn = (language: Language): I18n => speeches[language]
