import { Link, useParams } from 'react-router'
import css from '../reservations/reservation-nav.module.css'
import { CountBadge } from '../ui/count-badge.tsx'
import { useWords } from '../words/use-words.ts'
import { RATES_PAGES, type RatesPage, ratesPath } from './rates-path.ts'

/** The open page of the rates. */
export function useRatesPage(): RatesPage {
  const { page } = useParams()
  return RATES_PAGES.find((one) => one === page) ?? 'prices'
}

/** The pages of the rates. */
export function RatesNav({ landingId, warnings }: { landingId: number; warnings: number }) {
  const say = useWords('rates')
  const open = useRatesPage()
  return (
    <nav className={css.nav} aria-label={say('pages.label')}>
      {RATES_PAGES.map((page) => (
        <Link
          key={page}
          to={ratesPath(landingId, page)}
          className={css.view}
          aria-current={page === open ? 'page' : undefined}
        >
          {say(`pages.${page}`)}
          {page === 'warnings' && warnings > 0 && (
            <CountBadge label={say('warnings.count', { count: warnings })}>{warnings}</CountBadge>
          )}
        </Link>
      ))}
    </nav>
  )
}
