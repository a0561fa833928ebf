import type { MyReservation } from '@nelly/contract/public-site/my-reservation'
import { useI18n } from '../i18n.tsx'
import card from '../ui/card.module.css'
import styles from './timeline.module.css'

/** What has happened to the reservation, by the clock at the rental place. */
export function Timeline({ reservation: { timeline } }: { reservation: MyReservation }) {
  const { t, longMoment } = useI18n()
  return (
    <section className={card.card}>
      <h2>{t('mine.timeline')}</h2>
      <ol className={styles.steps}>
        {timeline.map(({ step, at }, index) => (
          <li key={`${step} ${at}`} aria-current={index === timeline.length - 1 ? 'step' : undefined}>
            <span className={styles.step}>{t(`mine.steps.${step}`)}</span>{' '}
            <time dateTime={at}>{longMoment(at)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}
