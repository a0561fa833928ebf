import type { QueryClient } from '@tanstack/react-query'

/** The first part of the keys of all queries that show something of each subject. */
const DEPENDENT_QUERIES = {
  landings: [
    'landings',
    'deleted-landings',
    'landing',
    'landing-name',
    'review',
    'reservations',
    'calendar',
    'figures',
    'units',
    'pools',
    'desk',
    'new-reservations',
  ],
  vehicles: [
    'vehicles',
    'imports',
    'landings',
    'landing',
    'review',
    'reservations',
    'calendar',
    'figures',
    'units',
    'pools',
    'desk',
  ],
  // Lists and the calendar name units by their plates.
  units: ['units', 'pools', 'calendar', 'figures', 'reservations', 'desk'],
  pools: [
    'pools',
    'units',
    'vehicles',
    'landing',
    'review',
    'reservations',
    'calendar',
    'figures',
    'desk',
    'feeds',
  ],
  reservations: [
    'reservations',
    'landings',
    'deleted-landings',
    'landing',
    'vehicles',
    'calendar',
    'figures',
    'desk',
    'new-reservations',
    'customers',
    // A return says where its unit is.
    'units',
  ],
  // Reservations show who is not to be rented to.
  customers: ['customers', 'reservations', 'calendar', 'desk'],
  // Making room for one may give reservations another unit.
  blocks: ['calendar', 'reservations', 'desk'],
  // They block vehicles.
  feeds: ['feeds', 'calendar', 'reservations', 'desk'],
  places: ['landing', 'review', 'units'],
  // Saving rates may also change the vehicles' prices per day.
  rates: ['rates', 'rates-history', 'vehicles', 'landing', 'review'],
  reviews: ['reviews'],
  email: ['email-change'],
  gateways: ['gateways'],
  previewLinks: ['preview-links'],
  sites: ['publications', 'landing', 'landings', 'review'],
  partners: ['partners'],
  team: ['members', 'membership', 'sessions', 'factors'],
  specialFeatures: ['special-features', 'vehicles', 'landing', 'review'],
} as const

/** The subjects of mutations. */
export type Subject = keyof typeof DEPENDENT_QUERIES

/**
 * To be called after a mutation: invalidates every query that shows the subject. Visible ones are fetched again, which
 * the promise waits for.
 */
export const invalidate = (client: QueryClient, subject: Subject): Promise<unknown> =>
  Promise.all(DEPENDENT_QUERIES[subject].map((key) => client.invalidateQueries({ queryKey: [key] })))
