import { RESERVED_NAMES } from '@nelly/domain/reserved-names'

/** A landing's pages that depend on the landing alone, spelled as our own links spell them. */
const PLAIN = /^\/([a-z0-9-]{1,35})(?:\/(?:vehicle|vehicles\/[1-9]\d{0,9}|FAQ))?$/

/**
 * Whether the page at this path may be drawn once for everyone. One with a search is not: it carries dates or filters. Those
 * of a booking show a key or a person.
 */
export const isPlainAddress = (target: string): boolean => {
  const name = PLAIN.exec(target)?.[1]
  return name !== undefined && !RESERVED_NAMES.has(name)
}
