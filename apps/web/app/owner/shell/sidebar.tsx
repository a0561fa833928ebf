import {
  IconCalendarEvent,
  IconCalendarWeek,
  IconCar,
  IconClipboardList,
  IconHelpCircle,
  IconLayoutGrid,
  IconMapPin,
  IconSparkles,
  IconTrash,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { useWaitingCount } from '../notices/use-new-reservations.ts'
import { SearchButton } from '../search/search-button.tsx'
import { CountBadge } from '../ui/count-badge.tsx'
import { NellyLogo } from '../ui/logo.tsx'
import { useWords } from '../words/use-words.ts'
import { AccountMenu } from './account-menu.tsx'
import { currentEntry, MENU } from './menu.ts'
import css from './sidebar.module.css'

interface SidebarProps {
  onNavigate?: () => void
  /** Opens the search; undefined where its button is elsewhere. */
  onSearch?: () => void
}

/** The navigation, and the signed-in operator. */
export function Sidebar({ onNavigate, onSearch }: SidebarProps) {
  const t = useWords('shell')
  const waiting = useWaitingCount()
  const current = currentEntry(useLocation())
  return (
    <div className={css.sidebar}>
      <Link to="/landings" className={css.logo} aria-label="Nelly" onClick={onNavigate}>
        <NellyLogo size={28} />
      </Link>
      {onSearch && <SearchButton onOpen={onSearch} />}
      <nav aria-label={t('navigation')}>
        {MENU.map((group) => (
          <ul key={group[0].to} className={css.group}>
            {group.map((entry) => {
              const Icon = ICONS[entry.label]
              return (
                <li key={entry.to}>
                  <Link
                    to={entry.to}
                    className="menu-entry"
                    aria-current={entry === current ? 'page' : undefined}
                    onClick={onNavigate}
                  >
                    <Icon size={20} stroke={1.7} aria-hidden="true" />
                    {t(entry.label)}
                    {entry.label === 'desk' && waiting > 0 && (
                      <span className={css.count}>
                        <CountBadge label={t('waiting', { count: waiting })}>{waiting}</CountBadge>
                      </span>
                    )}
                  </Link>
                </li>
              )
            })}
          </ul>
        ))}
      </nav>
      <AccountMenu onNavigate={onNavigate} />
    </div>
  )
}

const ICONS = {
  desk: IconClipboardList,
  calendar: IconCalendarWeek,
  reservations: IconCalendarEvent,
  customers: IconUsers,
  landings: IconLayoutGrid,
  fleet: IconCar,
  locations: IconMapPin,
  features: IconSparkles,
  team: IconUsersGroup,
  deleted: IconTrash,
  help: IconHelpCircle,
} as const
