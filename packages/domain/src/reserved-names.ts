/**
 * First path segments, in lower case, that belong to the calls, the owner's pages and the machine room, so that
 * no landing can have them as its address.
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
  // the machine room
  '__manifest',
  'assets',
  'favicon',
  'healthz',
  'index',
  'metrics',
  'readyz',
  'robots',
  'robots.txt',
  'sitemap',
  'sitemap.xml',
  'storage',
  'well-known',
])
