import type { VisitedLanding } from '@nelly/contract/public-site/public-site'
import { openPages } from '@nelly/domain/site/own-pages'
import { Fragment } from 'react'
import { SiteText } from '../ui/site-text.tsx'

/** Links to the operator's own pages that are in the menu. */
export const OwnPageLinks = ({ landing: { localAddress, site } }: { landing: VisitedLanding }) =>
  openPages(site.pages)
    .filter(({ inMenu }) => inMenu)
    .map(({ id, slug, title }) => (
      <Fragment key={id}>
        {' '}
        <a href={`/${localAddress}/${slug}`}>
          <SiteText of={title} />
        </a>
      </Fragment>
    ))
