import {
  IconCalendarEvent,
  IconCar,
  IconClipboardList,
  IconHelpCircle,
  IconLayoutGrid,
  IconMapPin,
  IconSparkles,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { SearchButton } from '../search/search-button.tsx'
import { NellyLogo } from '../ui/logo.tsx'
import { useWords } from '../words/use-words.ts'
import { AccountMenu } from './account-menu.tsx'
import css from './sidebar.module.css'

interface SidebarProps {
  onNavigate?: () => void
  /** Opens the search; undefined where its button is elsewhere. */
  onSearch?: () => void
}

/** The navigation, and the signed-in operator. */
export function Sidebar({ onNavigate, onSearch }: SidebarProps) {
  const t = useWords('shell')
  const { pathname } = useLocation()
  return (
    <div className={css.sidebar}>
      <Link to="/landings" className={css.logo} aria-label="Nelly" onClick={onNavigate}>
        <NellyLogo size={28} />
      </Link>
      {onSearch && <SearchButton onOpen={onSearch} />}
      <nav aria-label={t('navigation')}>
        <ul>
          {ENTRIES.map(({ to, label, Icon, also }) => (
            <li key={to}>
              <Link
                to={to}
                className="menu-entry"
                aria-current={[to, ...also].some((path) => pathname.startsWith(path)) ? 'page' : undefined}
                onClick={onNavigate}
              >
                <Icon size={20} stroke={1.7} aria-hidden="true" />
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <AccountMenu onNavigate={onNavigate} />
    </div>
  )
}

/** The sidebar's entries: where they link to, and under which other paths they are current. */
const ENTRIES = [
  { to: '/app/desk', label: 'desk', Icon: IconClipboardList, also: [] },
  {
    to: '/landings',
    label: 'landings',
    Icon: IconLayoutGrid,
    also: [
      '/layout-designer',
      '/view-landing',
      '/review-landing',
      '/review-component',
      '/published',
      '/app/landings',
    ],
  },
  { to: '/reservation', label: 'reservations', Icon: IconCalendarEvent, also: [] },
  { to: '/app/customers', label: 'customers', Icon: IconUsers, also: [] },
  { to: '/app/fleet', label: 'fleet', Icon: IconCar, also: ['/app/units'] },
  { to: '/feature-view', label: 'features', Icon: IconSparkles, also: [] },
  { to: '/location-reservaction', label: 'locations', Icon: IconMapPin, also: [] },
  { to: '/history', label: 'deleted', Icon: IconTrash, also: [] },
  { to: '/help', label: 'help', Icon: IconHelpCircle, also: [] },
] as const
