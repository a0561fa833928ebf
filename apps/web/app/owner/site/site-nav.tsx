import { Link, useParams } from 'react-router'
import css from '../reservations/reservation-nav.module.css'
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
  return (
    <nav className={css.nav} aria-label={say('nav.label')}>
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
