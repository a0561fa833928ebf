import type { SiteDocument } from './site-document.ts'
import { type SiteLanguage, type Texts, textIn } from './texts.ts'

/** What search engines and link previews are told in one language; null where the page's own words are used. */
export interface WordsInOneLanguage {
  readonly title: string | null
  readonly description: string | null
  readonly keywords: string | null
  readonly socialTitle: string | null
  readonly socialDescription: string | null
}

/**
 * What search engines and link previews are told of a site in a language: what is not written in it, they are told in the other one.
 * A page that is shared has its own title in this language before that for sharing in the other one.
 *
 * Source: rules.md, "Search engines".
 */
export function searchWordsIn(
  { search }: Pick<SiteDocument, 'search'>,
  language: SiteLanguage,
): WordsInOneLanguage {
  const read = (texts: Texts) => textIn(texts, language)?.text ?? null
  const shared = (texts: Texts, plain: Texts) =>
    texts[language] === '' && plain[language] !== '' ? null : read(texts)
  return {
    title: read(search.title),
    description: read(search.description),
    keywords: read(search.keywords),
    socialTitle: shared(search.socialTitle, search.title),
    socialDescription: shared(search.socialDescription, search.description),
  }
}
