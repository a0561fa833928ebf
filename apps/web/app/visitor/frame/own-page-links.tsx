import type { VisitedLanding } from '@nelly/contract/public-site/public-site'
import { openPages } from '@nelly/domain/site/own-pages'
import { Fragment } from 'react'
import { useSourceSearch } from '../booking/booking-source.ts'
import { SiteText } from '../ui/site-text.tsx'

/** Links to the operator's own pages that are in the menu. */
export function OwnPageLinks({ landing: { localAddress, site } }: { landing: VisitedLanding }) {
  const source = useSourceSearch()
  return openPages(site.pages)
    .filter(({ inMenu }) => inMenu)
    .map(({ id, slug, title }) => (
      <Fragment key={id}>
        {' '}
        <a href={`/${localAddress}/${slug}${source}`}>
          <SiteText of={title} />
        </a>
      </Fragment>
    ))
}
