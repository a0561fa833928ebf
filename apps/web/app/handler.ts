import * as build from 'virtual:react-router/server-build'
import { splitLanguage } from '@nelly/contract/landings/landing-language'
import { splitPreview } from '@nelly/contract/landings/preview-address'
import type { PublicSite } from '@nelly/contract/public-site/public-site'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { faultContext, nonceContext, siteContext } from './site-context.ts'

const answer = createRequestHandler(build, import.meta.env.MODE)

/** What the server passes with a request for a page. */
interface PageParts {
  site: PublicSite
  origin: string
  nonce: string
  /** Called with errors while the page is loaded or rendered; the visitor gets an error page. */
  onFault(error: unknown): void
}

/**
 * Handles a request for a page. A language and a preview link in its address are taken out before the routes see it: a
 * page is one route in all languages, live or as a draft. This is all that the server knows of the web app.
 */
export function handle(request: Request, { site, origin, nonce, onFault }: PageParts): Promise<Response> {
  const context = new RouterContextProvider()
  const url = new URL(request.url)
  const preview = splitPreview(url.pathname)
  const { language, path } = splitLanguage(preview.path)
  url.pathname = path
  context.set(siteContext, { site, origin, language, preview: preview.secret })
  context.set(nonceContext, nonce)
  context.set(faultContext, onFault)
  const isShortened = language !== undefined || preview.secret !== undefined
  return answer(isShortened ? new Request(url, request) : request, context)
}
