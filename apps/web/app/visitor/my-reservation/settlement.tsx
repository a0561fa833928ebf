import { cents, type UsCents } from '@nelly/domain/money'
import { useSpeech } from '../speech.tsx'
import styles from './settlement.module.css'

/** Of a price that counts as paid in advance: what is kept after a cancellation, and what is given back. */
export function Settlement({ fee, total }: { fee: UsCents; total: UsCents }) {
  const { say, money } = useSpeech()
  return (
    <dl className={styles.settlement}>
      <div>
        <dt>{say('mine.total')}</dt>
        <dd>{money(total)}</dd>
      </div>
      <div>
        <dt>{say('mine.kept')}</dt>
        <dd>{money(fee)}</dd>
      </div>
      <div className={styles.back}>
        <dt>{say('mine.givenBack')}</dt>
        <dd>{money(cents(total - fee))}</dd>
      </div>
    </dl>
  )
}
