import type { Refusal } from '@nelly/contract/refusals/refusals'
import { data, redirect } from 'react-router'
import { siteContext } from '../../site-context.ts'
import { acceptedPublication, PUBLICATION_FIELD } from '../checkout/contact.ts'
import { framedLanding } from '../frame/framed-landing.ts'
import { ownLinks } from '../my-reservation/own-address.ts'
import { postedForm, textOf } from '../posted-form.ts'
import { inLanguageOfAddress, lostHeaders, lostOf } from '../secret-pages/lost.ts'
import { LostPage } from '../secret-pages/lost-page.tsx'
import {
  referrerPolicy,
  SecretPageErrorBoundary,
  SecretPageFrame,
  secretPageHeaders,
} from '../secret-pages/secret-page-frame.tsx'
import { landingAtAddress, type PageArgs } from '../visited-landing.ts'
import type { Route } from './+types/route.ts'
import { OFFER_FIELD } from './accept-form.tsx'
import { OpenQuote } from './open-quote.tsx'
import { OverQuote } from './over-quote.tsx'

const secretOf = ({ request }: PageArgs): string => new URL(request.url).searchParams.get('s') ?? ''

async function openQuote(args: PageArgs) {
  const { site } = args.context.get(siteContext)
  const visit = await site.myQuote(args.params.name ?? '', secretOf(args))
  if (visit.kind !== 'found') return { quote: undefined, lost: lostOf(args, visit) }
  return { quote: { ...visit.quote, landing: inLanguageOfAddress(args, visit.quote.landing) } }
}

export async function loader(args: Route.LoaderArgs) {
  const opened = await openQuote(args)
  const framed = await framedLanding(args, opened.quote?.landing ?? (await landingAtAddress(args)))
  const { landing } = framed
  if (!opened.quote) {
    const { status } = opened.lost
    return data({ ...framed, quote: undefined, status }, { status, headers: lostHeaders(opened.lost) })
  }
  const { quote } = opened
  const links = {
    here: `/${landing.localAddress}/my-reservation/quote?s=${encodeURIComponent(secretOf(args))}`,
    reservation: ownLinks(landing.localAddress, secretOf(args)).here,
  }
  const now = args.context.get(siteContext).site.now(landing)
  return data({ ...framed, quote, now, links }, { headers: referrerPolicy(quote.state === 'open') })
}

/** Books the chosen offer and redirects to the reservation; or says why not. */
export async function action(args: Route.ActionArgs) {
  const opened = await openQuote(args)
  const refused = (status: number, refusal?: Refusal) => data({ refusal }, { status })
  if (!opened.quote) return refused(opened.lost.status)
  const { quote } = opened
  const form = await postedForm(args.request)
  if (textOf(form, 'terms') === '') return refused(422, 'terms-not-accepted')
  const secret = secretOf(args)
  const accepted = await args.context.get(siteContext).site.acceptQuote(quote, {
    // A form of before names none.
    offer: Number(/^\d$/.exec(textOf(form, OFFER_FIELD))?.[0] ?? -1),
    secret,
    acceptedPublication: acceptedPublication(textOf(form, PUBLICATION_FIELD), quote.landing),
  })
  if (!accepted.ok) return refused(accepted.refusal === 'too-many-requests' ? 429 : 409, accepted.refusal)
  return redirect(ownLinks(quote.landing.localAddress, secret).here, 303)
}

export const headers = secretPageHeaders

export const ErrorBoundary = SecretPageErrorBoundary

export default function MyQuoteRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SecretPageFrame framed={loaderData}>
      {!loaderData.quote ? (
        <LostPage status={loaderData.status} what="quote" />
      ) : loaderData.quote.state === 'open' ? (
        <OpenQuote {...loaderData} refusal={actionData?.refusal} />
      ) : (
        <OverQuote quote={loaderData.quote} reservation={loaderData.links.reservation} />
      )}
    </SecretPageFrame>
  )
}
