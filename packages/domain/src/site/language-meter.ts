import type { SitePointPart } from './checklist.ts'
import { fieldsOf, isInBoth, writtenLanguages } from './fields.ts'
import type { SiteDocument } from './site-document.ts'
import type { SiteLanguage } from './texts.ts'

/** A text of a site in one language. */
export interface TextPlace {
  readonly part: SitePointPart
  /** The path of the field in its part, such as `headline.es`. */
  readonly field: string
}

/** How much of a site is written in a language: of the texts that are written in any. */
export interface LanguageMeter {
  readonly written: number
  readonly all: number
  /** Those that are written in the other language only. */
  readonly gaps: readonly TextPlace[]
  /** Those that the other language has left behind. */
  readonly stale: readonly TextPlace[]
}

/** Measures one language of a site; sections that are not shown count nothing. Source: rules.md, "The site". */
export function languageMeter(document: SiteDocument, language: SiteLanguage): LanguageMeter {
  const texts = textsOf(document).map(({ part, path, value }) => ({
    place: { part, field: `${path}.${language}` },
    isWritten: writtenLanguages(value).includes(language),
    isStale: value.stale === language,
  }))
  return {
    written: texts.filter(({ isWritten }) => isWritten).length,
    all: texts.length,
    gaps: texts.filter(({ isWritten }) => !isWritten).map(({ place }) => place),
    stale: texts.filter(({ isStale }) => isStale).map(({ place }) => place),
  }
}

/** All texts that say something in a language. */
function textsOf({ sections, legal, pages, search }: SiteDocument) {
  const parts: readonly (readonly [SitePointPart, object])[] = [
    ...sections.filter(({ shown }) => shown).map((section) => [`section:${section.id}`, section] as const),
    ['legal', legal],
    ...pages.map((page) => [`page:${page.id}`, page] as const),
    ['search', search],
  ]
  return parts.flatMap(([part, content]) =>
    fieldsOf(content).flatMap(({ keys, value }) =>
      isInBoth(value) && writtenLanguages(value).length > 0 ? [{ part, path: keys.join('.'), value }] : [],
    ),
  )
}
