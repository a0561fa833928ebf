import type { MyReservation } from '@nelly/contract/public-site/my-reservation'
import type { MinorUnits } from '@nelly/domain/money'
import { comingSteps, noShowFee } from '@nelly/domain/reservations/cancellation'
import type { WallClock } from '@nelly/domain/wall-clock'
import type { ReactNode } from 'react'
import { useI18n } from '../i18n.tsx'
import card from '../ui/card.module.css'

interface CancellationTermsProps {
  reservation: MyReservation
  now: WallClock
  /** What can be done about it. */
  children?: ReactNode
}

/** The cancellation fees of a reservation that has not begun, and their deadlines. Source: rules.md, "Cancellation". */
export function CancellationTerms({
  reservation: { period, quote, status },
  now,
  children,
}: CancellationTermsProps) {
  const { t, money, longMoment } = useI18n()
  const amount = (minor: MinorUnits) => money({ minor, currency: quote.currency })
  const steps = comingSteps(quote, period.pickup, now)
  const noShow = noShowFee(quote)
  const pickup = longMoment(period.pickup)
  return (
    <section className={card.card}>
      <h2>{t('mine.cancelTitle')}</h2>
      {status === 'requested' && <p>{t('request.withdrawn')}</p>}
      <ul className="bullets">
        {steps.map(({ from, fee }, index) => (
          <li key={from ?? ''}>
            {from === null
              ? t('mine.feeBefore', {
                  date: longMoment(steps[index + 1]?.from ?? period.pickup),
                  fee: amount(fee),
                })
              : t('mine.feeFrom', { date: longMoment(from), fee: amount(fee) })}
          </li>
        ))}
        <li>
          {noShow === quote.total
            ? t('mine.feeAfter', { date: pickup })
            : t('mine.feeNoShow', { date: pickup, fee: amount(noShow) })}
        </li>
      </ul>
      {children}
    </section>
  )
}
