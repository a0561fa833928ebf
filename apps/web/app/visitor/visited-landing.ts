import type { LandingVisit, VisitedLanding } from '@nelly/contract/public-site'
import { RESERVED_NAMES } from '@nelly/domain/reserved-names'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { siteContext } from '../site-context.ts'

/** The data of a missing page for its error page. */
export interface Missing {
  readonly missing: 'landing' | 'page' | 'vehicle' | 'operator-page'
}

/** The response for what is missing. */
export const notFound = (missing: Missing['missing']) => data<Missing>({ missing }, { status: 404 })

/** The arguments of a loader or an action of a landing's page. */
export interface PageArgs {
  readonly request: Request
  readonly params: { readonly name?: string | undefined }
  readonly context: Readonly<RouterContextProvider>
}

/** Every loader of a page needs its landing; it is fetched once a request. */
const visits = new WeakMap<object, Promise<LandingVisit>>()

/**
 * The landing of the requested page. Throws the response where there is none: 404, or a redirect to the landing's
 * current address, which keeps the rest of the path and the search.
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
