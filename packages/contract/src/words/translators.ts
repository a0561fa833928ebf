import { inLanguages } from '@nelly/domain/languages'
import { createTranslator } from 'use-intl/core'
import type { Language } from '../wire.ts'
import { TRAITS } from './languages.ts'
import { endedOnce } from './moment-words.ts'

/** Messages by key, with what else a translator does. */
// biome-ignore lint/suspicious/noExplicitAny: each translator has types of its own for its keys and values.
type Translator = ((...message: any[]) => string) & object

/** A translator whose sentences end with one full stop, whatever name or time they end with. */
export const endingOnce = <T extends Translator>(t: T): T =>
  Object.assign((...message: Parameters<T>) => endedOnce(t(...message)), t)

/** Messages in one language: `t('title')`, `t('greeting', { name })`. */
export const translatorOf = <const Messages extends object>(language: Language, messages: Messages) =>
  endingOnce(createTranslator({ locale: TRAITS[language].locale, messages, timeZone: 'UTC' }))

/** The messages of an area in each language: `refusalsIn('es')('name-taken')`. The keys are those that each language has. */
export function translatorsOf<const Messages extends object>(messages: Readonly<Record<Language, Messages>>) {
  const translators = inLanguages((language) => translatorOf(language, messages[language]))
  return (language: Language) => translators[language]
}

/** A text in every language of the product. */
export type Words = Readonly<Record<Language, string>>
