import { jurisdictionOf } from '@nelly/contract/site/starting/jurisdictions'
import { startingSite } from '@nelly/contract/site/starting/starting-site'
import type { SiteDocument } from '@nelly/domain/site/site-document'
import { HOME_TIMEZONE } from '@nelly/domain/wall-clock'
import { coloursOf, type PreviewedLanding } from './previewed.ts'

/** A landing with what its site says: its own, or without one the texts that a new one begins with. */
export const withStartingSite = (shown: PreviewedLanding): PreviewedLanding & { site: SiteDocument } => ({
  ...shown,
  site:
    shown.site ??
    startingSite({ logo: '', ...coloursOf(shown) }, shown.language ?? 'es', jurisdictionOf(HOME_TIMEZONE)),
})
