import { rankOf, type SearchTerms } from '@nelly/domain/search/search-terms'
import type { Hit } from './hit.ts'

/** The screens that can be opened from anywhere, by the word that titles them. */
const SCREENS = [
  { to: '/app/desk', title: 'desk' },
  { to: '/reservation', title: 'reservations' },
  { to: '/reservation/calendar', title: 'calendar' },
  { to: '/reservation/day-sheet', title: 'daySheet' },
  { to: '/landings', title: 'landings' },
  { to: '/layout-designer', title: 'designer' },
  { to: '/app/customers', title: 'customers' },
  { to: '/app/units', title: 'units' },
  { to: '/feature-view', title: 'features' },
  { to: '/location-reservaction', title: 'locations' },
  { to: '/history', title: 'deleted' },
  { to: '/user-config', title: 'settings' },
  { to: '/help', title: 'help' },
] as const

type ScreenTitle = (typeof SCREENS)[number]['title']

/** The screens whose title has the words that are searched for; all of them, where none are. */
export function screenHits(terms: SearchTerms, t: (title: ScreenTitle) => string): Hit[] {
  return SCREENS.flatMap(({ to, title }) => {
    const named = t(title)
    const rank = rankOf(terms, named)
    if (terms.words.length > 0 && !rank) return []
    return [{ key: to, kind: 'screens', title: named, detail: '', to, isExact: rank === 'exact' } as const]
  })
}
