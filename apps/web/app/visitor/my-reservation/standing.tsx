import { type ReservationState, stateForVisitor } from '@nelly/domain/reservations/reservation-state'
import { useI18n } from '../i18n.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import type { Shown } from './shown.ts'
import styles from './standing.module.css'
import { standingWords, wishWords } from './standing-words.ts'

const signs: Record<ReservationState, IconName> = {
  confirmed: 'check',
  'under-way': 'car',
  over: 'check',
  cancelled: 'minus',
  withdrawn: 'alert',
}

/** The state and the number of the reservation. */
export function Standing({ reservation, state: byClock }: Shown) {
  const i18n = useI18n()
  const { t } = i18n
  const { landing, cancelled, reference, status } = reservation
  const state = stateForVisitor(byClock, status)
  const { displayName: name } = landing
  const byOperator = cancelled?.byOperator
  const { title, text } = standingWords(reservation, state, i18n)
  const wish = wishWords(reservation, i18n)
  const isGood = state === 'confirmed' && status !== 'requested'
  return (
    <section className={`${styles.standing} ${isGood ? styles.good : ''}`}>
      <span className={styles.sign}>
        <Icon name={status === 'requested' && state === 'confirmed' ? 'calendar' : signs[state]} />
      </span>
      <h1>{title}</h1>
      <div className={styles.words}>
        <p>{text}</p>
        {wish && <p className={styles.wish}>{wish}</p>}
        {byOperator?.note && (
          <blockquote className={styles.message}>
            <strong>{t('mine.messageFrom', { name })}</strong>
            <p>{byOperator.note}</p>
          </blockquote>
        )}
        <p className={`muted ${styles.reference}`}>
          {t(status === 'requested' ? 'request.reference' : 'thanks.reference')} <strong>{reference}</strong>
        </p>
      </div>
    </section>
  )
}
