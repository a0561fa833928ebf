import { displayWords, paymentRows } from '@nelly/contract/reservations/payment-rows'
import { priceRows } from '@nelly/contract/reservations/price-rows'
import type { OwnedReservation } from '@nelly/contract/reservations/reservation'
import { formatMoney, type Money } from '@nelly/domain/money'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import css from './price-lines.module.css'

/** Every line of a reservation's price as booked, and what is paid when, or the cancellation fee if it was cancelled. */
export function PriceLines({ reservation }: { reservation: OwnedReservation }) {
  const t = useWords('reservation')
  const { quote, total, currency, cancelled } = reservation
  const language = storedLanguage()
  const inOther = displayWords(quote, language)
  return (
    <table className={css.lines}>
      <caption className="title">{t('price')}</caption>
      <tbody>
        {priceRows(quote, language).map(({ kind, label, reason, amount }, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: The rows of a stored price never change.
            key={index}
            amount={{ minor: amount, currency }}
            className={kind === 'subtotal' ? css.subtotal : undefined}
          >
            {label} {reason !== null && <span className="muted block">{reason}</span>}
          </Line>
        ))}
      </tbody>
      <tfoot>
        <Line amount={{ minor: total, currency }} className={cancelled ? css.struck : css.total}>
          {t('total')} {inOther !== null && <span className="muted block">{inOther}</span>}
        </Line>
        {!cancelled &&
          paymentRows(quote, language).map(({ kind, label, hint, amount }) => (
            <Line
              key={kind}
              amount={{ minor: amount, currency }}
              className={kind === 'remainder' ? undefined : css.subtotal}
            >
              {label} {hint !== null && <span className="muted block">{hint}</span>}
            </Line>
          ))}
        {cancelled && (
          <Line amount={{ minor: cancelled.fee, currency }} className={css.total}>
            {t('fee')}
          </Line>
        )}
      </tfoot>
    </table>
  )
}

function Line(props: { amount: Money; className?: string | undefined; children: React.ReactNode }) {
  return (
    <tr className={props.className}>
      <th scope="row">{props.children}</th>
      <td>{formatMoney(props.amount)}</td>
    </tr>
  )
}
