import { mayBeCancelled, stateOf } from '@nelly/domain/reservations/reservation-state'
import { data } from 'react-router'
import { siteContext } from '../../site-context.ts'
import { framedLanding } from '../frame/framed-landing.ts'
import { lostHeaders } from '../secret-pages/lost.ts'
import { LostPage } from '../secret-pages/lost-page.tsx'
import {
  referrerPolicy,
  SecretPageErrorBoundary,
  SecretPageFrame,
  secretPageHeaders,
} from '../secret-pages/secret-page-frame.tsx'
import { landingAtAddress } from '../visited-landing.ts'
import type { Route } from './+types/route.ts'
import { changeReservation } from './action.ts'
import { CancelStep } from './cancel-step.tsx'
import { ChangeStep } from './change-step.tsx'
import { EraseStep } from './erase-step.tsx'
import { ownLinks, readOwnAddress } from './own-address.ts'
import { openReservation } from './own-reservation.ts'
import { PayStep } from './pay-step.tsx'
import { Reservation } from './reservation.tsx'

export async function loader(args: Route.LoaderArgs) {
  const opened = await openReservation(args)
  const framed = await framedLanding(args, opened.reservation?.landing ?? (await landingAtAddress(args)))
  const { landing } = framed
  if (!opened.reservation) {
    const { status } = opened
    return data({ ...framed, reservation: undefined, status }, { status, headers: lostHeaders(opened) })
  }
  const { reservation } = opened
  const { secret, step } = readOwnAddress(args.request.url)
  const now = args.context.get(siteContext).site.now(landing)
  const { period, isWithdrawn, cancelled } = reservation
  const state = stateOf({ period, isWithdrawn, isCancelled: cancelled !== undefined }, now)
  const links = ownLinks(landing.localAddress, secret)
  const headers = referrerPolicy(step !== undefined)
  return data({ ...framed, reservation, state, now, step, links }, { headers })
}

export const action = (args: Route.ActionArgs) => changeReservation(args)

export const headers = secretPageHeaders

export const ErrorBoundary = SecretPageErrorBoundary

export default function MyReservationRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SecretPageFrame framed={loaderData}>
      {loaderData.reservation ? (
        <OwnPage shown={loaderData} unchanged={actionData} />
      ) : (
        <LostPage status={loaderData.status} what="mine" />
      )}
    </SecretPageFrame>
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
