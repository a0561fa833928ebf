import { mayBeCancelled, stateOf } from '@nelly/domain/reservations/reservation-state'
import { data, isRouteErrorResponse } from 'react-router'
import { siteContext } from '../../site-context.ts'
import { i18nIn } from '../both-languages.ts'
import { LandingFrame } from '../frame/landing-frame.tsx'
import { NotFoundOutside } from '../not-found/not-found-outside.tsx'
import { LandingIcons } from '../seo/landing-icons.tsx'
import { themeStyle } from '../theme.ts'
import page from '../ui/page.module.css'
import { landingAtAddress, type Missing } from '../visited-landing.ts'
import type { Route } from './+types/route.ts'
import { changeReservation } from './action.ts'
import { CancelStep } from './cancel-step.tsx'
import { ChangeStep } from './change-step.tsx'
import { EraseStep } from './erase-step.tsx'
import { LostPage } from './lost-page.tsx'
import { ownLinks, readOwnAddress } from './own-address.ts'
import { lostHeaders, openReservation } from './own-reservation.ts'
import { PayStep } from './pay-step.tsx'
import { Reservation } from './reservation.tsx'

export async function loader(args: Route.LoaderArgs) {
  const opened = await openReservation(args)
  const landing = opened.reservation?.landing ?? (await landingAtAddress(args))
  const pictures = await args.context.get(siteContext).site.landingPictures(landing)
  const around = { landing, pictures, language: landing.language, style: themeStyle(landing.colours) }
  if (!opened.reservation) {
    const { status } = opened
    return data({ ...around, reservation: undefined, status }, { status, headers: lostHeaders(opened) })
  }
  const { reservation } = opened
  const { secret, step } = readOwnAddress(args.request.url)
  const now = args.context.get(siteContext).site.now(landing)
  const { period, isWithdrawn, cancelled } = reservation
  const state = stateOf({ period, isWithdrawn, isCancelled: cancelled !== undefined }, now)
  const links = ownLinks(landing.localAddress, secret)
  // With the policy "no-referrer" a browser sends a form's origin as "null", and such a form is refused.
  const headers = { 'Referrer-Policy': step ? 'same-origin' : 'no-referrer' }
  return data({ ...around, reservation, state, now, step, links }, { headers })
}

export const action = (args: Route.ActionArgs) => changeReservation(args)

/** The page contains personal data, and its address contains the secret. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => {
  loaderHeaders.set('Cache-Control', 'no-store')
  return loaderHeaders
}

export default function MyReservationRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LandingFrame landing={loaderData.landing} speech={i18nIn(loaderData.landing.language)}>
      <LandingIcons pictures={loaderData.pictures} />
      <div className={page.narrow}>
        {loaderData.reservation ? (
          <OwnPage shown={loaderData} unchanged={actionData} />
        ) : (
          <LostPage status={loaderData.status} what="mine" />
        )}
      </div>
    </LandingFrame>
  )
}

type Shown = Extract<Route.ComponentProps['loaderData'], { links: unknown }>

function OwnPage({ shown, unchanged }: { shown: Shown; unchanged: Route.ComponentProps['actionData'] }) {
  const { reservation, step, state } = shown
  if (step === 'cancel' && mayBeCancelled(state, reservation.status))
    return <CancelStep {...shown} unchanged={unchanged} />
  if (step === 'pay' && reservation.prepaymentDue !== undefined)
    return <PayStep {...shown} due={reservation.prepaymentDue} isRefused={unchanged !== undefined} />
  if (step === 'change') return <ChangeStep {...shown} unsent={unchanged?.wish} />
  if (step === 'erase' && !reservation.erasedAt) return <EraseStep {...shown} />
  return <Reservation {...shown} />
}

/** A wrong secret below a landing that is missing or not published looks like any other page of it. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) ? (error.data as Missing | undefined)?.missing : undefined
  return <NotFoundOutside missing={missing} />
}
