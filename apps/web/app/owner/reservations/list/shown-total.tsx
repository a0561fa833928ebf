import type { ListedReservation } from '@nelly/contract/reservations/reservation'
import { formatMoney } from '@nelly/domain/money'
import { useWords } from '../../words/use-words.ts'
import css from './shown-total.module.css'

/** The total of a reservation; for one that was cancelled, not only declined or expired, also its cancellation fee. */
export function ShownTotal({ reservation }: { reservation: ListedReservation }) {
  const t = useWords('reservation')
  const { total, currency, cancelled, status } = reservation
  if (!cancelled) return <span className={css.total}>{formatMoney({ minor: total, currency })}</span>
  return (
    <span className={css.total}>
      <s>{formatMoney({ minor: total, currency })}</s>
      {status !== 'declined' && status !== 'expired' && (
        <span className={css.fee}>
          {t('cancellationFee', { fee: formatMoney({ minor: cancelled.fee, currency }) })}
        </span>
      )}
    </span>
  )
}
