import { Link, useParams } from 'react-router'
import css from '../reservations/reservation-nav.module.css'
import { useOpenInSight } from '../ui/use-open-in-sight.ts'
import { useWords } from '../words/use-words.ts'
import { SITE_PAGES, type SitePage, sitePath } from './site-path.ts'

/** The open page of the editor. */
export function useSitePage(): SitePage {
  const { page } = useParams()
  return SITE_PAGES.find((one) => one === page) ?? 'sections'
}

/** The pages of the editor. */
export function SiteNav({ landingId }: { landingId: number }) {
  const say = useWords('site')
  const open = useSitePage()
  const nav = useOpenInSight<HTMLElement>('[aria-current=page]', open)
  return (
    <nav ref={nav} className={css.nav} aria-label={say('nav.label')}>
      {SITE_PAGES.map((page) => (
        <Link
          key={page}
          to={sitePath(landingId, page)}
          className={css.view}
          aria-current={page === open ? 'page' : undefined}
        >
          {say(`nav.${page}`)}
        </Link>
      ))}
    </nav>
  )
}
