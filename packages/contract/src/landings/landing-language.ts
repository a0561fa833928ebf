import { RESERVED_NAMES } from '@nelly/domain/landings/reserved-names'
import { searchWordsIn } from '@nelly/domain/site/search-words'
import type { SiteDocument } from '@nelly/domain/site/site-document'
import type { SiteLanguage } from '@nelly/domain/site/texts'
import type { VisitedLanding } from '../public-site/visited-landing.ts'
import type { Language } from '../wire.ts'

const PREFIXED = /^\/(?<name>[^/]+)\/(?<language>en|es)(?=\/|$)/

/**
 * The language that a page's path begins with, below the landing's address, and the path without it:
 * `/caribe/en/vehicle` is `/caribe/vehicle` in English. Addresses of our own have no languages.
 */
export function splitLanguage(path: string): {
  readonly language: Language | undefined
  readonly path: string
} {
  const { name, language } = PREFIXED.exec(path)?.groups ?? {}
  if (name === undefined || RESERVED_NAMES.has(name.toLowerCase())) return { language: undefined, path }
  return { language: language as Language, path: path.replace(PREFIXED, `/${name}`) }
}

/** A landing's address in a language, below the origin: that of its main language has no prefix. */
export const localAddress = (address: string, main: Language, language: Language): string =>
  language === main ? address : `${address}/${language}`

/**
 * A landing as it is read in one of its languages; undefined where it is not offered in it. The canonical address is the
 * main language's alone.
 */
export function landingIn(landing: VisitedLanding, asked: string): VisitedLanding | undefined {
  const [main] = landing.languages
  const language = landing.languages.find((one) => one === asked)
  if (language === undefined || language === main) return language && landing
  return {
    ...landing,
    language,
    localAddress: localAddress(landing.address, main, language),
    ...metadataIn(landing.site, language),
    canonicalUrl: null,
  }
}

/** What search engines and link previews are told of a site in a language. */
function metadataIn(site: SiteDocument, language: SiteLanguage) {
  const words = searchWordsIn(site, language)
  return {
    metaTitle: words.title,
    metaDescription: words.description,
    metaKeywords: words.keywords,
    ogTitle: words.socialTitle,
    ogDescription: words.socialDescription,
  }
}
