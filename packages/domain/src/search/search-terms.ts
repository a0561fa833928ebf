import { folded } from '../folded.ts'
import { plateKey } from '../units/plate.ts'

/** The fewest digits by which a phone is searched for. */
const MIN_PHONE_DIGITS = 4

/** The signs of references, and how many one has. */
const REFERENCE_SIGNS = /^[0-9A-HJKMNP-TV-Z]{4,12}$/

/** The most words of a search that count. */
const MAX_WORDS = 6

/** What a search over everything looks for: the readings of its text. */
export interface SearchTerms {
  /** Its words in lower case and without accents, of each of which something has to have the beginning. */
  readonly words: readonly string[]
  /** The digits of a phone, or of a part of one; undefined where the text can't be one. */
  readonly phoneDigits: string | undefined
  /** The beginning of a reservation's reference, with its hyphens; undefined where the text can't be one. */
  readonly reference: string | undefined
  /** The number of a reservation. */
  readonly number: number | undefined
  /** Its letters and digits, as plates are compared. */
  readonly plate: string
}

/**
 * Reads what was typed into a search over everything.
 *
 * Source: rules.md, "Search everywhere".
 */
export const searchTerms = (text: string): SearchTerms => ({
  words: searchedWords(text).slice(0, MAX_WORDS),
  phoneDigits: phoneDigits(text),
  reference: referencePrefix(text),
  number: reservationNumber(text),
  plate: plateKey(text),
})

/** The words of a text as they are searched for: `Ana.Peña@example.com` has four. */
const searchedWords = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

function phoneDigits(text: string): string | undefined {
  const digits = text.replace(/\D/g, '')
  const isPhoneLike = /^[\d\s()+./-]*$/.test(text)
  return isPhoneLike && digits.length >= MIN_PHONE_DIGITS ? digits : undefined
}

/** Letters that are no sign of a reference were misheard: O is a zero, I and L are a one. */
function referencePrefix(text: string): string | undefined {
  const signs = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  if (!REFERENCE_SIGNS.test(signs)) return undefined
  return [signs.slice(0, 4), signs.slice(4, 8), signs.slice(8)].filter(Boolean).join('-')
}

function reservationNumber(text: string): number | undefined {
  const number = /^\s*#?(\d{1,9})\s*$/.exec(text)?.[1]
  return number && Number(number) > 0 ? Number(number) : undefined
}

/** How well something matches: it is what was searched for, begins with it, or has it. */
export const SEARCH_RANKS = ['exact', 'beginning', 'part'] as const
export type SearchRank = (typeof SEARCH_RANKS)[number]

/**
 * How well texts of one thing match, the most telling text first; undefined where a word of the search is not the
 * beginning of one of theirs.
 */
export function rankOf({ words }: SearchTerms, ...texts: readonly (string | null)[]): SearchRank | undefined {
  if (words.length === 0) return undefined
  const [first = [], ...others] = texts.map((text) => searchedWords(text ?? ''))
  const all = [first, ...others].flat()
  if (!words.every((word) => all.some((one) => one.startsWith(word)))) return undefined
  if (first.join(' ') === words.join(' ')) return 'exact'
  return first.join(' ').startsWith(words.join(' ')) ? 'beginning' : 'part'
}

/** How well a plate matches: the whole of it, or a part. */
export function plateRank({ plate }: SearchTerms, key: string | null): SearchRank | undefined {
  if (plate === '' || !key?.includes(plate)) return undefined
  if (key === plate) return 'exact'
  return key.startsWith(plate) ? 'beginning' : 'part'
}

/** Found things with their rank, the best first and `most` at most; equal ones stay in their order. */
export const bestFirst = <T extends { rank: SearchRank }>(found: readonly T[], most: number): T[] =>
  found
    .toSorted((one, other) => SEARCH_RANKS.indexOf(one.rank) - SEARCH_RANKS.indexOf(other.rank))
    .slice(0, most)
