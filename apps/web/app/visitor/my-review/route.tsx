import type { MyReview } from '@nelly/contract/public-site/my-review'
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { siteContext } from '../../site-context.ts'
import { i18nIn } from '../both-languages.ts'
import { LandingFrame } from '../frame/landing-frame.tsx'
import { useI18n } from '../i18n.tsx'
import { LostPage } from '../my-reservation/lost-page.tsx'
import { OwnHead } from '../my-reservation/own-head.tsx'
import { inLanguageOfAddress, lostHeaders, lostOf } from '../my-reservation/own-reservation.ts'
import reservation from '../my-reservation/reservation.module.css'
import { NotFoundOutside } from '../not-found/not-found-outside.tsx'
import { LandingIcons } from '../seo/landing-icons.tsx'
import { themeStyle } from '../theme.ts'
import button from '../ui/button.module.css'
import card from '../ui/card.module.css'
import page from '../ui/page.module.css'
import { landingAtAddress, type Missing, type PageArgs } from '../visited-landing.ts'
import type { Route } from './+types/route.ts'
import { GivenReview, Written } from './given-review.tsx'
import { type ReviewLinks, readReviewAddress, reviewLinks } from './review-address.ts'
import { ReviewForm } from './review-form.tsx'
import { type UnwrittenReview, writeReview } from './write-review.ts'

async function openReview(args: PageArgs) {
  const { secret, step } = readReviewAddress(args.request.url)
  const visit = await args.context.get(siteContext).site.myReview(args.params.name ?? '', secret)
  if (visit.kind !== 'found') return { review: undefined, lost: lostOf(args, visit) }
  const landing = inLanguageOfAddress(args, visit.review.landing)
  return {
    review: { ...visit.review, landing },
    step,
    links: reviewLinks(landing.localAddress, secret),
  }
}

export async function loader(args: Route.LoaderArgs) {
  const opened = await openReview(args)
  const landing = opened.review?.landing ?? (await landingAtAddress(args))
  const pictures = await args.context.get(siteContext).site.landingPictures(landing)
  const around = { landing, pictures, language: landing.language, style: themeStyle(landing.colours) }
  if (!opened.review) {
    const { status } = opened.lost
    return data({ ...around, review: undefined, status }, { status, headers: lostHeaders(opened.lost) })
  }
  const { review, step, links } = opened
  // With the policy "no-referrer" a browser sends a form's origin as "null", and such a form is refused.
  return data({ ...around, review, step, links }, { headers: { 'Referrer-Policy': 'same-origin' } })
}

/** Stores or removes the review and redirects to it; or answers the form as it was typed, with what is wrong. */
export async function action(args: Route.ActionArgs) {
  const opened = await openReview(args)
  const unwritten = (status: number, more?: UnwrittenReview) => data(more, { status })
  if (!opened.review) return unwritten(opened.lost.status)
  const { review, step, links } = opened
  const { site } = args.context.get(siteContext)
  if (step === 'remove') {
    await site.removeReview(review)
    return redirect(links.here, 303)
  }
  const form = await args.request.formData().catch(() => new FormData())
  const refused = await writeReview(site, review, form)
  if (!refused) return redirect(links.here, 303)
  return unwritten(refused.isClosed ? 409 : 422, refused)
}

/** The page contains personal data, and its address contains the secret. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => {
  loaderHeaders.set('Cache-Control', 'no-store')
  return loaderHeaders
}

export default function MyReviewRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { landing, pictures } = loaderData
  return (
    <LandingFrame landing={landing} speech={i18nIn(landing.language)}>
      <LandingIcons pictures={pictures} />
      <div className={page.narrow}>
        {loaderData.review ? (
          <OwnReview shown={loaderData} unwritten={actionData} />
        ) : (
          <LostPage status={loaderData.status} what="myReview" />
        )}
      </div>
    </LandingFrame>
  )
}

type Shown = Extract<Route.ComponentProps['loaderData'], { links: unknown }>

function OwnReview({ shown, unwritten }: { shown: Shown; unwritten: UnwrittenReview | undefined }) {
  const { review, step, links } = shown
  const { given } = review
  if (!given || step === 'change' || unwritten)
    return <ReviewForm review={review} links={links} unwritten={unwritten} />
  if (step === 'remove') return <RemoveStep review={review} given={given} links={links} />
  return <GivenReview review={review} given={given} links={links} />
}

/** A wrong secret below a landing that is missing or not published looks like any other page of it. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) ? (error.data as Missing | undefined)?.missing : undefined
  return <NotFoundOutside missing={missing} />
}

interface RemoveStepProps {
  review: MyReview
  given: NonNullable<MyReview['given']>
  links: ReviewLinks
}

/** What removing a review does, to be confirmed. */
function RemoveStep({ review, given, links }: RemoveStepProps) {
  const { t } = useI18n()
  const title = t('myReview.removeTitle')
  return (
    <section className={reservation.reservation}>
      <OwnHead title={title} />
      <h1>{title}</h1>
      <div className={card.card}>
        <Written {...given} />
        <p>{t('myReview.removeText', { name: review.landing.displayName })}</p>
        <form method="post" action={links.remove} className="row targets on-screen">
          <button type="submit" className={button.button}>
            {t('myReview.removeNow')}
          </button>{' '}
          <a className={button.quiet} href={links.here}>
            {t('myReview.back')}
          </a>
        </form>
      </div>
    </section>
  )
}
