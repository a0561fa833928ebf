import { ITBIS_PERCENT, type PriceLine, priceLines, type Quote } from '@nelly/domain/quote'
import { useI18n } from '../i18n.tsx'
import styles from './price-lines.module.css'

/** Every line of a price, the total first. */
export function PriceLines({ quote }: { quote: Quote }) {
  const { say, money } = useI18n()
  const days = say('trip.days', { count: quote.days })
  const price = money(quote.pricePerDay)
  const label = (line: PriceLine) =>
    line.code === 'extra'
      ? say('price.extra', { extra: say(`extras.names.${line.extra}`), quantity: line.quantity, days })
      : say(`price.${line.code}`, { days, price, percent: ITBIS_PERCENT })
  return (
    <dl className={styles.lines}>
      <div className={styles.total}>
        <dt>
          {say('price.total')} <span className={styles.hint}>{say('price.totalHint')}</span>
        </dt>
        <dd>{money(quote.total)}</dd>
      </div>
      {priceLines(quote).map((line) => (
        <div key={label(line)} className={line.code === 'subtotal' ? SUBTOTAL : styles.line}>
          <dt>{label(line)}</dt>
          <dd>{money(line.amount)}</dd>
        </div>
      ))}
    </dl>
  )
}

const SUBTOTAL = `${styles.line} ${styles.subtotal}`
