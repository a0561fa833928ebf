import { landingIn } from '@nelly/contract/landings/landing-language'
import type { MyReservationVisit } from '@nelly/contract/public-site/my-reservation'
import type { VisitedLanding } from '@nelly/contract/public-site/visited-landing'
import { redirect } from 'react-router'
import { siteContext } from '../../site-context.ts'
import { movedPath, type PageArgs } from '../visited-landing.ts'

/** A secret that opens nothing (404), or that is not looked up after too many wrong ones (429). */
export type Lost = { readonly status: 404 } | { readonly status: 429; readonly retryAfter: number }

/** The landing in the language of the address; the link in a mail works after its language is not offered any more. */
export function inLanguageOfAddress({ context }: PageArgs, landing: VisitedLanding): VisitedLanding {
  const { language } = context.get(siteContext)
  return (language && landingIn(landing, language)) ?? landing
}

/** What is told of a secret that opens nothing here. Throws a redirect where the landing has another address now. */
export function lostOf(
  { request, context }: PageArgs,
  visit: Exclude<MyReservationVisit, { kind: 'found' }>,
): Lost {
  if (visit.kind === 'too-many-tries') return { status: 429, retryAfter: visit.retryAfter }
  if (visit.kind === 'not-found') return { status: 404 }
  const { pathname, search } = new URL(request.url)
  throw redirect(movedPath(pathname, visit.to, context.get(siteContext).language) + search, 308)
}

/** The headers of a page that nothing opened. */
export const lostHeaders = (lost: Lost) =>
  lost.status === 429 ? { 'Retry-After': String(lost.retryAfter) } : undefined
