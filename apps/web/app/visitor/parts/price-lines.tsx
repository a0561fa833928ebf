import { priceRows } from '@nelly/contract/price-rows'
import type { Quote } from '@nelly/domain/rates/quote'
import { useI18n } from '../i18n.tsx'
import styles from './price-lines.module.css'

/** Every line of a price with its reason, the total first. */
export function PriceLines({ quote }: { quote: Quote }) {
  const { say, money, currencyName, language } = useI18n()
  const { currency, total, display } = quote
  return (
    <dl className={styles.lines}>
      <div className={styles.total}>
        <dt>
          {say('price.total')}{' '}
          <span className={styles.hint}>{say('price.totalHint', { currency: currencyName(currency) })}</span>
        </dt>
        <dd>
          {money({ minor: total, currency })}{' '}
          {display && (
            <span className={styles.hint}>
              {say('price.display', { amount: money({ minor: display.amount, currency: display.currency }) })}
            </span>
          )}
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
      <Payment quote={quote} />
    </dl>
  )
}

/** What is paid before and at the pickup, and the deposit, which is no part of the total. */
function Payment({ quote: { currency, prepayment, dueAtPickup, deposit } }: { quote: Quote }) {
  const { say, money } = useI18n()
  return (
    <>
      {prepayment !== null && (
        <>
          <div className={SUBTOTAL}>
            <dt>{say('price.prepayment')}</dt>
            <dd>{money({ minor: prepayment, currency })}</dd>
          </div>
          <div className={styles.line}>
            <dt>{say('price.dueAtPickup')}</dt>
            <dd>{money({ minor: dueAtPickup, currency })}</dd>
          </div>
        </>
      )}
      {deposit !== null && (
        <div className={SUBTOTAL}>
          <dt>
            {say('price.deposit')} <span className={styles.hint}>{say('price.depositHint')}</span>
          </dt>
          <dd>{money({ minor: deposit, currency })}</dd>
        </div>
      )}
    </>
  )
}

const SUBTOTAL = `${styles.line} ${styles.subtotal}`
