import type { OwnedReservation } from '@nelly/contract/owned-reservation'
import type { UsCents } from '@nelly/domain/money'
import { formatMoney } from '@nelly/domain/money'
import { ITBIS_PERCENT } from '@nelly/domain/quote'
import { useWords } from '../../words/use-words.ts'
import css from './price-lines.module.css'

/** Every line of a reservation's price, as it was when it was made, and the cancellation fee where it was cancelled. */
export function PriceLines({ reservation }: { reservation: OwnedReservation }) {
  const say = useWords('reservation')
  const { quote, total, cancelled } = reservation
  return (
    <table className={css.lines}>
      <caption className={css.caption}>{say('price')}</caption>
      <tbody>
        <Line amount={quote.rental}>
          {say('rental', { days: quote.days, price: formatMoney(quote.pricePerDay) })}
        </Line>
        {quote.extras.map(({ code, quantity, amount }) => (
          <Line key={code} amount={amount}>
            {say(`extra.${code}`)} × {quantity}
          </Line>
        ))}
        <Line amount={quote.liabilityService}>{say('liability')}</Line>
        <Line amount={quote.licenseFee}>{say('license')}</Line>
        <Line amount={quote.subtotal} className={css.subtotal}>
          {say('subtotal')}
        </Line>
        <Line amount={quote.tax}>{say('tax', { percent: ITBIS_PERCENT })}</Line>
      </tbody>
      <tfoot>
        <Line amount={total} className={cancelled ? css.struck : css.total}>
          {say('total')}
        </Line>
        {cancelled && (
          <Line amount={cancelled.fee} className={css.total}>
            {say('fee')}
          </Line>
        )}
      </tfoot>
    </table>
  )
}

function Line(props: { amount: UsCents; className?: string | undefined; children: React.ReactNode }) {
  return (
    <tr className={props.className}>
      <th scope="row">{props.children}</th>
      <td>{formatMoney(props.amount)}</td>
    </tr>
  )
}
