import { formatMoney, type Money } from '../money.ts'
import { isInBoth } from './fields.ts'
import type { SiteDocument } from './site-document.ts'
import { SITE_LANGUAGES, type SiteLanguage } from './texts.ts'

/** What texts of a site may name, such as `{name}`, so that they follow it when it changes. */
export const PLACEHOLDERS = ['name', 'from_price', 'places'] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

/** What placeholders stand for. */
export interface PlaceholderFacts {
  readonly name: string
  /** The lowest price of a day; null without vehicles on sale. */
  readonly leastPrice: Money | null
  /** The names of the places of pickup. */
  readonly pickupPlaces: readonly string[]
}

/** More places than these are no sentence any more. */
const MOST_PLACES = 3

/** What a placeholder stands for in a language; blank where it is not known. */
export function placeholderText(
  placeholder: Placeholder,
  { name, leastPrice, pickupPlaces }: PlaceholderFacts,
  language: SiteLanguage,
): string {
  switch (placeholder) {
    case 'name':
      return name
    case 'from_price':
      return leastPrice ? formatMoney(leastPrice) : ''
    case 'places':
      return pickupPlaces.length > MOST_PLACES
        ? ''
        : new Intl.ListFormat(language, { type: 'conjunction' }).format(pickupPlaces)
  }
}

/** The placeholders in a text, each once. */
export const placeholdersIn = (text: string): readonly Placeholder[] =>
  PLACEHOLDERS.filter((placeholder) => text.includes(`{${placeholder}}`))

/**
 * A text with what its placeholders stand for. A sentence with one that is not known is left out.
 *
 * Source: rules.md, "Starting texts".
 */
export function filledText(text: string, facts: PlaceholderFacts, language: SiteLanguage): string {
  if (!text.includes('{')) return text
  const textOf = (placeholder: Placeholder) => placeholderText(placeholder, facts, language)
  const sentences = text.split(/(?<=[.!?])(?=\s)/)
  const kept = sentences.filter((sentence) => placeholdersIn(sentence).every((one) => textOf(one) !== ''))
  const filled = kept
    .map((sentence) =>
      PLACEHOLDERS.reduce((whole, one) => whole.replaceAll(`{${one}}`, () => textOf(one)), sentence),
    )
    .join('')
  // The blank after a sentence that was left out; any other belongs to the text, which may be a part of a line.
  return kept[0] === sentences[0] ? filled : filled.trimStart()
}

/** The document as visitors read it: sections, terms, privacy and own pages with what their placeholders stand for. */
export function filledSite(document: SiteDocument, facts: PlaceholderFacts): SiteDocument {
  const { sections, legal, pages } = document
  const fill = (text: string, language: SiteLanguage) => filledText(text, facts, language)
  return { ...document, ...withTexts({ sections, legal, pages }, fill) }
}

type TextChange = (text: string, language: SiteLanguage) => string

/** Keys within a text in both languages whose values are no words of it. */
const NO_WORDS = ['stale', 'kind', 'link']

/** The same value with every text in both languages changed. */
function withTexts<Value>(value: Value, change: TextChange): Value {
  const changed = (one: unknown, language: SiteLanguage | undefined): unknown => {
    if (typeof one === 'string') return language ? change(one, language) : one
    if (Array.isArray(one)) return one.map((entry) => changed(entry, language))
    if (typeof one !== 'object' || one === null) return one
    const isText = isInBoth(one)
    const entries = Object.entries(one).map(([key, entry]) => {
      const told = isText ? SITE_LANGUAGES.find((each) => each === key) : language
      const isNoWord = (isText || language !== undefined) && NO_WORDS.includes(key)
      return [key, isNoWord ? entry : changed(entry, told)]
    })
    return Object.fromEntries(entries)
  }
  return changed(value, undefined) as Value
}

/** The texts that hold these words, each once, in the order of the document. */
export function textsWith(
  { sections, legal, pages, search }: SiteDocument,
  words: string,
): readonly string[] {
  const found = new Set<string>()
  withTexts({ sections, legal, pages, search }, (text) => {
    if (text.includes(words)) found.add(text)
    return text
  })
  return [...found]
}

/** The document with other words in place of these in its texts. */
export function withReplaced(document: SiteDocument, words: string, others: string): SiteDocument {
  const { sections, legal, pages, search } = document
  return {
    ...document,
    ...withTexts({ sections, legal, pages, search }, (text) => text.replaceAll(words, others)),
  }
}
