import { Link, useLocation } from 'react-router'
import css from '../ui/page-nav.module.css'
import { useWords } from '../words/use-words.ts'

const VIEWS = [
  { to: '/reservation', label: 'list' },
  { to: '/reservation/calendar', label: 'calendar' },
  { to: '/reservation/day-sheet', label: 'daySheet' },
] as const

/** The three views of reservations. */
export function ReservationNav() {
  const t = useWords('reservations')
  const { pathname } = useLocation()
  return (
    <nav className={css.nav} aria-label={t('views')}>
      {VIEWS.map(({ to, label }) => (
        <Link key={to} to={to} className={css.view} aria-current={pathname === to ? 'page' : undefined}>
          {t(label)}
        </Link>
      ))}
    </nav>
  )
}
