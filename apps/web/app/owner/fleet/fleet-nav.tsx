import { Link, useLocation } from 'react-router'
import css from '../ui/page-nav.module.css'
import { useWords } from '../words/use-words.ts'

const VIEWS = [
  { to: '/app/fleet', label: 'pools' },
  { to: '/app/units', label: 'units' },
] as const

/** The two views of the fleet: kinds of cars, and each of them. */
export function FleetNav() {
  const t = useWords('fleet')
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
