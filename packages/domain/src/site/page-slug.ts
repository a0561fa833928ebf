/** Addresses below a landing's that its own pages and languages have; no page of the operator's gets one. */
const RESERVED: ReadonlySet<string> = new Set([
  'additions',
  'embed',
  'en',
  'es',
  'faq',
  'home',
  'my-reservation',
  'privacy',
  'review',
  'terms',
  'thanks-you',
  'vehicle',
  'vehicles',
])

/** Whether an own page can't have this slug, in any case. Source: rules.md, "The site". */
export const isReservedSlug = (slug: string): boolean => RESERVED.has(slug.toLowerCase())
