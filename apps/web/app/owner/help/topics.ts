/** What an operator asks, in the order of their work; where a screen answers it, the way there. */
export const TOPICS = [
  { name: 'publish', to: '/layout-designer' },
  { name: 'pictures', to: undefined },
  { name: 'units', to: undefined },
  { name: 'locations', to: '/location-reservaction' },
  { name: 'price', to: undefined },
  { name: 'double', to: undefined },
  { name: 'cancelling', to: '/reservation' },
  { name: 'deleting', to: '/history' },
] as const

export type TopicName = (typeof TOPICS)[number]['name']
