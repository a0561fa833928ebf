import { landingIn } from '@nelly/contract/landings/landing-language'
import type { LandingVisit, VisitedLanding } from '@nelly/contract/public-site/public-site'
import type { Language } from '@nelly/contract/wire'
import { RESERVED_NAMES, TRAVELLERS_NAMES } from '@nelly/domain/landings/reserved-names'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { siteContext } from '../site-context.ts'

/** The data of a missing page for its error page. */
export interface Missing {
  readonly missing: 'landing' | 'page' | 'vehicle' | 'operator-page' | 'preview' | 'booking' | 'suspended'
}

/** The response for what is missing. */
export const notFound = (missing: Missing['missing']) => data<Missing>({ missing }, { status: 404 })

/** After how many seconds search engines look again whether a page is still paused. */
const PAUSED_SECONDS = 3600

/** Throws the response for a page of a booking, where a preview link shows the draft: it books nothing. */
export function refuseInPreview({ previewEnds }: VisitedLanding): void {
  if (previewEnds) throw notFound('booking')
}

/** The arguments of a loader or an action of a landing's page. */
export interface PageArgs {
  readonly request: Request
  readonly params: { readonly name?: string | undefined }
  readonly context: Readonly<RouterContextProvider>
}

/** The path of a page below the current address of its landing, in the same language. */
export const movedPath = (path: string, to: string, language: Language | undefined): string =>
  path.replace(/^\/[^/]*/, `/${to}${language ? `/${language}` : ''}`)

/** Every loader of a page needs its landing; it is fetched once a request. */
const visits = new WeakMap<object, Promise<LandingVisit>>()

/** The same as `landingAtAddress`, of a page that a suspended account does not show: throws the response then, too. */
export async function visitedLanding(args: PageArgs): Promise<VisitedLanding> {
  const landing = await landingAtAddress(args)
  if (!landing.suspension) return landing
  const { method, url } = args.request
  // What a form throws is shown without the landing: the page itself says it.
  if (method === 'POST')
    throw redirect(movedPath(new URL(url).pathname, landing.localAddress, undefined), 303)
  const headers = { 'Retry-After': String(PAUSED_SECONDS) }
  throw data<Missing>({ missing: 'suspended' }, { status: 503, headers })
}

/**
 * The landing of the requested page, in the language of its address. Throws the response where there is none: 404, or a
 * redirect to the landing's current address, which keeps the rest of the path and the search. The address of the main
 * language has no prefix: such a one, or that of a language which is not offered, redirects to it.
 */
export async function landingAtAddress({ request, params, context }: PageArgs): Promise<VisitedLanding> {
  const name = params.name ?? ''
  const { site, language, preview } = context.get(siteContext)
  const pending = visits.get(context) ?? (preview === undefined ? site.visit(name) : site.preview(preview))
  visits.set(context, pending)
  const visit = await pending
  const { pathname, search } = new URL(request.url)
  if (visit.kind === 'found') {
    const landing = language ? landingIn(visit.landing, language) : visit.landing
    const isMainPrefix = language === visit.landing.language
    if (landing && !isMainPrefix) return landing
    // A form keeps its fields.
    const to = movedPath(pathname, visit.landing.address, undefined)
    throw redirect(to + search, request.method === 'POST' ? 307 : 302)
  }
  if (visit.kind === 'not-found' && preview !== undefined) throw notFound('preview')
  if (visit.kind === 'not-found')
    throw notFound(isOperators(name.toLowerCase()) ? 'operator-page' : 'landing')
  throw redirect(movedPath(pathname, visit.to, language) + search, 308)
}

const isOperators = (name: string): boolean => RESERVED_NAMES.has(name) && !TRAVELLERS_NAMES.has(name)
