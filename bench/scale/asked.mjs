const day = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const dates = `date_of_departure=${day(20)}&time_of_departure=10:00&date_of_arrival=${day(23)}&time_of_arrival=10:00`

/** The frequent pages and calls of an owner and their visitors. */
export const ASKED = [
  { name: 'home', of: ({ name }) => `/${name}` },
  { name: 'list', of: ({ name }) => `/${name}/vehicle` },
  { name: 'list with dates', of: ({ name }) => `/${name}/vehicle?${dates}` },
  { name: 'vehicle', of: ({ name, vehicle }) => `/${name}/vehicles/${vehicle}` },
  { name: 'public call', of: ({ name }) => `/api/publicLanding/${name}` },
  { name: 'landings', of: ({ owner }) => `/api/landing/${owner}` },
  { name: 'landing', of: ({ owner, landing }) => `/api/landings/${owner}/${landing}` },
  { name: 'vehicles', of: ({ landing }) => `/api/vehicles/${landing}` },
  { name: 'special features', of: () => '/api/special-features' },
  { name: 'reservations', of: ({ owner }) => `/api/reservations/user/${owner}?page=1` },
  { name: 'reservations of a landing', of: ({ landing }) => `/api/reservations/${landing}?page=1` },
  { name: 'reservations searched', of: ({ owner }) => `/api/reservations/user/${owner}?page=1&search=ana` },
  { name: 'figures', of: ({ owner }) => `/api/figures/${owner}` },
  { name: 'fleet', of: () => '/api/calendar' },
]

/** How a list of reservations is paged: the first page beside the last. */
export const ORDERS = ['-created', 'created', 'pickup', '-total']

export const pageOf =
  (order, page) =>
  ({ owner }) =>
    `/api/reservations/user/${owner}?page=${page}&sort=${order}`
