import type { PublicSite } from '@nelly/contract/public-site/public-site'

/** The input of rendering a page, besides the request. */
export interface SiteContext {
  site: PublicSite
  /** The origin of canonical addresses and links. */
  origin: string
  /** A fresh nonce for the scripts of an owner's page. */
  nonce: string
  /** Called with errors while the page is loaded or rendered; the visitor gets an error page. */
  onFault(error: unknown): void
}

/** The built web app: turns a request for a page into a response. */
export type SiteHandler = (request: Request, context: SiteContext) => Promise<Response>
