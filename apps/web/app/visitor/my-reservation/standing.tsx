import type { ReservationState } from '@nelly/domain/reservation-state'
import { useI18n } from '../i18n.tsx'
import { Icon, type IconName } from '../parts/icon.tsx'
import type { Shown } from './shown.ts'
import styles from './standing.module.css'

const signs: Record<ReservationState, IconName> = {
  confirmed: 'check',
  'under-way': 'car',
  over: 'check',
  cancelled: 'minus',
  withdrawn: 'alert',
}

/** The state and the number of the reservation. */
export function Standing({ reservation, state }: Shown) {
  const { say, longMoment } = useI18n()
  const { landing, period, cancelled, reference } = reservation
  const date = longMoment(state === 'confirmed' ? period.pickup : (cancelled?.at ?? period.return))
  const { displayName: name } = landing
  const byOperator = cancelled?.byOperator
  const text = byOperator
    ? say(`mine.operatorCancelled.${byOperator.reason}`, { name, date })
    : say(`mine.stateTexts.${state}`, { name, date })
  return (
    <section className={`${styles.standing} ${state === 'confirmed' ? styles.good : ''}`}>
      <span className={styles.sign}>
        <Icon name={signs[state]} />
      </span>
      <h1 className={styles.title}>{say(`mine.states.${state}`)}</h1>
      <div className={styles.words}>
        <p>{text}</p>
        {byOperator?.note && (
          <blockquote className={styles.message}>
            <strong>{say('mine.messageFrom', { name })}</strong>
            <p>{byOperator.note}</p>
          </blockquote>
        )}
        <p className={styles.reference}>
          {say('thanks.reference')} <strong>{reference}</strong>
        </p>
      </div>
    </section>
  )
}
