import type { SiteDocument } from '@nelly/domain/site/site-document'
import type { z } from 'zod'
import type { siteDocument } from './document.ts'

/** A checked document. */
export const siteOf = (document: z.output<typeof siteDocument>): SiteDocument =>
  document as unknown as SiteDocument

/** A document as an answer: the same. */
export const siteWire = (document: SiteDocument): z.output<typeof siteDocument> =>
  document as unknown as z.output<typeof siteDocument>
