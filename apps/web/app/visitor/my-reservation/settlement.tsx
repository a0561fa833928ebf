import type { MinorUnits } from '@nelly/domain/money'
import { useI18n } from '../i18n.tsx'
import styles from './settlement.module.css'

/** The total of a reservation and its cancellation fee, which operator and customer settle between them. */
export function Settlement({ fee, total }: { fee: MinorUnits; total: MinorUnits }) {
  const { say, money } = useI18n()
  return (
    <dl className={styles.settlement}>
      <div>
        <dt>{say('mine.total')}</dt>
        <dd>{money(total)}</dd>
      </div>
      <div className={styles.fee}>
        <dt>{say('mine.fee')}</dt>
        <dd>{money(fee)}</dd>
      </div>
    </dl>
  )
}
