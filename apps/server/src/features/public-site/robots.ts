import { RESERVED_NAMES } from '@nelly/domain/reserved-names'

/** Reserved, but public: the assets of pages, and the files for robots. */
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
 * The paths that robots are excluded from: the calls, the owner's pages, the server's own endpoints. Each name must be
 * complete or before a slash, so that a landing whose name begins with it is not excluded.
 */
export const robotsFile = (origin: string): string => {
  const closed = [...RESERVED_NAMES].filter((name) => !OPEN.has(name))
  const rules = closed.flatMap((name) => [`Disallow: /${name}$`, `Disallow: /${name}/`])
  return `User-agent: *\n${rules.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`
}
