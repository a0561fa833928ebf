import type { SiteDocument } from './site-document.ts'
import type { SiteLanguage, Texts } from './texts.ts'

/** What search engines and link previews are told in one language; null where the page's own words are used. */
export interface WordsInOneLanguage {
  readonly title: string | null
  readonly description: string | null
  readonly keywords: string | null
  readonly socialTitle: string | null
  readonly socialDescription: string | null
}

/**
 * What search engines and link previews are told of a site in a language: what is not written in it, they are told in the main one.
 * A page that is shared has its own title in this language before that for sharing in the main one.
 *
 * Source: rules.md, "Search engines".
 */
export function searchWordsIn(
  { search, languages }: Pick<SiteDocument, 'search' | 'languages'>,
  language: SiteLanguage,
): WordsInOneLanguage {
  const own = (texts: Texts) => texts[language] || null
  const main = (texts: Texts) => texts[languages.default] || null
  const ownOrMain = (texts: Texts) => own(texts) ?? main(texts)
  const shared = (texts: Texts, plain: Texts) => own(texts) ?? (own(plain) === null ? main(texts) : null)
  return {
    title: ownOrMain(search.title),
    description: ownOrMain(search.description),
    keywords: ownOrMain(search.keywords),
    socialTitle: shared(search.socialTitle, search.title),
    socialDescription: shared(search.socialDescription, search.description),
  }
}
