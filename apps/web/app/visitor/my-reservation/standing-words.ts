import type { MyReservation } from '@nelly/contract/public-site/my-reservation'
import type { ReservationState } from '@nelly/domain/reservations/reservation-state'
import { wishStanding } from '@nelly/domain/reservations/visitor-timeline'
import type { I18n } from '../i18n.tsx'

interface Standing {
  readonly title: string
  readonly text: string
}

/** Where a reservation stands, for its visitor: what the operator answered to a request, else what the clock says. */
export function standingWords(
  { landing, period, cancelled, status, answerBy, returnedAt }: MyReservation,
  state: ReservationState,
  { t, longMoment }: Pick<I18n, 't' | 'longMoment'>,
): Standing {
  const name = landing.displayName
  if (state === 'confirmed' && status === 'requested' && answerBy)
    return {
      title: t('request.waits'),
      text: t('request.waitsText', { name, date: longMoment(answerBy) }),
    }
  const ended = cancelled?.at ?? (state === 'over' ? returnedAt : undefined) ?? period.return
  const date = longMoment(state === 'confirmed' ? period.pickup : ended)
  if (status === 'declined') {
    const because = t(`request.declinedBecause.${cancelled?.byOperator?.reason ?? 'other'}`, { name, date })
    return { title: t('request.declined'), text: `${because} ${t('request.declinedText')}` }
  }
  if (status === 'expired')
    return { title: t('request.expired'), text: t('request.expiredText', { name, date }) }
  const title = t(`mine.states.${state}`)
  const byOperator = cancelled?.byOperator
  return byOperator
    ? { title, text: t(`mine.operatorCancelled.${byOperator.reason}`, { name, date }) }
    : { title, text: t(`mine.stateTexts.${state}`, { name, date }) }
}

/** Where the last change that its visitor asked for stands, while a change can be asked for. */
export function wishWords(
  { landing, timeline, wishRefusal }: MyReservation,
  { t, longMoment }: Pick<I18n, 't' | 'longMoment'>,
): string | undefined {
  const wish = wishRefusal === 'over' ? undefined : wishStanding(timeline)
  return wish && t(`mine.wishStates.${wish.state}`, { name: landing.displayName, date: longMoment(wish.at) })
}
