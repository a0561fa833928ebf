import type { PublicSite } from '@nelly/contract/public-site'

/** What a page is drawn with, besides the request. */
export interface SiteContext {
  site: PublicSite
  /** The origin of canonical addresses and links. */
  origin: string
  /** A fresh nonce for the scripts of an owner's page. */
  nonce: string
  /** Hears of what goes wrong while the page is loaded or drawn; who asked gets a page that says so. */
  onFault(error: unknown): void
}

/** The built web app: turns a request for a page into its answer. */
export type SiteHandler = (request: Request, context: SiteContext) => Promise<Response>
