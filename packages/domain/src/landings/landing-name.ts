import type { Branded } from '../brand.ts'
import { folded } from '../folded.ts'
import { ok, type Result, refuse } from '../result.ts'
import { RESERVED_NAMES } from './reserved-names.ts'

/** A landing's public address: 1 to 35 of `a-z`, `0-9` and single hyphens between them, and not reserved. */
export type Slug = Branded<string, 'Slug'>

/** The longest name of a landing, in characters as typed; its address is never longer. */
export const MAX_LANDING_NAME = 35

/**
 * Turns a landing's name into its public address: `Búho Rent` becomes `buho-rent`.
 *
 * Source: rules.md, "Landing name".
 */
export function addressFor(name: string): Result<Slug, 'name-empty' | 'name-too-long' | 'name-reserved'> {
  if (lengthOf(name.trim()) > MAX_LANDING_NAME) return refuse('name-too-long')
  const address = spelledOut(folded(name))
    .replace(/[^\w\s-]/g, '')
    .replace(/[\s_-]+/g, '-')
    .replace(/^-|-$/g, '')
  if (address === '') return refuse('name-empty')
  if (address.length > MAX_LANDING_NAME) return refuse('name-too-long')
  return RESERVED_NAMES.has(address) ? refuse('name-reserved') : ok(address as Slug)
}

/** The display name where none was typed: the address with spaces for hyphens. */
export const displayName = (slug: Slug): string => slug.replaceAll('-', ' ')

/** Composed first, so that an accent typed on a Mac counts the same as one typed elsewhere. */
const lengthOf = (text: string): number => [...text.normalize('NFC')].length

/** Letters that do not decompose into a letter and an accent. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
}
const spelledOut = (text: string): string => text.replace(/[ßæœøđðłþı]/g, (letter) => LETTERS[letter] ?? '')
