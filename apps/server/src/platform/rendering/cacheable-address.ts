import { splitLanguage } from '@nelly/contract/landings/landing-language'
import { RESERVED_NAMES } from '@nelly/domain/landings/reserved-names'
import { isReservedSlug } from '@nelly/domain/site/own-pages'

/** A landing's pages that only depend on the landing, as our own links spell them; `slug` is that of an own page. */
const CACHEABLE =
  /^\/(?<name>[a-z0-9-]{1,35})(?:\/(?:vehicle|vehicles\/[1-9]\d{0,9}|FAQ|terms|privacy|(?<slug>[a-z0-9-]{1,60})))?$/

/**
 * Whether the page at this address may be the same for everyone. With a query it is not, nor is any page of a booking.
 */
export const isCacheableAddress = (target: string): boolean => {
  const { name, slug } = CACHEABLE.exec(splitLanguage(target).path)?.groups ?? {}
  return name !== undefined && !RESERVED_NAMES.has(name) && (slug === undefined || !isReservedSlug(slug))
}
