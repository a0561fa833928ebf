import { useInViewport } from '@mantine/hooks'
import type { SiteDocument } from '@nelly/domain/site/site-document'
import { useQuery } from '@tanstack/react-query'
import { PreviewScreen } from '../../preview/preview-screen.tsx'
import { useSite } from '../site-context.ts'
import { useSitePreview } from '../use-site-preview.ts'
import { publicationQuery } from './publication-queries.ts'
import css from './site-history.module.css'

/**
 * A small picture of what a publication said: its home page, scaled down, once it is in sight. It decorates the title
 * beside it, so the keyboard and screen readers pass it over.
 */
export function PublicationPicture({ number }: { number: number }) {
  const { landing } = useSite()
  const { ref, inViewport } = useInViewport()
  const { data } = useQuery({ ...publicationQuery(landing.id, number), enabled: inViewport })
  return (
    <div ref={ref} inert className={css.picture}>
      {data && <SmallPage document={data} />}
    </div>
  )
}

function SmallPage({ document }: { document: SiteDocument }) {
  const preview = useSitePreview(document, document.languages.default)
  return <PreviewScreen preview={preview} device="desktop" scheme="light" fit="width" />
}
