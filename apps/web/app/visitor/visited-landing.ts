import type { LandingVisit, VisitedLanding } from '@nelly/contract/public-site'
import { RESERVED_NAMES } from '@nelly/domain/reserved-names'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { siteContext } from '../site-context.ts'

/** What a page that is not there tells its error page. */
export interface Missing {
  readonly missing: 'landing' | 'page' | 'vehicle' | 'operator-page'
}

/** The answer for what is not there. */
export const notFound = (missing: Missing['missing']) => data<Missing>({ missing }, { status: 404 })

/** What a loader or an action of a landing's page is called with. */
export interface PageArgs {
  readonly request: Request
  readonly params: { readonly name?: string | undefined }
  readonly context: Readonly<RouterContextProvider>
}

/** Every loader of a page asks for its landing; the server is asked once a request. */
const visits = new WeakMap<object, Promise<LandingVisit>>()

/**
 * The landing whose page was asked for. Throws the answer where there is none: 404, or the way to the address the
 * landing has now, which keeps the rest of the path and the search.
 */
export async function visitedLanding({ request, params, context }: PageArgs): Promise<VisitedLanding> {
  const name = params.name ?? ''
  const pending = visits.get(context) ?? context.get(siteContext).site.visit(name)
  visits.set(context, pending)
  const visit = await pending
  if (visit.kind === 'found') return visit.landing
  if (visit.kind === 'not-found')
    throw notFound(RESERVED_NAMES.has(name.toLowerCase()) ? 'operator-page' : 'landing')
  const { pathname, search } = new URL(request.url)
  throw redirect(pathname.replace(/^\/[^/]*/, `/${visit.to}`) + search, 308)
}
