/** The questions of operators, in the order of their work; with a link where a screen answers them. */
export const TOPICS = [
  { name: 'publish', to: '/layout-designer' },
  { name: 'site', to: '/landings' },
  { name: 'schedule', to: '/landings' },
  { name: 'legal', to: '/landings' },
  { name: 'reviews', to: '/landings' },
  { name: 'elsewhere', to: '/landings' },
  { name: 'duplicating', to: '/landings' },
  { name: 'pictures', to: undefined },
  { name: 'units', to: undefined },
  { name: 'papers', to: '/app/units' },
  { name: 'locations', to: '/location-reservaction' },
  { name: 'price', to: undefined },
  { name: 'seasons', to: '/landings' },
  { name: 'rules', to: '/landings' },
  { name: 'double', to: undefined },
  { name: 'blocks', to: '/reservation/calendar' },
  { name: 'finding', to: undefined },
  { name: 'moving', to: '/reservation/calendar' },
  { name: 'today', to: '/app/desk' },
  { name: 'customers', to: '/app/customers' },
  { name: 'cancelling', to: '/reservation' },
  { name: 'deleting', to: '/history' },
] as const

export type TopicName = (typeof TOPICS)[number]['name']
