import type { MyQuote } from '@nelly/contract/public-site/my-quote'
import type { Refusal } from '@nelly/contract/refusals/refusals'
import { writtenLegal } from '@nelly/domain/site/legal'
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { siteContext } from '../../site-context.ts'
import { i18nIn } from '../both-languages.ts'
import { PUBLICATION_FIELD } from '../checkout/contact.ts'
import { LandingFrame } from '../frame/landing-frame.tsx'
import { LostPage } from '../my-reservation/lost-page.tsx'
import { ownLinks } from '../my-reservation/own-address.ts'
import { inLanguageOfAddress, lostHeaders, lostOf } from '../my-reservation/own-reservation.ts'
import { NotFoundOutside } from '../not-found/not-found-outside.tsx'
import { textOf } from '../posted-form.ts'
import { LandingIcons } from '../seo/landing-icons.tsx'
import { themeStyle } from '../theme.ts'
import page from '../ui/page.module.css'
import { landingAtAddress, type Missing, type PageArgs } from '../visited-landing.ts'
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
  const { site } = args.context.get(siteContext)
  const landing = opened.quote?.landing ?? (await landingAtAddress(args))
  const pictures = await site.landingPictures(landing)
  const around = { landing, pictures, language: landing.language, style: themeStyle(landing.colours) }
  if (!opened.quote) {
    const { status } = opened.lost
    return data({ ...around, quote: undefined, status }, { status, headers: lostHeaders(opened.lost) })
  }
  const { quote } = opened
  const links = {
    here: `/${landing.localAddress}/my-reservation/quote?s=${encodeURIComponent(secretOf(args))}`,
    reservation: ownLinks(landing.localAddress, secretOf(args)).here,
  }
  // With the policy "no-referrer" a browser sends a form's origin as "null", and such a form is refused.
  const headers = { 'Referrer-Policy': quote.state === 'open' ? 'same-origin' : 'no-referrer' }
  return data({ ...around, quote, now: site.now(landing), links }, { headers })
}

/** Books the chosen offer and redirects to the reservation; or says why not. */
export async function action(args: Route.ActionArgs) {
  const opened = await openQuote(args)
  const refused = (status: number, refusal?: Refusal) => data({ refusal }, { status })
  if (!opened.quote) return refused(opened.lost.status)
  const { quote } = opened
  const form = await args.request.formData().catch(() => new FormData())
  if (textOf(form, 'terms') === '') return refused(422, 'terms-not-accepted')
  const secret = secretOf(args)
  const accepted = await args.context.get(siteContext).site.acceptQuote(quote, {
    // A form of before names none.
    offer: Number(/^\d$/.exec(textOf(form, OFFER_FIELD))?.[0] ?? -1),
    secret,
    acceptedPublication: acceptedPublication(form, quote),
  })
  if (!accepted.ok) return refused(accepted.refusal === 'too-many-requests' ? 429 : 409, accepted.refusal)
  return redirect(ownLinks(quote.landing.localAddress, secret).here, 303)
}

/** The publication whose terms the form showed; undefined where there are none. */
const acceptedPublication = (form: FormData, { landing }: MyQuote): number | undefined =>
  writtenLegal(landing.site.legal).length === 0
    ? undefined
    : Number(/^\d{1,9}$/.exec(textOf(form, PUBLICATION_FIELD))?.[0] ?? 0)

/** The page is somebody's own, and its address contains the secret. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => {
  loaderHeaders.set('Cache-Control', 'no-store')
  return loaderHeaders
}

export default function MyQuoteRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { landing, pictures } = loaderData
  return (
    <LandingFrame landing={landing} speech={i18nIn(landing.language)}>
      <LandingIcons pictures={pictures} />
      <div className={page.narrow}>
        {!loaderData.quote ? (
          <LostPage status={loaderData.status} what="quote" />
        ) : loaderData.quote.state === 'open' ? (
          <OpenQuote {...loaderData} refusal={actionData?.refusal} />
        ) : (
          <OverQuote quote={loaderData.quote} reservation={loaderData.links.reservation} />
        )}
      </div>
    </LandingFrame>
  )
}

/** A wrong secret below a landing that is missing or not published looks like any other page of it. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) ? (error.data as Missing | undefined)?.missing : undefined
  return <NotFoundOutside missing={missing} />
}
