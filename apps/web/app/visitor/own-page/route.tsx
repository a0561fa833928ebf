import { openPages } from '@nelly/domain/site/own-pages'
import { plainText } from '@nelly/domain/site/rich-text'
import { otherLanguage, textIn } from '@nelly/domain/site/texts'
import { wayThing } from '../seo/json-ld.ts'
import { PageHead } from '../seo/page-head.tsx'
import { usePublicAddress } from '../seo/public-address.ts'
import { shortened } from '../seo/shortened.ts'
import { StructuredData } from '../seo/structured-data.tsx'
import page from '../ui/page.module.css'
import { SiteRichText } from '../ui/rich-text.tsx'
import { SiteText } from '../ui/site-text.tsx'
import { notFound, visitedLanding } from '../visited-landing.ts'
import type { Route } from './+types/route.ts'
import styles from './route.module.css'

/** Characters of a page's text that search engines show below its title. */
const DESCRIPTION = 160

export async function loader(args: Route.LoaderArgs) {
  const landing = await visitedLanding(args)
  const shown = openPages(landing.site.pages).find(({ slug }) => slug === args.params.slug)
  if (!shown) throw notFound('page')
  return { landing, shown }
}

/** A page of the operator's own. */
export default function OwnPageRoute({ loaderData: { landing, shown } }: Route.ComponentProps) {
  const { language } = landing
  const title = textIn(shown.title, language)?.text ?? shown.slug
  const text = plainText(shown.body[language]) || plainText(shown.body[otherLanguage(language)])
  const path = `/${shown.slug}`
  return (
    <>
      <PageHead title={title} path={path} description={shortened(text.replace(/\s+/g, ' '), DESCRIPTION)} />
      <StructuredData things={[wayThing(landing, usePublicAddress(), [{ name: title, path }])]} />
      <div className={page.narrow}>
        <h1 className={styles.title}>
          <SiteText of={shown.title} />
        </h1>
        <SiteRichText of={shown.body} level={2} />
      </div>
    </>
  )
}
