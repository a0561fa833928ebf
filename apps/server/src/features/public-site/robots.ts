import { RESERVED_NAMES } from '@nelly/domain/reserved-names'

/** Reserved, and yet for everybody: what pages are made of, and what robots are told. */
const OPEN: ReadonlySet<string> = new Set([
  'assets',
  'embed.js',
  'favicon',
  'index',
  'robots',
  'robots.txt',
  'sitemap',
  'sitemap.xml',
  'storage',
  'well-known',
])

/**
 * What robots are asked to leave alone: the calls, the owner's pages, the machine room. Each name stands alone or before a
 * slash, so that a landing whose name begins with it is not meant.
 */
export const robotsFile = (origin: string): string => {
  const closed = [...RESERVED_NAMES].filter((name) => !OPEN.has(name))
  const rules = closed.flatMap((name) => [`Disallow: /${name}$`, `Disallow: /${name}/`])
  return `User-agent: *\n${rules.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`
}
