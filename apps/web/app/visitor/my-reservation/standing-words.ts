import type { MyReservation } from '@nelly/contract/my-reservation'
import { wishStanding } from '@nelly/domain/reservation/visitor-timeline'
import type { ReservationState } from '@nelly/domain/reservation-state'
import type { I18n } from '../i18n.tsx'

interface Standing {
  readonly title: string
  readonly text: string
}

/** Where a reservation stands, for its visitor: what the operator answered to a request, else what the clock says. */
export function standingWords(
  { landing, period, cancelled, status, answerBy, returnedAt }: MyReservation,
  state: ReservationState,
  { say, longMoment }: Pick<I18n, 'say' | 'longMoment'>,
): Standing {
  const name = landing.displayName
  if (state === 'confirmed' && status === 'requested' && answerBy)
    return {
      title: say('request.waits'),
      text: say('request.waitsText', { name, date: longMoment(answerBy) }),
    }
  const ended = cancelled?.at ?? (state === 'over' ? returnedAt : undefined) ?? period.return
  const date = longMoment(state === 'confirmed' ? period.pickup : ended)
  if (status === 'declined') {
    const because = say(`request.declinedBecause.${cancelled?.byOperator?.reason ?? 'other'}`, { name, date })
    return { title: say('request.declined'), text: `${because} ${say('request.declinedText')}` }
  }
  if (status === 'expired')
    return { title: say('request.expired'), text: say('request.expiredText', { name, date }) }
  const title = say(`mine.states.${state}`)
  const byOperator = cancelled?.byOperator
  return byOperator
    ? { title, text: say(`mine.operatorCancelled.${byOperator.reason}`, { name, date }) }
    : { title, text: say(`mine.stateTexts.${state}`, { name, date }) }
}

/** Where the last change that its visitor asked for stands, while a change can be asked for. */
export function wishWords(
  { landing, timeline, wishRefusal }: MyReservation,
  { say, longMoment }: Pick<I18n, 'say' | 'longMoment'>,
): string | undefined {
  const wish = wishRefusal === 'over' ? undefined : wishStanding(timeline)
  return (
    wish && say(`mine.wishStates.${wish.state}`, { name: landing.displayName, date: longMoment(wish.at) })
  )
}
