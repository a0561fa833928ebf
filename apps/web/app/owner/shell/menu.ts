/**
 * The menu, which follows the day: what is rented, what it is rented from, and the rest. An entry has the paths below which
 * it is current.
 */
export const MENU = [
  [
    { to: '/app/desk', label: 'desk', also: ['/reservation/day-sheet', '/app/drawer'] },
    { to: '/reservation/calendar', label: 'calendar', also: [] },
    {
      to: '/reservation',
      label: 'reservations',
      also: ['/app/reservations', '/app/import?kind=reservations'],
    },
    { to: '/app/customers', label: 'customers', also: ['/app/import?kind=customers'] },
  ],
  [
    {
      to: '/landings',
      label: 'landings',
      also: [
        '/layout-designer',
        '/view-landing',
        '/review-landing',
        '/review-component',
        '/published',
        '/app/landings',
        '/app/partners',
      ],
    },
    { to: '/app/fleet', label: 'fleet', also: ['/app/units', '/app/import'] },
    { to: '/location-reservaction', label: 'locations', also: [] },
    { to: '/feature-view', label: 'features', also: [] },
  ],
  [
    { to: '/app/team', label: 'team', also: ['/app/activity'] },
    { to: '/history', label: 'deleted', also: [] },
    { to: '/help', label: 'help', also: [] },
  ],
] as const

export type MenuEntry = (typeof MENU)[number][number]

/**
 * The entry that an address belongs to: that of the longest path above it, as the calendar is below the reservations. An import is of what its
 * kind is.
 */
export function currentEntry({
  pathname,
  search,
}: {
  pathname: string
  search: string
}): MenuEntry | undefined {
  const address = `${pathname.replace(/^(\/app\/import)\/\d+$/, '$1')}${search}`
  const paths = MENU.flat().flatMap((entry) => [entry.to, ...entry.also].map((path) => ({ path, entry })))
  return paths
    .filter(({ path }) => address.startsWith(path))
    .sort((one, other) => other.path.length - one.path.length)[0]?.entry
}
