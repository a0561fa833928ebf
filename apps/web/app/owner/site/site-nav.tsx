import { useParams } from 'react-router'
import { SITE_PAGES, type SitePage, sitePath } from '../paths/site-path.ts'
import { PageNav } from '../ui/page-nav.tsx'
import { useWords } from '../words/use-words.ts'

/** The open page of the editor. */
export function useSitePage(): SitePage {
  const { page } = useParams()
  return SITE_PAGES.find((one) => one === page) ?? 'sections'
}

/** The pages of the editor. */
export function SiteNav({ landingId }: { landingId: number }) {
  const t = useWords('site')
  const open = useSitePage()
  return (
    <PageNav
      label={t('nav.label')}
      pages={SITE_PAGES.map((page) => ({
        to: sitePath(landingId, page),
        label: t(`nav.${page}`),
        isOpen: page === open,
      }))}
    />
  )
}
