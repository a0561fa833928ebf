import type { PriceField } from '@nelly/contract/visitor-forms'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import { linksOf } from '../links.ts'
import button from '../ui/button.module.css'
import { Notice } from '../ui/notice.tsx'
import type { BookingUnderWay, PriceFault } from './booking.ts'
import { bookingSearch, withoutDetails } from './booking-address.ts'

/** The form of the extras with what the price depends on. */
export const QUESTIONS_ID = 'price-questions'

/** The fields whose values do not hold. */
export const faultyFields = ({ priceFaults }: Pick<BookingUnderWay, 'priceFaults'>): PriceField[] =>
  Object.keys(priceFaults) as PriceField[]

/** Why a typed value does not hold. */
export const faultWords = (
  field: PriceField,
  fault: PriceFault,
  t: ReturnType<typeof useI18n>['t'],
): string => t(fault === 'too-many' ? 'price.tooManyCodes' : `price.faults.${field}`)

interface PriceFaultsProps {
  booking: BookingUnderWay
  /** The page that goes on without them. */
  page: string
  /** The form whose fields are carried on. */
  form: string
  /** Whether it answers a submitted form. */
  isPosted: boolean
}

/** What was typed does not hold, and the price is the one without it: to be changed, or left out. */
export function PriceFaults({ booking, page, form, isPosted }: PriceFaultsProps) {
  const { t } = useI18n()
  const links = linksOf(useLanding().localAddress, booking)
  const fields = faultyFields(booking)
  return (
    <Notice kind="problem" isFocused={isPosted} title={t('price.faultsTitle')}>
      {fields.map((field) => (
        <p key={field}>
          {t(`price.asks.${field}`)} ({booking.typed[field]}):{' '}
          {faultWords(field, booking.priceFaults[field] ?? 'invalid', t)}
        </p>
      ))}
      <p>
        <a href={`${links.extras}#${QUESTIONS_ID}`}>{t('price.faultsChange')}</a>
      </p>
      <p>
        <button
          type="submit"
          form={form}
          formAction={page + bookingSearch(withoutDetails(booking, fields))}
          formNoValidate
          name="intent"
          value="change"
          className={button.quiet}
        >
          {t('price.faultsWithout')}
        </button>
      </p>
    </Notice>
  )
}
