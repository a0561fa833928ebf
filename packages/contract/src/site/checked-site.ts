import type { SiteDocument } from '@nelly/domain/site/site-document'
import { written } from '../wire.ts'
import { siteDocument } from './document.ts'

/** A document as it is sent, checked, stored and answered. */
export const checkedSite = written<SiteDocument>(siteDocument)
