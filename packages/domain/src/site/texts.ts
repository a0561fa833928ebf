import { inLanguages, LANGUAGES, type Language } from '../languages.ts'

/** The languages of a site. */
export const SITE_LANGUAGES = LANGUAGES
export type SiteLanguage = Language

export const otherLanguage = (language: SiteLanguage): SiteLanguage =>
  SITE_LANGUAGES.find((other) => other !== language) ?? language

/** Something in both languages. */
export interface InBoth<Value> extends Readonly<Record<SiteLanguage, Value>> {
  /** The language in which it is out of date: the other one was changed after it. */
  readonly stale?: SiteLanguage
}

/** A plain text in both languages; empty where it is not written. */
export type Texts = InBoth<string>

export const NO_TEXT: Texts = inLanguages(() => '')

/** A text for a reader. */
export interface ReadText {
  readonly text: string
  /** Its own language, where it is not the reader's. */
  readonly language?: SiteLanguage
}

/** The text for readers of a language, else that of the other language; undefined where neither is written. */
export function textIn(texts: Texts, language: SiteLanguage): ReadText | undefined {
  if (texts[language] !== '') return { text: texts[language] }
  const other = otherLanguage(language)
  return texts[other] === '' ? undefined : { text: texts[other], language: other }
}

/**
 * The same with one language changed. Where both were written, the other language is out of date from then on, unless
 * it was this language that was out of date: then both are right again.
 */
export function edited<Value>(
  texts: InBoth<Value>,
  language: SiteLanguage,
  value: Value,
  isWritten: (value: Value) => boolean,
): InBoth<Value> {
  const { stale, ...values } = { ...texts, [language]: value }
  const other = otherLanguage(language)
  const wereWritten = isWritten(texts[language]) && isWritten(texts[other])
  const isOut = isWritten(value) && wereWritten && stale !== language
  return isOut ? { ...values, stale: other } : values
}

/** The same, where its reader says that both languages are right. */
export const upToDate = <Value>(texts: InBoth<Value>): InBoth<Value> =>
  inLanguages((language) => texts[language])
