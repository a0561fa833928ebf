/**
 * Those of `RESERVED_NAMES` that a traveller types who leaves the landing's name out of an address: a call or an owner's page has
 * the same first segment as a page of a landing.
 */
export const TRAVELLERS_NAMES: ReadonlySet<string> = new Set([
  'reservation',
  'reservations',
  'reviews',
  'vehicle',
  'vehicles',
])

/**
 * First path segments, in lower case, that belong to the calls, the owner's pages and the server's own endpoints, so
 * that no landing can have them as its address.
 *
 * Source: rules.md, "Landing name".
 */
export const RESERVED_NAMES: ReadonlySet<string> = new Set([
  // the calls
  'api',
  'calendar',
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
  'invitation',
  'history',
  'landing-preview',
  'layout-designer',
  'location-reservaction',
  'login',
  'pay',
  'published',
  'publishedtap',
  'quote',
  'reservation',
  'reset',
  'review-component',
  'review-landing',
  'sign-up',
  'user-config',
  'verify',
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
