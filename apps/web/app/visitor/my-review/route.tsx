import type { MyReview } from '@nelly/contract/public-site/my-review'
import { data, redirect } from 'react-router'
import { siteContext } from '../../site-context.ts'
import { framedLanding } from '../frame/framed-landing.ts'
import { useI18n } from '../i18n.tsx'
import { postedForm } from '../posted-form.ts'
import { inLanguageOfAddress, lostHeaders, lostOf } from '../secret-pages/lost.ts'
import { LostPage } from '../secret-pages/lost-page.tsx'
import {
  referrerPolicy,
  SecretPageErrorBoundary,
  SecretPageFrame,
  secretPageHeaders,
} from '../secret-pages/secret-page-frame.tsx'
import { SecretPageSection } from '../secret-pages/secret-page-section.tsx'
import button from '../ui/button.module.css'
import card from '../ui/card.module.css'
import { landingAtAddress, type PageArgs } from '../visited-landing.ts'
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
  const framed = await framedLanding(args, opened.review?.landing ?? (await landingAtAddress(args)))
  if (!opened.review) {
    const { status } = opened.lost
    return data({ ...framed, review: undefined, status }, { status, headers: lostHeaders(opened.lost) })
  }
  const { review, step, links } = opened
  return data({ ...framed, review, step, links }, { headers: referrerPolicy(true) })
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
  const form = await postedForm(args.request)
  const refused = await writeReview(site, review, form)
  if (!refused) return redirect(links.here, 303)
  return unwritten(refused.isClosed ? 409 : 422, refused)
}

export const headers = secretPageHeaders

export const ErrorBoundary = SecretPageErrorBoundary

export default function MyReviewRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SecretPageFrame framed={loaderData}>
      {loaderData.review ? (
        <OwnReview shown={loaderData} unwritten={actionData} />
      ) : (
        <LostPage status={loaderData.status} what="myReview" />
      )}
    </SecretPageFrame>
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
    <SecretPageSection title={title}>
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
    </SecretPageSection>
  )
}
