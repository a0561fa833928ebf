import { ITBIS_PERCENT, type Quote } from '@nelly/domain/quote'
import { useI18n } from '../i18n.tsx'
import styles from './price-lines.module.css'

/** Every line of a price, the all-in total first. */
export function PriceLines({ quote }: { quote: Quote }) {
  const { say, money } = useI18n()
  const days = say('trip.days', { count: quote.days })
  const lines: [string, string, string?][] = [
    [say('price.rental', { days, price: money(quote.pricePerDay) }), money(quote.rental)],
    ...quote.extras.map(({ code, quantity, amount }): [string, string] => [
      say('price.extra', { extra: say(`extras.names.${code}`), quantity, days }),
      money(amount),
    ]),
    [say('price.liability'), money(quote.liabilityService)],
    [say('price.license'), money(quote.vehicleLicenseFee)],
    [say('price.subtotal'), money(quote.subtotal), styles.subtotal],
    [say('price.tax', { percent: ITBIS_PERCENT }), money(quote.tax)],
  ]
  return (
    <dl className={styles.lines}>
      <div className={styles.total}>
        <dt>
          {say('price.total')} <span className={styles.hint}>{say('price.totalHint')}</span>
        </dt>
        <dd>{money(quote.total)}</dd>
      </div>
      {lines.map(([label, amount, className]) => (
        <div key={label} className={className ? `${styles.line} ${className}` : styles.line}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
