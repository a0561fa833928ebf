import { priceRows } from '@nelly/contract/price-rows'
import type { RatesQuote } from '@nelly/domain/rates/rates-quote'
import { useI18n } from '../i18n.tsx'
import styles from './price-lines.module.css'

/** Every line of a price with its reason, the total first. */
export function PriceLines({ quote }: { quote: RatesQuote }) {
  const { say, money, currencyName, language } = useI18n()
  const { currency, total } = quote
  return (
    <dl className={styles.lines}>
      <div className={styles.total}>
        <dt>
          {say('price.total')}{' '}
          <span className={styles.hint}>{say('price.totalHint', { currency: currencyName(currency) })}</span>
        </dt>
        <dd>{money({ minor: total, currency })}</dd>
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
    </dl>
  )
}

const SUBTOTAL = `${styles.line} ${styles.subtotal}`
