import { LEGAL_PAGES, writtenLegal } from '@nelly/domain/site/legal'
import { useI18n } from '../i18n.tsx'
import { wayThing } from '../seo/json-ld.ts'
import { PageHead } from '../seo/page-head.tsx'
import { usePublicAddress } from '../seo/public-address.ts'
import { StructuredData } from '../seo/structured-data.tsx'
import page from '../ui/page.module.css'
import { SiteRichText } from '../ui/rich-text.tsx'
import { notFound, visitedLanding } from '../visited-landing.ts'
import type { Route } from './+types/route.ts'
import styles from './route.module.css'

export async function loader(args: Route.LoaderArgs) {
  const landing = await visitedLanding(args)
  const name = new URL(args.request.url).pathname.split('/').at(-1)
  const shown = LEGAL_PAGES.find((one) => one === name)
  if (!shown || !writtenLegal(landing.site.legal).includes(shown)) throw notFound('page')
  return { landing, shown }
}

/** The operator's terms, or its privacy notice. */
export default function LegalRoute({ loaderData: { landing, shown } }: Route.ComponentProps) {
  const { t } = useI18n()
  const title = t(`legal.${shown}`)
  const path = `/${shown}`
  return (
    <>
      <PageHead
        title={title}
        path={path}
        description={t(`legal.${shown}Lead`, { name: landing.displayName })}
      />
      <StructuredData things={[wayThing(landing, usePublicAddress(), [{ name: title, path }])]} />
      <div className={page.narrow}>
        <h1>{title}</h1>
        <p className={styles.lead}>{t(`legal.${shown}Lead`, { name: landing.displayName })}</p>
        <SiteRichText of={landing.site.legal[shown]} level={2} />
      </div>
    </>
  )
}
