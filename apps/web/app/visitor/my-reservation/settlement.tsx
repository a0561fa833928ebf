import type { MinorUnits } from '@nelly/domain/money'
import type { Quote } from '@nelly/domain/rates/quote'
import { useI18n } from '../i18n.tsx'
import styles from './settlement.module.css'

/** The total of a reservation and its cancellation fee, which operator and customer settle between them. */
export function Settlement({ fee, quote }: { fee: MinorUnits; quote: Quote }) {
  const { t, money } = useI18n()
  const { currency, total } = quote
  return (
    <dl className={styles.settlement}>
      <div>
        <dt>{t('mine.total')}</dt>
        <dd>{money({ minor: total, currency })}</dd>
      </div>
      <div className={styles.fee}>
        <dt>{t('mine.fee')}</dt>
        <dd>{money({ minor: fee, currency })}</dd>
      </div>
    </dl>
  )
}
