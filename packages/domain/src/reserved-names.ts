/** What the paths of preview links begin with: visitors' pages, though their first segment is reserved. */
export const PREVIEW_PATH = '/app/preview/'

/**
 * First path segments, in lower case, that belong to the calls, the owner's pages and the server's own endpoints, so
 * that no landing can have them as its address.
 *
 * Source: rules.md, "Landing name".
 */
export const RESERVED_NAMES: ReadonlySet<string> = new Set([
  // the calls
  'api',
  'figures',
  'fleet',
  'landing',
  'landing-name',
  'landing-update',
  'landings',
  'login-nelly',
  'nelly-logout',
  'publiclanding',
  'reservations',
  'reviews',
  'sanctum',
  'session',
  'special-feature',
  'special-features',
  'users',
  'users-update',
  'vehicle',
  'vehicles',
  // the owner's pages
  'app',
  'feature-view',
  'help',
  'history',
  'landing-preview',
  'layout-designer',
  'location-reservaction',
  'login',
  'published',
  'publishedtap',
  'reservation',
  'review-component',
  'review-landing',
  'user-config',
  'view-landing',
  // the server's own endpoints
  '__manifest',
  'assets',
  'embed.js',
  'favicon',
  'healthz',
  'index',
  'internal',
  'metrics',
  'readyz',
  'robots',
  'robots.txt',
  'sitemap',
  'sitemap.xml',
  'storage',
  'well-known',
])
