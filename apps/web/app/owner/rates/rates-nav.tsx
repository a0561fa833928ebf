import { useEffect, useRef } from 'react'
import { Link, useParams } from 'react-router'
import css from '../reservations/reservation-nav.module.css'
import { CountBadge } from '../ui/count-badge.tsx'
import { useWords } from '../words/use-words.ts'
import own from './rates-nav.module.css'
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
  const nav = useOpenPageInSight(open)
  return (
    <nav ref={nav} className={`${css.nav} ${own.pages}`} aria-label={say('pages.label')}>
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

/** Where the row of pages is wider than the screen, scrolls to the open one. */
function useOpenPageInSight(page: RatesPage) {
  const nav = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another link to bring into sight.
  useEffect(() => {
    const open = nav.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (open) nav.current?.scrollTo({ left: open.offsetLeft + open.offsetWidth / 2 - innerWidth / 2 })
  }, [page])
  return nav
}
