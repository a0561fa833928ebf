import {
  IconCalendarEvent,
  IconHelpCircle,
  IconLayoutGrid,
  IconMapPin,
  IconSparkles,
  IconTrash,
} from '@tabler/icons-react'

/** The sidebar's entries: where they link to, and under which other paths they are current. */
export const ENTRIES = [
  {
    to: '/landings',
    label: 'landings',
    Icon: IconLayoutGrid,
    also: ['/layout-designer', '/view-landing', '/review-landing', '/review-component', '/published'],
  },
  { to: '/reservation', label: 'reservations', Icon: IconCalendarEvent, also: [] },
  { to: '/feature-view', label: 'features', Icon: IconSparkles, also: [] },
  { to: '/location-reservaction', label: 'locations', Icon: IconMapPin, also: [] },
  { to: '/history', label: 'deleted', Icon: IconTrash, also: [] },
  { to: '/help', label: 'help', Icon: IconHelpCircle, also: [] },
] as const
