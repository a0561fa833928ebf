import { data, redirect } from 'react-router'
import { siteContext } from '../../site-context.ts'
import { framedLanding } from '../frame/framed-landing.ts'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import { postedForm, textOf } from '../posted-form.ts'
import { inLanguageOfAddress, lostHeaders, lostOf } from '../secret-pages/lost.ts'
import { LostPage } from '../secret-pages/lost-page.tsx'
import secretPage from '../secret-pages/secret-page.module.css'
import {
  referrerPolicy,
  SecretPageErrorBoundary,
  SecretPageFrame,
  secretPageHeaders,
} from '../secret-pages/secret-page-frame.tsx'
import { SecretPageHead } from '../secret-pages/secret-page-head.tsx'
import { SecretPageSection } from '../secret-pages/secret-page-section.tsx'
import button from '../ui/button.module.css'
import { Notice } from '../ui/notice.tsx'
import { type PageArgs, visitedLanding } from '../visited-landing.ts'
import type { Route } from './+types/route.ts'
import { askToWait, formPage, type NotAsked } from './ask-to-wait.ts'
import { DO_FIELD, OwnWish } from './own-wish.tsx'
import { type WaitingOffer, waitingPath } from './waiting-address.ts'
import { WaitingForm } from './waiting-form.tsx'

const inAddress = ({ request }: PageArgs, name: string) => new URL(request.url).searchParams.get(name)

async function openWish(args: PageArgs, secret: string) {
  const visit = await args.context.get(siteContext).site.myWish(args.params.name ?? '', secret)
  if (visit.kind !== 'found') return { wish: undefined, lost: lostOf(args, visit) }
  return { wish: { ...visit.wish, landing: inLanguageOfAddress(args, visit.wish.landing) } }
}

/** What the page shows: somebody's own wish, by the secret of its address; what was done; or the form. */
async function shownBy(args: PageArgs) {
  const secret = inAddress(args, 's')
  const done = (['sent', 'left'] as const).find((one) => one === inAddress(args, 'done'))
  if (done) return { is: 'done', done, landing: await visitedLanding(args) } as const
  if (secret === null) {
    const { page, offer } = await formPage(args)
    return { is: 'form', offer, landing: page.landing } as const
  }
  const { wish, lost } = await openWish(args, secret)
  if (!wish) return { is: 'lost', lost, landing: await visitedLanding(args) } as const
  const here = `${waitingPath(wish.landing.localAddress)}?s=${encodeURIComponent(secret)}`
  return { is: 'wish', wish, here, landing: wish.landing } as const
}

export async function loader(args: Route.LoaderArgs) {
  const shown = await shownBy(args)
  const framed = await framedLanding(args, shown.landing)
  if (shown.is === 'lost')
    return data({ ...framed, shown }, { status: shown.lost.status, headers: lostHeaders(shown.lost) })
  return data({ ...framed, shown }, { headers: referrerPolicy(true) })
}

/** Confirms or deletes the wish of the address; without one, takes a new wish. */
export async function action(args: Route.ActionArgs) {
  const secret = inAddress(args, 's')
  if (secret === null) return askToWait(args)
  const { wish, lost } = await openWish(args, secret)
  if (!wish) return data<NotAsked | undefined>(undefined, { status: lost.status })
  const { site } = args.context.get(siteContext)
  const form = await postedForm(args.request)
  const here = waitingPath(wish.landing.localAddress)
  if (textOf(form, DO_FIELD) === 'leave') {
    await site.leaveWaitingList(wish)
    return redirect(`${here}?done=left`, 303)
  }
  if (textOf(form, DO_FIELD) === 'confirm') await site.confirmWish(wish)
  return redirect(`${here}?s=${encodeURIComponent(secret)}`, 303)
}

export const headers = secretPageHeaders

export const ErrorBoundary = SecretPageErrorBoundary

export default function WaitingListRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { shown } = loaderData
  return (
    <SecretPageFrame framed={loaderData}>
      {shown.is === 'wish' ? (
        <OwnWish wish={shown.wish} here={shown.here} />
      ) : shown.is === 'lost' ? (
        <LostPage status={shown.lost.status} what="waiting" />
      ) : shown.is === 'done' ? (
        <Done done={shown.done} />
      ) : (
        <AskingPage offer={shown.offer} notAsked={actionData} />
      )}
    </SecretPageFrame>
  )
}

/** The mail was sent, or the wish deleted. */
function Done({ done }: { done: 'sent' | 'left' }) {
  const { t } = useI18n()
  const { localAddress, displayName: name } = useLanding()
  const title = t(`waiting.${done}Title`)
  return (
    <SecretPageSection title={title}>
      <p>{t(`waiting.${done}Text`, { name })}</p>
      <p>
        <a className={button.quiet} href={`/${localAddress}/vehicle`}>
          {t('waiting.back')}
        </a>
      </p>
    </SecretPageSection>
  )
}

/** The form by itself, with why it was not taken. */
function AskingPage({ notAsked, offer }: { notAsked: NotAsked | undefined; offer: WaitingOffer }) {
  const { t } = useI18n()
  const title = t('waiting.title')
  const { why } = notAsked ?? {}
  return (
    <section className={secretPage.parts}>
      <SecretPageHead title={notAsked ? t('review.errorPrefix', { title }) : title} />
      {why && (
        <Notice kind="problem" isFocused title={t(`waiting.${why}Title`)}>
          <p>{t(`waiting.${why}Text`)}</p>
        </Notice>
      )}
      <WaitingForm offer={offer} typed={notAsked?.typed ?? ''} error={notAsked?.error} isPage />
    </section>
  )
}
