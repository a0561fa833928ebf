import { RESERVED_NAMES } from '@nelly/domain/reserved-names'

/** A landing's pages that only depend on the landing, as our own links spell them. */
const CACHEABLE = /^\/([a-z0-9-]{1,35})(?:\/(?:vehicle|vehicles\/[1-9]\d{0,9}|FAQ))?$/

/**
 * Whether the page at this address may be the same for everyone. With a query it is not, nor is any page of a booking.
 */
export const isCacheableAddress = (target: string): boolean => {
  const name = CACHEABLE.exec(target)?.[1]
  return name !== undefined && !RESERVED_NAMES.has(name)
}
