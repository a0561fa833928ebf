import { landingIn } from '@nelly/contract/landings/landing-language'
import { SLIP_REFUSALS } from '@nelly/contract/public-site/my-payment'
import { problems } from '@nelly/contract/refusals/refusals'
import type { PayLinkState } from '@nelly/domain/payments/pay-link'
import { data, useRouteLoaderData } from 'react-router'
import { siteContext } from '../../site-context.ts'
import { i18nIn } from '../both-languages.ts'
import { framedLanding } from '../frame/framed-landing.ts'
import { Speaking, useI18n } from '../i18n.tsx'
import missing from '../not-found/missing-page.module.css'
import { referrerPolicy, SecretPageFrame, secretPageHeaders } from '../secret-pages/secret-page-frame.tsx'
import page from '../ui/page.module.css'
import type { loader as visitorLoader } from '../visitor.tsx'
import type { Route } from './+types/route.ts'
import { ClosedPayment } from './closed-payment.tsx'
import { OpenPayment } from './open-payment.tsx'

const STATUS: Readonly<Record<PayLinkState, number>> = {
  open: 200,
  paid: 200,
  cancelled: 410,
  expired: 410,
  revoked: 410,
}

/** What a link to pay asks for. It changes nothing, however often robots open it. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { site } = context.get(siteContext)
  const visit = await site.myPayment(params.token)
  if (visit.kind !== 'found') {
    const isMany = visit.kind === 'too-many-tries'
    const headers = isMany ? { 'Retry-After': String(visit.retryAfter) } : undefined
    return data({ payment: undefined, isMany }, { status: isMany ? 429 : 404, headers })
  }
  const { payment } = visit
  const spoken = landingIn(payment.landing, payment.language) ?? payment.landing
  // In the customer's language alone: its address names none.
  const landing = { ...spoken, languages: [spoken.language] as const }
  const isOpen = payment.state === 'open' && !landing.suspension
  const asked = new URL(request.url).searchParams.get('wrong')
  const wrong = isOpen ? SLIP_REFUSALS.find((one) => one === asked) : undefined
  const framed = await framedLanding({ context }, landing)
  const status = wrong ? problems[wrong].status : landing.suspension ? 503 : STATUS[payment.state]
  const answer = { ...framed, payment, wrong, here: `/pay/${params.token}` }
  return data(answer, { status, headers: referrerPolicy(isOpen) })
}

export const headers = secretPageHeaders

export default function PayRoute({ loaderData }: Route.ComponentProps) {
  if (!loaderData.payment) return <LostPayment isMany={loaderData.isMany} />
  const { landing, payment } = loaderData
  return (
    <SecretPageFrame framed={loaderData}>
      {payment.state === 'open' && !landing.suspension ? (
        <OpenPayment {...loaderData} />
      ) : (
        <ClosedPayment payment={payment} isPaused={landing.suspension !== null} />
      )}
    </SecretPageFrame>
  )
}

/** Where no link was found: whose it would be is not known. */
function LostPayment({ isMany }: { isMany: boolean }) {
  const speech = i18nIn(useRouteLoaderData<typeof visitorLoader>('visitor/visitor')?.language ?? 'en')
  return (
    <Speaking value={speech}>
      <main className={`${page.narrow} ${missing.outside}`}>
        <link rel="icon" href="data:," />
        <LostWords isMany={isMany} />
      </main>
    </Speaking>
  )
}

function LostWords({ isMany }: { isMany: boolean }) {
  const { t } = useI18n()
  const title = t(isMany ? 'mine.waitTitle' : 'pay.lostTitle')
  return (
    <section className={missing.part}>
      <title>{title}</title>
      <meta name="robots" content="noindex, nofollow" />
      <h1>{title}</h1>
      <p>{t(isMany ? 'mine.waitText' : 'pay.lostText')}</p>
    </section>
  )
}
