import { PRICE_FIELDS, type PriceField } from '@nelly/contract/visitor-forms'
import { MAX_ADDITIONAL_DRIVERS } from '@nelly/domain/rates/largest-total'
import type { Quote } from '@nelly/domain/rates/quote'
import type { BookingUnderWay } from '../booking/booking.ts'
import { AGES, carriedFields } from '../booking/booking-address.ts'
import { faultWords, QUESTIONS_ID } from '../booking/price-faults.tsx'
import { useI18n } from '../i18n.tsx'
import button from '../ui/button.module.css'
import { described, Field } from '../ui/field.tsx'
import styles from './price-questions.module.css'

interface PriceQuestionsProps {
  asks: readonly PriceField[]
  booking: BookingUnderWay
  /** Undefined where a rule refuses the trip. */
  quote: Quote | undefined
  /** The current page, which shows the price again. */
  page: string
  /** Further parameters of the page's address to keep. */
  keep?: readonly [string, string][]
}

const INPUTS = {
  driverAge: { type: 'number', ...AGES, inputMode: 'numeric' },
  additionalDrivers: { type: 'number', min: 0, max: MAX_ADDITIONAL_DRIVERS, inputMode: 'numeric' },
  discountCode: { type: 'text', maxLength: 40, autoComplete: 'off', spellCheck: false },
} as const

/** The age, the additional drivers and the discount code, where the price depends on them. A plain form. */
export function PriceQuestions({ asks, booking, quote, page, keep = [] }: PriceQuestionsProps) {
  const { t } = useI18n()
  const isRefused = quote === undefined
  if (asks.length === 0) return null
  return (
    <form id={QUESTIONS_ID} action={page} method="get" noValidate className={styles.form}>
      {[...carriedFields(booking, 'price'), ...keep].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {asks.map((field) => {
        const id = `price-${PRICE_FIELDS[field]}`
        const fault = booking.priceFaults[field]
        const error = fault && faultWords(field, fault, t)
        return (
          <Field key={field} id={id} label={t(`price.asks.${field}`)} error={error}>
            <input
              name={PRICE_FIELDS[field]}
              defaultValue={booking.typed[field] ?? ''}
              {...INPUTS[field]}
              {...described(id, { error })}
            />
          </Field>
        )
      })}
      {quote?.discountCode === 'outdone' && <p>{t('price.codeOutdone')}</p>}
      <button type="submit" className={button.quiet}>
        {t(isRefused ? 'price.checkAgain' : 'price.update')}
      </button>
    </form>
  )
}
