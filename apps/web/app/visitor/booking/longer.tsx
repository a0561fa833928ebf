import type { Currency } from '@nelly/domain/currency'
import type { LongerRental } from '@nelly/domain/rates/longer-is-cheaper'
import { useI18n } from '../i18n.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Carried } from './booking.ts'
import { bookingSearch, onDates } from './booking-address.ts'

interface LongerProps {
  longer: LongerRental | undefined
  currency: Currency
  booking: Carried
  /** The page that shows the longer trip. */
  page: string
}

/** Says that a longer rental costs less, with a link to it. Nothing changes unless it is followed. */
export function Longer({ longer, currency, booking, page }: LongerProps) {
  const { t, money, moment } = useI18n()
  if (!longer) return null
  const { days, period, total, saved } = longer
  return (
    <Notice
      kind="note"
      title={t('price.longerTitle', { count: days, saved: money({ minor: saved, currency }) })}
    >
      <p>
        {t('price.longerText', { total: money({ minor: total, currency }), return: moment(period.return) })}{' '}
        <a href={page + bookingSearch(onDates(booking, period))}>{t('price.longerTake', { count: days })}</a>
      </p>
    </Notice>
  )
}
