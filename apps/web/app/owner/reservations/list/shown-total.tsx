import type { ListedReservation } from '@nelly/contract/reservations/reservation'
import { formatMoney } from '@nelly/domain/money'
import { useWords } from '../../words/use-words.ts'
import { OpenSums } from '../open-sums.tsx'
import css from './shown-total.module.css'

/** The total of a reservation, and what is open of it; for one that was cancelled, not only declined or expired, also its cancellation fee. */
export function ShownTotal({ reservation }: { reservation: ListedReservation }) {
  const t = useWords('reservation')
  const { total, currency, cancelled, status } = reservation
  const amount = formatMoney({ minor: total, currency })
  return (
    <div>
      <span className={css.total}>
        {cancelled ? <s>{amount}</s> : amount}
        {cancelled && status !== 'declined' && status !== 'expired' && (
          <span className={css.fee}>
            {t('cancellationFee', { fee: formatMoney({ minor: cancelled.fee, currency }) })}
          </span>
        )}
      </span>
      <span className={css.fee}>
        <OpenSums reservation={reservation} />
      </span>
    </div>
  )
}
