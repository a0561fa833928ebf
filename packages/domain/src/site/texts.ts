/** The languages of a site. */
export const SITE_LANGUAGES = ['es', 'en'] as const
export type SiteLanguage = (typeof SITE_LANGUAGES)[number]

export const otherLanguage = (language: SiteLanguage): SiteLanguage => (language === 'es' ? 'en' : 'es')

/** Something in both languages. */
export interface InBoth<Value> {
  readonly es: Value
  readonly en: Value
  /** The language in which it is out of date: the other one was changed after it. */
  readonly stale?: SiteLanguage
}

/** A plain text in both languages; empty where it is not written. */
export type Texts = InBoth<string>

export const NO_TEXT: Texts = { es: '', en: '' }

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
export function upToDate<Value>({ es, en }: InBoth<Value>): InBoth<Value> {
  return { es, en }
}
