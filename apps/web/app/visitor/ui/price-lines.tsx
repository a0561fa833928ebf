import { displayWords, paymentRows } from '@nelly/contract/reservations/payment-rows'
import { priceRows } from '@nelly/contract/reservations/price-rows'
import type { Quote } from '@nelly/domain/rates/quote'
import { useI18n } from '../i18n.tsx'
import styles from './price-lines.module.css'

interface PriceLinesProps {
  quote: Quote
  /** Nothing of it is to be paid: the reservation was cancelled or never accepted. */
  isOff?: boolean
}

/** Every line of a price with its reason, the total first, and what is paid when. */
export function PriceLines({ quote, isOff = false }: PriceLinesProps) {
  const { t, money, currencyName, language } = useI18n()
  const { currency, total } = quote
  const inOther = displayWords(quote, language)
  return (
    <dl className={styles.lines}>
      <div className={styles.total}>
        <dt>
          {t('price.total')}{' '}
          <span className={styles.hint}>{t('price.totalHint', { currency: currencyName(currency) })}</span>
        </dt>
        <dd>
          {money({ minor: total, currency })}{' '}
          {inOther !== null && <span className={styles.hint}>{inOther}</span>}
        </dd>
      </div>
      {priceRows(quote, language).map(({ kind, label, reason, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: The rows of a price never change their order.
        <div key={index} className={kind === 'subtotal' ? SUBTOTAL : styles.line}>
          <dt>
            {label} {reason !== null && <span className={styles.hint}>{reason}</span>}
          </dt>
          <dd>{money({ minor: amount, currency })}</dd>
        </div>
      ))}
      {(isOff ? [] : paymentRows(quote, language)).map(({ kind, label, hint, amount }) => (
        <div key={kind} className={kind === 'remainder' ? styles.line : SUBTOTAL}>
          <dt>
            {label} {hint !== null && <span className={styles.hint}>{hint}</span>}
          </dt>
          <dd>{money({ minor: amount, currency })}</dd>
        </div>
      ))}
    </dl>
  )
}

const SUBTOTAL = `${styles.line} ${styles.subtotal}`
